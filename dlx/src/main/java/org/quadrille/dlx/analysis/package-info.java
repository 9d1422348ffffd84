/**
 * Everything that is not a single complete search: estimates, random samples, splitting, simpler
 * problems, explanations, and the cheapest solutions.
 */
@NullMarked
package org.quadrille.dlx.analysis;

import org.jspecify.annotations.NullMarked;
