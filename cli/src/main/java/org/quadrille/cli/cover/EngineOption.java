package org.quadrille.cli.cover;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.dlx.Engine;
import org.quadrille.dlx.ExactCover;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** {@code --engine}. */
public final class EngineOption {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--engine",
      paramLabel = "NAME",
      converter = Converter.class,
      completionCandidates = Names.class,
      description = "Search engine: ${COMPLETION-CANDIDATES}. Default: auto.")
  private @Nullable Engine engine;

  /** Used by picocli. */
  public EngineOption() {}

  /** Returns whether the option is given. */
  public boolean isGiven() {
    return engine != null;
  }

  /**
   * Returns a problem with the chosen engine, if any.
   *
   * @throws ParameterException if the engine does not support the problem
   */
  public <T> ExactCover<T> cover(Problem<T> problem) {
    ExactCover<T> cover = ExactCover.of(problem);
    if (engine == null) {
      return cover;
    }
    try {
      return cover.engine(engine);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  /** The names of the engines. */
  private static final class Names extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    Names() {
      super(List.of(Engine.values()).stream().map(Engine::toString).toList());
    }
  }

  /** Parses the name of an engine, in upper or lower case. */
  private static final class Converter implements ITypeConverter<Engine> {
    @Override
    public Engine convert(String text) {
      for (Engine engine : Engine.values()) {
        if (engine.toString().equalsIgnoreCase(text)) {
          return engine;
        }
      }
      throw new TypeConversionException("expected one of " + String.join(", ", new Names()));
    }
  }
}
