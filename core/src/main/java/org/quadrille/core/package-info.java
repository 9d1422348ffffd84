/**
 * The data model of exact covers: immutable {@linkplain org.quadrille.core.Problem problems} and
 * their {@linkplain org.quadrille.core.Solution solutions}. It does not depend on any search.
 *
 * <h2>Terms</h2>
 *
 * The terms are those of D. E. Knuth, <i>The Art of Computer Programming</i> (TAOCP), section
 * 7.2.2.1, and mean the same in every module.
 *
 * <dl>
 *   <dt>item
 *   <dd>something to be covered. A <i>primary</i> item must be covered exactly once, or by a number
 *       of options within its <i>bounds</i>; a <i>secondary</i> item may be left uncovered, and may
 *       be shared by options that give it the same colour.
 *   <dt>option
 *   <dd>a set of items, some of the secondary ones with a colour. Equal options are different
 *       options.
 *   <dt>colour
 *   <dd>a label that an option gives to one of its secondary items. An uncoloured use agrees with
 *       nothing, not even with another uncoloured use.
 *   <dt>solution
 *   <dd>a set of options that together cover each item as its kind requires.
 * </dl>
 *
 * In the 0/1 matrix of a problem, an item is a column and an option is a row. These two words are
 * not used elsewhere.
 *
 * <h2>Index letters</h2>
 *
 * {@code i} is an item, {@code o} an option, {@code c} a colour, {@code x} a node of a search
 * structure and {@code l} a level of a search, wherever an index needs a short name.
 */
@NullMarked
package org.quadrille.core;

import org.jspecify.annotations.NullMarked;
