/** Dancing cells: the search of dancing links on sparse sets. */
@NullMarked
package org.quadrille.dlx.cells;

import org.jspecify.annotations.NullMarked;
