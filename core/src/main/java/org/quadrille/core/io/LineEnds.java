package org.quadrille.core.io;

import java.io.FilterReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;

/**
 * Text in which lines end as in Knuth's programs: at LF, any CR being a blank. Only a text that
 * begins without a single LF, as old Macintosh programs wrote it, has its lines ended by CR.
 */
final class LineEnds {
  private static final int LOOK_AHEAD = 1 << 16; // bytes

  private LineEnds() {}

  /** The characters of a text in UTF-8, for a {@link java.io.BufferedReader}. */
  static Reader read(InputStream in) throws IOException {
    byte[] head = in.readNBytes(LOOK_AHEAD);
    PushbackInputStream whole = new PushbackInputStream(in, LOOK_AHEAD);
    whole.unread(head);
    Reader reader = new InputStreamReader(whole, StandardCharsets.UTF_8);
    return endsLinesByCr(head) ? reader : new CrIsBlank(reader);
  }

  /** A CR at the very end of the bytes looked at may belong to a CR LF. */
  private static boolean endsLinesByCr(byte[] head) {
    boolean cr = false;
    for (int k = 0; k < head.length; k++) {
      if (head[k] == '\n') {
        return false;
      }
      cr |= head[k] == '\r' && k + 1 < LOOK_AHEAD;
    }
    return cr;
  }

  /** Gives each CR as a blank; before an LF that makes no difference. */
  private static final class CrIsBlank extends FilterReader {
    CrIsBlank(Reader in) {
      super(in);
    }

    @Override
    public int read() throws IOException {
      int c = in.read();
      return c == '\r' ? ' ' : c;
    }

    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
      int count = in.read(buffer, offset, length);
      for (int k = offset; k < offset + count; k++) {
        if (buffer[k] == '\r') {
          buffer[k] = ' ';
        }
      }
      return count;
    }
  }
}
