package org.quadrille.core.search;

/** The figures that a running search reports about its progress. */
@FunctionalInterface
public interface ProgressSource {

  /**
   * Returns the fraction of the search tree that is done.
   *
   * @return see {@link Progress#fraction}
   */
  double fraction();

  /**
   * Returns the number of nodes tried at each level.
   *
   * @return see {@link Progress#profile}
   */
  default Profile profile() {
    return Profile.NONE;
  }
}
