package org.quadrille.core.io;

import java.io.FilterReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;

/**
 * Decodes a text so that its lines end as in Knuth's programs: at LF, with CR read as a blank.
 * Lines end at CR only if the first 64 KiB have a CR and no LF, as old Macintosh programs wrote.
 */
final class LineEnds {
  private static final int LOOK_AHEAD = 1 << 16; // bytes

  private LineEnds() {}

  /** Returns the characters of a UTF-8 text, for a {@link java.io.BufferedReader}. */
  static Reader read(InputStream in) throws IOException {
    byte[] head = in.readNBytes(LOOK_AHEAD);
    PushbackInputStream whole = new PushbackInputStream(in, LOOK_AHEAD);
    whole.unread(head);
    Reader reader = new InputStreamReader(whole, StandardCharsets.UTF_8);
    return endsLinesByCr(head) ? reader : new CrIsBlank(reader);
  }

  /** Ignores a CR at the end of the bytes examined: it may be part of a CR LF. */
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

  /** Reads each CR as a blank; before an LF that makes no difference. */
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
