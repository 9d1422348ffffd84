/**
 * Tools for the tests of all modules: random problems, known problems, and a brute-force solver.
 */
@NullMarked
package org.quadrille.testkit;

import org.jspecify.annotations.NullMarked;
