/** What tests of every module need: seeded random problems, and an oracle that shares no code. */
@NullMarked
package org.quadrille.testkit;

import org.jspecify.annotations.NullMarked;
