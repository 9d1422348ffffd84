package org.quadrille.testkit;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Measures what the current thread allocates. */
public final class Allocation {
  private Allocation() {}

  /**
   * Runs something and measures.
   *
   * @param work what to run, in this thread
   * @return the bytes that it allocated
   */
  public static long bytes(Runnable work) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    work.run();
    return threads.getCurrentThreadAllocatedBytes() - before;
  }
}
