package org.quadrille.dlx.auto;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.quadrille.core.Bounded;
import org.quadrille.core.Problem;
import org.quadrille.dlx.Engine;
import org.quadrille.dlx.EngineChoice;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Families;
import org.quadrille.dlx.Searcher;
import org.quadrille.testkit.KnownProblem;
import org.quadrille.testkit.RandomProblems;

class EngineSelectorTest {
  private static ChosenEngine choice(Problem<?> problem) {
    return new EngineSelector(problem).choice();
  }

  private static Problem<Integer> bounded(int items) {
    Problem.Builder<Integer> builder = Problem.builder();
    for (int i = 0; i < items; i++) {
      builder.primary(new Bounded(i, 0, 2)).option(i, i);
    }
    return builder.build();
  }

  @Test
  void bitsetsAreChosenForFewDenseItems() {
    assertThat(choice(KnownProblem.queens(9).problem()).kind()).isEqualTo(EngineKind.BITSETS);
    assertThat(choice(KnownProblem.bell(9).problem()).kind()).isEqualTo(EngineKind.BITSETS);
    assertThat(choice(KnownProblem.dominoes(12, 12, 0).problem()).kind())
        .isEqualTo(EngineKind.BITSETS);
    assertThat(choice(Families.random(70, 1000, 5)).kind()).isEqualTo(EngineKind.BITSETS);
    assertThat(choice(Families.random(150, 3000, 5)).kind()).isEqualTo(EngineKind.BITSETS);
  }

  @Test
  void itemBitsetsAreChosenForColoursAndManyConflicts() {
    assertThat(choice(coloured(400)).kind()).isEqualTo(EngineKind.ITEM_BITSETS);
    assertThat(choice(Families.random(30, 2000, 5)).kind()).isEqualTo(EngineKind.ITEM_BITSETS);
    assertThat(choice(coloured(100)).kind()).as("in one block").isEqualTo(EngineKind.BITSETS);
  }

  /** Returns options of one of 20 items and one of four secondary items in one of three colours. */
  private static Problem<Integer> coloured(int options) {
    Random random = new Random(options);
    Problem.Builder<Integer> builder = Problem.<Integer>builder().secondary("a", "b", "c", "d");
    for (int i = 0; i < 20; i++) {
      builder.primary((Object) i);
    }
    for (int o = 0; o < options; o++) {
      String colour = ":" + random.nextInt(3);
      builder.option(o, o % 20, "abcd".charAt(random.nextInt(4)) + colour);
    }
    return builder.build();
  }

  @Test
  void linksAreChosenForBoundsAndManyOptionsPerItem() {
    assertThat(choice(bounded(5)).kind()).isEqualTo(EngineKind.LINKS);
    assertThat(choice(Families.random(200, 10_000, 6)).kind()).isEqualTo(EngineKind.LINKS);
    assertThat(choice(Families.random(200, 40_000, 6)).kind()).isEqualTo(EngineKind.LINKS);
  }

  @Test
  void cellsAreChosenForManyItemsOfFewOptions() {
    assertThat(choice(Families.random(6_000, 15_000, 4)).kind()).isEqualTo(EngineKind.CELLS);
    assertThat(choice(Families.random(40_000, 100_000, 4)).kind()).isEqualTo(EngineKind.CELLS);
  }

  @Test
  void linksAreChosenForAShortSearch() {
    assertThat(choice(Families.chain(400))).isEqualTo(EngineSelector.SHORT);
    Searcher<Integer> searcher = ExactCover.of(Families.random(150, 250, 4)).searcher();
    assertThat(searcher.engineChoice().reason()).isEqualTo(EngineSelector.SHORT.reason());
  }

  @Test
  void anEngineIsChosenForAnEmptyProblem() {
    assertThat(choice(Problem.<String>builder().build()).kind()).isEqualTo(EngineKind.BITSETS);
    Problem<String> items = Problem.<String>builder().primary("a").secondary("s").build();
    assertThat(ExactCover.of(items).count().value()).isZero();
  }

  @Test
  void theChoiceIsSupportedAndDeterministic() {
    for (long seed = 0; seed < 2000; seed++) {
      ChosenEngine choice = choice(RandomProblems.next(seed));
      assertThat(choice.kind().supports(RandomProblems.next(seed))).isTrue();
      assertThat(choice(RandomProblems.next(seed))).isEqualTo(choice);
    }
    Problem<Integer> undecided = Families.random(900, 2500, 4);
    ChosenEngine choice = choice(undecided);
    assertThat(choice.reason()).as("a probe decides").startsWith("a node takes ");
    assertThat(choice(Families.random(900, 2500, 4))).isEqualTo(choice);
  }

  @Test
  void theChoiceIsSharedByAllSettingsAndThreads() {
    ExactCover<Integer> cover = ExactCover.of(Families.random(900, 2500, 4));
    Set<EngineChoice> choices = ConcurrentHashMap.newKeySet();
    IntStream.range(0, 16)
        .parallel()
        .forEach(
            k -> {
              EngineChoice choice = cover.seed(k).maxNodes(k + 1L).forbid(k).engineChoice();
              choices.add(choice);
              assertThat(cover.engineChoice()).isEqualTo(choice);
            });
    assertThat(choices).hasSize(1);
    EngineChoice requested = cover.engine(Engine.DANCING_CELLS).engineChoice();
    assertThat(requested.engine()).isEqualTo(Engine.DANCING_CELLS);
    assertThat(cover.engine(Engine.DANCING_CELLS).engine(Engine.AUTO).engineChoice())
        .isEqualTo(cover.engineChoice());
  }

  /** All options are read once, for any number of searchers and any settings. */
  @Test
  void theShapeIsComputedOnce() {
    for (Problem<?> problem :
        List.of(Families.random(900, 2500, 4), coloured(400), bounded(5), Families.chain(9))) {
      EngineSelector selector = new EngineSelector(problem);
      EngineSelector.Shape shape = selector.shape();
      for (int k = 0; k < 10; k++) {
        assertThat(selector.create()).isNotNull();
        assertThat(selector.shape()).isSameAs(shape);
      }
      ChosenEngine choice = selector.choice();
      assertThat(selector.choice()).isSameAs(choice);
      assertThat(selector.shape()).isSameAs(shape);
      assertThat(shape.fitsBitsets()).isEqualTo(Engine.BITSETS.supports(problem));
      if (shape.engine() != null) {
        assertThat(choice.kind()).isEqualTo(shape.engine());
      }
    }
  }
}
