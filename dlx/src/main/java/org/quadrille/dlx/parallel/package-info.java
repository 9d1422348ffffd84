/** Searches by several threads, which share the subtrees of a frontier. */
@NullMarked
package org.quadrille.dlx.parallel;

import org.jspecify.annotations.NullMarked;
