package referee;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A question as typed data: read from what came in, and refused if its shape is wrong. */
record Question(String ask, RawRules rules, List<String> board, List<Call> calls, List<Cell> moves) {

  /** The rules as given: nothing says yet that they are in range. */
  record RawRules(long rows, long cols, long k, Mark first) {
    Rules checked() throws BadInput {
      return Rules.checked(rows, cols, k, first);
    }
  }

  /** A call to a tracker. */
  sealed interface Call {}

  /** A mark to set: of the named player, or of the one whose turn it is if that is null. */
  record Play(Cell cell, Mark player) implements Call {}

  /** The last mark to take back. */
  record Undo() implements Call {}

  /** The question does not have the shape of a question, so that it has no answer at all. */
  static final class BadQuestion extends Exception {
    BadQuestion(String why) {
      super(why);
    }

    @Override
    public String toString() {
      return getMessage();
    }
  }

  /** Checks a question's shape, field by field; whether its values make sense is its answer's matter. */
  static Question read(JsonNode raw) throws BadQuestion {
    String ask = raw.get("ask").textValue();
    return switch (ask) {
      case "scan", "lines", "validate", "witness" ->
          new Question(ask, rules(raw, "board"), each(raw, "board", Question::row), null, null);
      case "track" ->
          new Question(ask, rules(raw, "calls"), null, each(raw, "calls", Question::call), null);
      case "replay" ->
          new Question(ask, rules(raw, "moves"), null, null, each(raw, "moves", Question::cell));
      default -> throw new BadQuestion("no such ask: " + ask);
    };
  }

  private static RawRules rules(JsonNode question, String field) throws BadQuestion {
    expectFields(question, Set.of("ask", "rules", field), "a question");
    JsonNode raw = question.get("rules");
    expectFields(raw, Set.of("rows", "cols", "k", "first"), "rules");
    return new RawRules(
        integer(raw.get("rows"), "rows"),
        integer(raw.get("cols"), "cols"),
        integer(raw.get("k"), "k"),
        mark(raw.get("first"), "first"));
  }

  private interface Reader<T> {
    T read(JsonNode raw) throws BadQuestion;
  }

  private static <T> List<T> each(JsonNode question, String field, Reader<T> reader)
      throws BadQuestion {
    JsonNode raw = question.get(field);
    if (!raw.isArray()) {
      throw new BadQuestion(field + " is not an array");
    }
    List<T> items = new ArrayList<>(raw.size());
    for (JsonNode item : raw) {
      items.add(reader.read(item));
    }
    return items;
  }

  private static String row(JsonNode raw) throws BadQuestion {
    if (!raw.isTextual()) {
      throw new BadQuestion("a row of the board is not text");
    }
    return raw.textValue();
  }

  private static Call call(JsonNode raw) throws BadQuestion {
    if (raw.has("undo")) {
      expectFields(raw, Set.of("undo"), "a call");
      if (!raw.get("undo").isBoolean() || !raw.get("undo").booleanValue()) {
        throw new BadQuestion("undo is not true");
      }
      return new Undo();
    }
    if (raw.has("as")) {
      expectFields(raw, Set.of("play", "as"), "a call");
      return new Play(cell(raw.get("play")), mark(raw.get("as"), "as"));
    }
    expectFields(raw, Set.of("play"), "a call");
    return new Play(cell(raw.get("play")), null);
  }

  private static Cell cell(JsonNode raw) throws BadQuestion {
    if (!raw.isArray() || raw.size() != 2) {
      throw new BadQuestion("a cell is not an array of a row and a column");
    }
    return new Cell(integer(raw.get(0), "a cell's row"), integer(raw.get(1), "a cell's column"));
  }

  private static long integer(JsonNode raw, String what) throws BadQuestion {
    if (!Protocol.isInteger(raw)) {
      throw new BadQuestion(what + " is not an integer within ±(2^53 - 1)");
    }
    return raw.longValue();
  }

  private static Mark mark(JsonNode raw, String what) throws BadQuestion {
    if ("X".equals(raw.textValue())) {
      return Mark.X;
    }
    if ("O".equals(raw.textValue())) {
      return Mark.O;
    }
    throw new BadQuestion(what + " is not X or O");
  }

  private static void expectFields(JsonNode raw, Set<String> fields, String what)
      throws BadQuestion {
    Set<String> found = new TreeSet<>();
    raw.fieldNames().forEachRemaining(found::add);
    if (!found.equals(fields)) {
      String expected = String.join(", ", new TreeSet<>(fields));
      throw new BadQuestion(what + " is not an object of " + expected);
    }
  }
}
