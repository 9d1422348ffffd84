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
 * Reads the games of an OpenSudoku file. A document type ends the reading with an error, and so
 * does malformed XML. External entities are not resolved.
 */
final class OpenSudokuReader implements RecordReader {
  /** The maximum nesting depth of elements; real files have a depth of three. */
  private static final int MAX_DEPTH = 64;

  private final String source;
  private final LimitedInputStream in;
  private final Queue<PuzzleRecord> records = new ArrayDeque<>();
  private @Nullable XMLStreamReader xml;
  private String folder = "";
  private int depth;
  private boolean inName;
  private boolean ended;
  private int line = 1; // the end of the last event, which is the start of the next one
  private int column = 1;

  OpenSudokuReader(String source, InputStream in) {
    this.source = source;
    this.in = new LimitedInputStream(in);
  }

  @Override
  public @Nullable PuzzleRecord next() throws IOException {
    while (records.isEmpty() && !ended) {
      try {
        readEvent();
      } catch (XMLStreamException e) {
        handleXmlError(e);
      } catch (PuzzleFormatException e) {
        endWith(e);
      }
    }
    return records.poll();
  }

  private void readEvent() throws XMLStreamException {
    XMLStreamReader events = xml == null ? open() : xml;
    in.resetLimit();
    int event;
    try {
      event = events.next();
    } catch (RuntimeException e) {
      // The JDK's parser reports some internal faults as runtime exceptions.
      throw new XMLStreamException(String.valueOf(e.getMessage()), events.getLocation(), e);
    }
    if (event == XMLStreamConstants.DTD) {
      setPlace(events.getLocation());
    }
    handle(event, events);
    setPlace(events.getLocation());
    // After text, the parser is already past the '<' of the next tag.
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
          throw new XMLStreamException("external entities are not supported");
        });
    // Decoded here because the parser prints malformed UTF-8 to standard error.
    xml = factory.createXMLStreamReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    return xml;
  }

  private void handle(int event, XMLStreamReader xml) {
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
      case XMLStreamConstants.DTD -> throw error("expected no document type, found one");
      case XMLStreamConstants.ENTITY_REFERENCE ->
          throw error("expected a known entity, found an unknown one");
      case XMLStreamConstants.END_DOCUMENT -> ended = true;
      default -> {
        // comments, processing instructions, white space
      }
    }
  }

  private void start(XMLStreamReader xml) {
    String name = xml.getLocalName();
    if (depth == 0 && !name.equals("opensudoku")) {
      throw error("expected the element <opensudoku>, found <" + shortened(name) + ">");
    }
    if (++depth > MAX_DEPTH) {
      throw error("expected elements nested at most " + MAX_DEPTH + " deep, found more");
    }
    inName = depth == 2 && name.equals("name"); // the element of version 1
    switch (name) {
      case "folder" -> {
        String value = xml.getAttributeValue(null, "name");
        folder = value == null ? "" : SideText.strip(value);
      }
      case "game" -> game(xml);
      default -> {
        // "name", and elements of later versions
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
        throw new OpenSudokuData.DataException(-1, "expected a game with data, found none");
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
    return "expected at most " + LimitedInputStream.LIMIT + " bytes in an element or a text";
  }

  private PuzzleFormatException error(String reason) {
    return new PuzzleFormatException(source, line, column, null, reason);
  }

  private void endWith(PuzzleFormatException error) {
    records.add(new UnreadablePuzzle(error));
    ended = true;
  }

  /** Ends the reading at malformed XML. */
  private void handleXmlError(XMLStreamException e) throws IOException {
    if (in.isLimitExceeded()) {
      endWith(error(tooLong()));
      return;
    }
    IOException failure = in.failure();
    if (failure != null) {
      throw failure;
    }
    if (e.getLocation() != null && e.getLocation().getLineNumber() > 0) {
      setPlace(e.getLocation());
    }
    endWith(error("not XML: " + reason(e)));
  }

  /** Returns the message of the parser without the position, which precedes it. */
  private static String reason(XMLStreamException e) {
    String message = String.valueOf(e.getMessage());
    int start = message.indexOf("Message: ");
    String reason = start < 0 ? message : message.substring(start + "Message: ".length());
    return shortened(reason.replaceAll("\\s+", " ").strip(), 200);
  }

  private static String shortened(String text, int maxLength) {
    return text.length() > maxLength ? text.substring(0, maxLength) + "…" : text;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
