package referee;

/** Rules out of range or a malformed board, as the answer names it: {@code {"field": "code"}}. */
final class BadInput extends Exception {
  final String field;
  final String code;

  private BadInput(String field, String code) {
    super(field + ": " + code);
    this.field = field;
    this.code = code;
  }

  static BadInput rules(String code) {
    return new BadInput("bad-rules", code);
  }

  static BadInput board(String code) {
    return new BadInput("malformed", code);
  }
}
