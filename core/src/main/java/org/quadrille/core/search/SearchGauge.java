package org.quadrille.core.search;

/** What can be read off a search under way, when somebody wants to know how far it has come. */
@FunctionalInterface
public interface SearchGauge {

  /**
   * Which part of the tree is done.
   *
   * @return see {@link Progress#fraction}
   */
  double fraction();

  /**
   * How many nodes have been tried at each level.
   *
   * @return see {@link Progress#profile}
   */
  default Profile profile() {
    return Profile.NONE;
  }
}
