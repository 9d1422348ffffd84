/**
 * A problem in flat arrays, indexed by what engines and analyses need: by option ({@link
 * org.quadrille.dlx.uses.OptionUses}) and by item ({@link org.quadrille.dlx.uses.ItemUses}). A
 * <em>use</em> is the occurrence of an item in an option.
 */
@NullMarked
package org.quadrille.dlx.uses;

import org.jspecify.annotations.NullMarked;
