/** The engine by item bitsets: a set of options for each primary item, fixed or sparse. */
@NullMarked
package org.quadrille.dlx.itembitset;

import org.jspecify.annotations.NullMarked;
