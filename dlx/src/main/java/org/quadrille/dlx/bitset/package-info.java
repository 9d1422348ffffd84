/**
 * The bitset engine: options as bits, searched in blocks of machine words; with or without memory.
 */
@NullMarked
package org.quadrille.dlx.bitset;

import org.jspecify.annotations.NullMarked;
