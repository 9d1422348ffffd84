/** The verbs of {@code quadrille cover}. */
@NullMarked
package org.quadrille.cli.cover;

import org.jspecify.annotations.NullMarked;
