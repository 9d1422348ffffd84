/** What all verbs share: streams, endings, records and messages. */
@NullMarked
package org.quadrille.cli;

import org.jspecify.annotations.NullMarked;
