package org.quadrille.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ProfileTest {
  private static final long[] NODES = {1, 3, 0, 6, 0};

  @Test
  void aProfileHasTheFirstLevelsOfTheArray() {
    Profile profile = Profile.of(NODES, 3);
    assertThat(profile.depth()).isEqualTo(3);
    assertThat(profile.nodes(1)).isEqualTo(3);
    assertThat(profile.nodes(2)).isZero();
    assertThat(profile).hasToString("[1, 3, 0]");
    assertThat(profile.toArray()).containsExactly(1, 3, 0);
    assertThatThrownBy(() -> profile.nodes(3)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThat(Profile.of(NODES, 0)).isSameAs(Profile.NONE);
  }

  @Test
  void aDepthOutsideTheArrayIsRejected() {
    assertThatThrownBy(() -> Profile.of(NODES, -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a depth of -1");
    assertThatThrownBy(() -> Profile.of(NODES, 6)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void emptyLevelsAtTheEndAreDropped() {
    assertThat(Profile.ofAll(NODES)).isEqualTo(Profile.of(NODES, 4));
    assertThat(Profile.ofAll(new long[3])).isSameAs(Profile.NONE);
  }

  @Test
  void arraysAreCopied() {
    long[] nodes = {1, 2};
    Profile profile = Profile.of(nodes, 2);
    nodes[0] = 7;
    profile.toArray()[1] = 7;
    assertThat(profile.toArray()).containsExactly(1, 2);
  }

  @Test
  void theSumIsTakenLevelByLevel() {
    Profile shallow = Profile.ofAll(new long[] {1, 2});
    Profile deep = Profile.ofAll(new long[] {10, 20, 30});
    assertThat(shallow.plus(deep)).hasToString("[11, 22, 30]").isEqualTo(deep.plus(shallow));
    assertThat(shallow.plus(Profile.NONE)).isEqualTo(shallow);
    assertThat(Profile.NONE.plus(shallow)).isEqualTo(shallow);
    assertThat(shallow).as("unchanged").hasToString("[1, 2]");
  }

  @Test
  void aSubtreeIsBelowTheLevelsOfItsRoot() {
    Profile subtree = Profile.ofAll(new long[] {1, 2});
    assertThat(subtree.below(2)).hasToString("[0, 0, 1, 2]");
    assertThat(subtree.below(0)).isEqualTo(subtree);
    assertThat(Profile.NONE.below(2)).isSameAs(Profile.NONE);
  }

  @Test
  void profilesAreEqualIfTheirLevelsAre() {
    assertThat(Profile.of(NODES, 2))
        .isEqualTo(Profile.ofAll(new long[] {1, 3}))
        .hasSameHashCodeAs(Profile.ofAll(new long[] {1, 3}))
        .isNotEqualTo(Profile.of(NODES, 3))
        .isNotEqualTo(Profile.ofAll(new long[] {1, 4}))
        .isNotEqualTo(null);
  }
}
