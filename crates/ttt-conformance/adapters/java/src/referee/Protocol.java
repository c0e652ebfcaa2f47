package referee;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The wire protocol: one JSON object a line on standard input and output.
 *
 * <p>Copy this file beside your own solution and call {@code serve}; it needs Jackson and nothing else here:
 *
 * <pre>{@code
 * public static void main(String[] args) throws IOException {
 *   new Protocol("mine", List.of("scan"), question ->
 *       JsonNodeFactory.instance.objectNode().put("verdict", myScan(question.get("board")))).serve();
 * }
 * }</pre>
 */
public final class Protocol {
  private static final int VERSION = 1;
  private static final long LARGEST_INTEGER = (1L << 53) - 1;

  private static final ObjectMapper JSON =
      new ObjectMapper(
              JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  /** Answers one question, which is plain data, with plain data. */
  @FunctionalInterface
  public interface Answerer {
    /** What this throws becomes the error of the one question, except for {@link Skip}. */
    JsonNode answer(JsonNode question) throws Exception;
  }

  /** Thrown for a question that the program does not do: counted, never a pass. */
  public static final class Skip extends Exception {
    public Skip(String why) {
      super(why);
    }
  }

  private static final class BadMessage extends Exception {
    BadMessage(String why) {
      super(why);
    }
  }

  private final List<String> asks;
  private final Answerer answerer;
  private final ObjectNode hello = JsonNodeFactory.instance.objectNode();

  public Protocol(String name, List<String> asks, Answerer answerer) {
    this.asks = asks;
    this.answerer = answerer;
    ObjectNode ours = hello.putObject("hello").put("protocol", VERSION).put("name", name);
    asks.forEach(ours.putArray("asks")::add);
  }

  /** Answers what comes in, line by line, until the input ends. */
  public void serve() throws IOException {
    InputStream in = new BufferedInputStream(System.in, 1 << 16);
    // A reply leaves in one piece: System.out itself would flush at every write.
    OutputStream out = new FileOutputStream(FileDescriptor.out);
    for (byte[] line = readLine(in); line != null; line = readLine(in)) {
      String reply = JSON.writeValueAsString(reply(line)) + "\n";
      out.write(reply.getBytes(StandardCharsets.UTF_8));
      out.flush();
    }
  }

  /** Whether the value was written as an integer and lies within ±(2^53 - 1). */
  public static boolean isInteger(JsonNode value) {
    return value != null
        && value.isIntegralNumber()
        && value.canConvertToLong()
        && -LARGEST_INTEGER <= value.longValue()
        && value.longValue() <= LARGEST_INTEGER;
  }

  private ObjectNode reply(byte[] line) {
    ObjectNode reply = JsonNodeFactory.instance.objectNode();
    try {
      JsonNode message = parse(line);
      if (message.size() == 1 && message.has("hello")) {
        return replyToHello(message.get("hello"));
      }
      if (!isInteger(message.get("id"))) {
        throw new BadMessage("a message has a hello or an integer id");
      }
      reply.set("id", message.get("id"));
      replyToQuestion(message, reply);
      return reply;
    } catch (BadMessage bad) {
      return reply.putNull("id").put("error", bad.getMessage());
    }
  }

  private ObjectNode replyToHello(JsonNode theirs) throws BadMessage {
    if (!isInteger(theirs.get("protocol"))) {
      throw new BadMessage("a hello has an integer protocol");
    }
    // Another version than ours gets the same reply: the runner decides what to do about it.
    return hello;
  }

  private void replyToQuestion(JsonNode message, ObjectNode reply) {
    JsonNode question = message.get("question");
    if (message.size() != 2 || question == null || !question.isObject()) {
      reply.put("error", "a message has an id and a question, and nothing else");
    } else if (!question.path("ask").isTextual()) {
      reply.put("error", "a question has an ask, which is text");
    } else if (!asks.contains(question.get("ask").textValue())) {
      reply.put("skip", "does not do the ask " + question.get("ask").textValue());
    } else {
      replyToKnownAsk(question, reply);
    }
  }

  private void replyToKnownAsk(JsonNode question, ObjectNode reply) {
    try {
      reply.set("answer", answerer.answer(question));
    } catch (Skip skip) {
      reply.put("skip", skip.getMessage());
    } catch (Exception | StackOverflowError | OutOfMemoryError error) {
      reply.put("error", error.toString());
    }
  }

  /** The object on a line, in which no key is repeated and every character is one. */
  private static JsonNode parse(byte[] line) throws BadMessage {
    try {
      // Decoded here, since Jackson would guess at the encoding.
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line)).toString();
      JsonNode message = JSON.readTree(text);
      if (!message.isObject()) {
        throw new BadMessage("a message is a JSON object");
      }
      if (text.contains("\\u")) {
        refuseUnpairedSurrogates(text);
      }
      return message;
    } catch (CharacterCodingException error) {
      throw new BadMessage("not a JSON message: it is not UTF-8");
    } catch (JsonProcessingException error) {
      throw new BadMessage("not a JSON message: " + error.getOriginalMessage());
    } catch (IOException error) {
      throw new BadMessage("not a JSON message: " + error.getMessage());
    }
  }

  /** Only an escape can bring in half a surrogate pair, which is no character. */
  private static void refuseUnpairedSurrogates(String text) throws IOException, BadMessage {
    try (JsonParser parser = JSON.createParser(text)) {
      while (parser.nextToken() != null) {
        boolean surrogate =
            parser.getText().codePoints().anyMatch(c -> c >= 0xD800 && c <= 0xDFFF);
        if (surrogate) {
          throw new BadMessage("not a JSON message: an unpaired surrogate");
        }
      }
    }
  }

  /** The bytes up to the next line feed or the end of input; null if there are none. */
  private static byte[] readLine(InputStream in) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream(256);
    int next = in.read();
    if (next < 0) {
      return null;
    }
    for (; next >= 0 && next != '\n'; next = in.read()) {
      line.write(next);
    }
    return line.toByteArray();
  }
}
