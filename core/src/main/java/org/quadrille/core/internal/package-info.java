/** Helpers that the modules of the project share; exported to those modules alone. */
@NullMarked
package org.quadrille.core.internal;

import org.jspecify.annotations.NullMarked;
