package referee;

import java.io.IOException;

/** The referee in Java, over the wire protocol. */
public final class Main {
  private Main() {}

  public static void main(String[] args) throws IOException {
    new Protocol("java", Referee.ASKS, Referee::answer).serve();
  }
}
