package org.quadrille.testkit;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Measures the memory that the current thread allocates. */
public final class Allocation {
  private Allocation() {}

  /**
   * Runs a task and returns the memory that it allocates.
   *
   * @param work the task, run in this thread
   * @return the number of bytes
   */
  public static long bytes(Runnable work) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    work.run();
    return threads.getCurrentThreadAllocatedBytes() - before;
  }
}
