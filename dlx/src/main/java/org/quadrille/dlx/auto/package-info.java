/**
 * Chooses an engine: the kinds of engines ({@link org.quadrille.dlx.auto.EngineKind}), the choice
 * for a problem ({@link org.quadrille.dlx.auto.EngineSelector}), and the engine that begins with
 * dancing links and may hand over ({@link org.quadrille.dlx.auto.AutoEngine}).
 */
@NullMarked
package org.quadrille.dlx.auto;

import org.jspecify.annotations.NullMarked;
