/** An independent check of solutions, which shares no code with any engine. */
@NullMarked
package org.quadrille.core.verify;

import org.jspecify.annotations.NullMarked;
