package referee;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** Answers the six asks. */
final class Referee {
  static final List<String> ASKS = List.of("scan", "lines", "track", "replay", "validate", "witness");

  private Referee() {}

  /** Answers one question; bad rules and a bad board are answers like any other. */
  static JsonNode answer(JsonNode raw) throws Question.BadQuestion {
    Question question = Question.read(raw);
    try {
      Rules rules = question.rules().checked();
      return switch (question.ask()) {
        case "track" -> track(rules, question.calls());
        case "replay" -> replay(rules, question.moves());
        case "lines" -> lines(Board.read(rules, question.board()));
        case "validate" -> validate(Board.read(rules, question.board()));
        case "witness" -> witness(Board.read(rules, question.board()));
        default -> object().put("verdict", Scan.verdict(Board.read(rules, question.board())));
      };
    } catch (BadInput bad) {
      return object().put(bad.field, bad.code);
    }
  }

  private static JsonNode lines(Board board) {
    ObjectNode answer = object();
    ArrayNode lines = answer.putArray("lines");
    for (Line line : Line.allOf(board)) {
      ObjectNode entry = lines.addObject().put("mark", line.mark().name());
      addAll(entry.putArray("cells"), line.cells());
    }
    return answer;
  }

  private static JsonNode track(Rules rules, List<Question.Call> calls) {
    Tracker tracker = new Tracker(rules);
    ObjectNode answer = object();
    ArrayNode returns = answer.putArray("returns");
    for (Question.Call call : calls) {
      try {
        returns.add(perform(tracker, call));
      } catch (Tracker.Refused refused) {
        returns.add(refused.why);
      }
    }
    return answer;
  }

  private static String perform(Tracker tracker, Question.Call call) throws Tracker.Refused {
    if (call instanceof Question.Play play) {
      return tracker.play(play.cell(), play.player() == null ? tracker.toMove() : play.player());
    }
    return tracker.undo();
  }

  private static JsonNode replay(Rules rules, List<Cell> moves) {
    Tracker tracker = new Tracker(rules);
    for (int move = 0; move < moves.size(); move++) {
      try {
        tracker.play(moves.get(move), tracker.toMove());
      } catch (Tracker.Refused refused) {
        ObjectNode answer = object();
        answer.putObject("refused").put("move", move).put("why", refused.why);
        return answer;
      }
    }
    return object().put("verdict", tracker.verdict());
  }

  private static JsonNode validate(Board board) {
    List<String> violations = Validate.violations(board);
    ObjectNode answer = object().put("legal", violations.isEmpty());
    if (!violations.isEmpty()) {
      violations.forEach(answer.putArray("violations")::add);
    }
    return answer;
  }

  private static JsonNode witness(Board board) {
    if (!Validate.violations(board).isEmpty()) {
      return validate(board);
    }
    ObjectNode answer = object();
    addAll(answer.putArray("moves"), Witness.moves(board));
    return answer;
  }

  private static void addAll(ArrayNode array, List<Cell> cells) {
    cells.forEach(cell -> array.addArray().add(cell.row()).add(cell.col()));
  }

  private static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }
}
