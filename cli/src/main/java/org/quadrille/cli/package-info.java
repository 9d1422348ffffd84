/** Common parts of all verbs: streams, exit codes, JSON records and messages. */
@NullMarked
package org.quadrille.cli;

import org.jspecify.annotations.NullMarked;
