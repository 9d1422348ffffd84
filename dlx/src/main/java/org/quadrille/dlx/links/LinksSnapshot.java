package org.quadrille.dlx.links;

/** A copy of the lists of {@link DancingLinks} as they are before a search. */
final class LinksSnapshot {
  /** The number of nodes copied in the time that relinking one takes. */
  private static final int COPIES_PER_UPDATE = 8;

  private final int[] left;
  private final int[] right;
  private final int[] size;
  private final int[] up;
  private final int[] down;
  private final int[] colour;
  private final int deadItems;

  LinksSnapshot(DancingLinks links) {
    left = links.left.clone();
    right = links.right.clone();
    size = links.size.clone();
    up = links.up.clone();
    down = links.down.clone();
    colour = links.colour.clone();
    deadItems = links.deadItems;
  }

  /** Returns whether so many nodes are missing from the lists that copying is faster. */
  boolean isFarFrom(DancingLinks links) {
    long missing = 0;
    for (int i = 0; i < size.length; i++) {
      missing += size[i] - links.size[i];
    }
    return missing * COPIES_PER_UPDATE > up.length;
  }

  /** Restores the lists. */
  void restore(DancingLinks links) {
    copy(left, links.left);
    copy(right, links.right);
    copy(size, links.size);
    copy(up, links.up);
    copy(down, links.down);
    copy(colour, links.colour);
    links.deadItems = deadItems;
  }

  private static void copy(int[] from, int[] to) {
    System.arraycopy(from, 0, to, 0, from.length);
  }
}
