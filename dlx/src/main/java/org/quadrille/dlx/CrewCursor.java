package org.quadrille.dlx;

import java.lang.ref.Cleaner;
import java.util.Arrays;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.AbstractCursor;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SolutionCursor;

/** Goes from solution to solution, which several threads search for. */
final class CrewCursor<T> extends AbstractCursor<Solution<T>> implements AutoCloseable {
  /** Ends the threads of streams that nobody has closed, once nobody can ask them any more. */
  private static final Cleaner CLEANER = Cleaner.create();

  private static final int[] NONE = {};

  private final Problem<T> problem;
  private final Supplier<CoverEngine> engines;
  private final Settings settings;
  private @Nullable Crew crew; // after the start
  private int[] solutions = NONE; // as the crew gives them
  private int at; // where the one at hand begins: with the number of its options

  private CrewCursor(Problem<T> problem, Supplier<CoverEngine> engines, Settings settings) {
    this.problem = problem;
    this.engines = engines;
    this.settings = settings;
  }

  /** Starts a search. */
  static <T> CrewCursor<T> start(
      Problem<T> problem, Supplier<CoverEngine> engines, Settings settings) {
    return new CrewCursor<>(problem, engines, settings).start();
  }

  /** The solutions as a stream. */
  static <T> Stream<Solution<T>> stream(
      Problem<T> problem, Supplier<CoverEngine> engines, Settings settings) {
    CrewCursor<T> cursor = new CrewCursor<>(problem, engines, settings);
    return SolutionCursor.stream(cursor::start, settings.limits()).onClose(cursor::close);
  }

  private CrewCursor<T> start() {
    SearchControl control = settings.control();
    begin(control, false);
    Crew started = Crew.of(engines, settings, control);
    CLEANER.register(this, started::stop);
    crew = started;
    started.start();
    return this;
  }

  @Override
  protected boolean advance(SearchControl control) {
    if (at < solutions.length) {
      at += 1 + solutions[at];
    }
    if (at == solutions.length) {
      int[] more = crew == null ? null : crew.next();
      solutions = more == null ? NONE : more;
      at = 0;
    }
    return at < solutions.length;
  }

  @Override
  protected Solution<T> copySolution() {
    return Solution.of(problem, Arrays.copyOfRange(solutions, at + 1, at + 1 + solutions[at]));
  }

  @Override
  protected SearchResult end(SearchControl control) {
    Crew ended = crew;
    if (ended == null) {
      throw new IllegalStateException("the search has not begun");
    }
    ended.close();
    return ended.result();
  }

  /** Ends the threads, if the search is still under way. */
  @Override
  public void close() {
    if (crew != null) {
      crew.close();
    }
  }
}
