package org.quadrille.sudoku.io;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.Geometry;

/**
 * Reads the games of an OpenSudoku file. There are no document types and no external entities: a
 * document type ends the reading with an error, and so does what is no XML.
 */
final class OpenSudokuReader implements RecordReader {
  /** Real files are three elements deep. */
  private static final int MOST_DEEP = 64;

  private final String source;
  private final LimitedInputStream in;
  private final Queue<PuzzleRecord> records = new ArrayDeque<>();
  private @Nullable XMLStreamReader xml;
  private String folder = "";
  private int depth;
  private boolean inName;
  private boolean ended;
  private int line = 1; // where the last event ended, which is where the next one begins
  private int column = 1;

  OpenSudokuReader(String source, InputStream in) {
    this.source = source;
    this.in = new LimitedInputStream(in);
  }

  @Override
  public @Nullable PuzzleRecord next() throws IOException {
    while (records.isEmpty() && !ended) {
      try {
        step();
      } catch (XMLStreamException e) {
        stop(e);
      } catch (PuzzleFormatException e) {
        end(e);
      }
    }
    return records.poll();
  }

  private void step() throws XMLStreamException {
    XMLStreamReader events = xml == null ? open() : xml;
    in.renew();
    int event;
    try {
      event = events.next();
    } catch (RuntimeException e) {
      // The parser of the JDK lets some faults of its own out.
      throw new XMLStreamException(String.valueOf(e.getMessage()), events.getLocation(), e);
    }
    if (event == XMLStreamConstants.DTD) {
      setPlace(events.getLocation());
    }
    take(event, events);
    setPlace(events.getLocation());
    // Behind a text the parser has passed the '<' of what follows.
    column -= event == XMLStreamConstants.CHARACTERS && column > 1 ? 1 : 0;
  }

  private void setPlace(Location place) {
    line = Math.max(place.getLineNumber(), line);
    column = Math.max(place.getColumnNumber(), 1);
  }

  private XMLStreamReader open() throws XMLStreamException {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
    factory.setXMLResolver(
        (publicId, systemId, base, namespace) -> {
          throw new XMLStreamException("external entities are not read");
        });
    // Decoded here: the parser tells standard error of bytes that are no UTF-8.
    xml = factory.createXMLStreamReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    return xml;
  }

  private void take(int event, XMLStreamReader xml) {
    switch (event) {
      case XMLStreamConstants.START_ELEMENT -> start(xml);
      case XMLStreamConstants.END_ELEMENT -> {
        depth--;
        inName = false;
        if (xml.getLocalName().equals("folder")) {
          folder = "";
        }
      }
      case XMLStreamConstants.CHARACTERS -> {
        if (inName && folder.length() < 1000) {
          folder = SideText.strip(folder + xml.getText());
        }
      }
      case XMLStreamConstants.DTD -> throw error("a document type is not allowed");
      case XMLStreamConstants.ENTITY_REFERENCE -> throw error("an unknown entity");
      case XMLStreamConstants.END_DOCUMENT -> ended = true;
      default -> {
        // comments, processing instructions, blanks
      }
    }
  }

  private void start(XMLStreamReader xml) {
    String name = xml.getLocalName();
    if (depth == 0 && !name.equals("opensudoku")) {
      throw error("expected the element <opensudoku>, found <" + shortened(name) + ">");
    }
    if (++depth > MOST_DEEP) {
      throw error("elements are nested more than " + MOST_DEEP + " deep");
    }
    inName = depth == 2 && name.equals("name"); // of the first version
    switch (name) {
      case "folder" -> {
        String value = xml.getAttributeValue(null, "name");
        folder = value == null ? "" : SideText.strip(value);
      }
      case "game" -> game(xml);
      default -> {
        // "name", and what later versions may add
      }
    }
  }

  private static String shortened(String text) {
    return text.length() > 40 ? text.substring(0, 40) + "…" : text;
  }

  private void game(XMLStreamReader xml) {
    Map<String, String> details = new HashMap<>();
    String data = null;
    String note = "";
    for (int k = 0; k < xml.getAttributeCount(); k++) {
      String value = xml.getAttributeValue(k);
      switch (xml.getAttributeLocalName(k)) {
        case "data" -> data = value;
        case "note" -> note = SideText.strip(value);
        default -> {
          if (!value.isEmpty()) {
            details.put(xml.getAttributeLocalName(k), value);
          }
        }
      }
    }
    if (!folder.isEmpty()) {
      details.put(OpenSudokuData.FOLDER, folder);
    }
    try {
      if (data == null) {
        throw new OpenSudokuData.DataException(-1, "a game without data");
      }
      records.add(OpenSudokuData.parse(data).record(source, line, details, note));
    } catch (OpenSudokuData.DataException e) {
      String cell = e.cell < 0 ? null : Geometry.CLASSIC.cellName(e.cell);
      records.add(
          new UnreadablePuzzle(
              new PuzzleFormatException(
                  source, line, column, cell, String.valueOf(e.getMessage()))));
    }
  }

  private String tooLong() {
    return "expected at most " + LimitedInputStream.MOST + " bytes in an element or a text";
  }

  private PuzzleFormatException error(String reason) {
    return new PuzzleFormatException(source, line, column, null, reason);
  }

  private void end(PuzzleFormatException error) {
    records.add(new UnreadablePuzzle(error));
    ended = true;
  }

  /** Nothing can be read behind a fault in the XML. */
  private void stop(XMLStreamException e) throws IOException {
    if (in.isSpent()) {
      end(error(tooLong()));
      return;
    }
    IOException failure = in.failure();
    if (failure != null) {
      throw failure;
    }
    if (e.getLocation() != null && e.getLocation().getLineNumber() > 0) {
      setPlace(e.getLocation());
    }
    end(error("not XML: " + reason(e)));
  }

  /** The parser's own message without the place, which stands before it. */
  private static String reason(XMLStreamException e) {
    String message = String.valueOf(e.getMessage());
    int own = message.indexOf("Message: ");
    String reason = own < 0 ? message : message.substring(own + "Message: ".length());
    return shortened(reason.replaceAll("\\s+", " ").strip(), 200);
  }

  private static String shortened(String text, int most) {
    return text.length() > most ? text.substring(0, most) + "…" : text;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
