package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// The wire protocol: one JSON object a line on standard input and output. Copy this file and
// json.go beside your own solution and call Serve:
//
//	func main() {
//		err := Serve(os.Stdin, os.Stdout, "mine", []string{"scan"}, func(question map[string]any) (any, error) {
//			return map[string]string{"verdict": myScan(question["board"].([]any))}, nil
//		})
//		…
//	}

const protocolVersion = 1

// Skip is the error of a question that the program does not do: counted, never a pass.
type Skip string

func (why Skip) Error() string { return string(why) }

// Answerer answers one question, which is plain data, with plain data. Integers come as int64,
// any other number as a json.Number. An error or a panic is the error of that one question.
type Answerer func(question map[string]any) (any, error)

type hello struct {
	Protocol int      `json:"protocol"`
	Name     string   `json:"name"`
	Asks     []string `json:"asks"`
}

type reply struct {
	ID     *int64 `json:"id"`
	Answer any    `json:"answer,omitempty"`
	Skip   string `json:"skip,omitempty"`
	Error  string `json:"error,omitempty"`
}

// Serve answers what comes in, line by line, until the input ends.
func Serve(in io.Reader, out io.Writer, name string, asks []string, answer Answerer) error {
	ours := map[string]hello{"hello": {protocolVersion, name, asks}}
	lines := bufio.NewReaderSize(in, 1<<16)
	encoder := json.NewEncoder(out)
	encoder.SetEscapeHTML(false)
	for {
		line, err := lines.ReadBytes('\n')
		if len(line) > 0 {
			// The encoder writes a reply and its line feed in one piece, and nothing holds it back.
			if err := encoder.Encode(respond(line, ours, asks, answer)); err != nil {
				return err
			}
		}
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

func respond(line []byte, ours map[string]hello, asks []string, answer Answerer) any {
	value, err := parseStrict(line)
	if err != nil {
		return reply{Error: fmt.Sprintf("not a JSON message: %v", err)}
	}
	message, isObject := value.(map[string]any)
	if !isObject {
		return reply{Error: "a message is a JSON object"}
	}
	if theirs, isHello := message["hello"]; isHello && len(message) == 1 {
		fields, _ := theirs.(map[string]any)
		if _, isInteger := fields["protocol"].(int64); !isInteger {
			return reply{Error: "a hello has an integer protocol"}
		}
		// Another version than ours gets the same reply: the runner decides what to do about it.
		return ours
	}
	id, isInteger := message["id"].(int64)
	if !isInteger {
		return reply{Error: "a message has a hello or an integer id"}
	}
	return respondToQuestion(id, message, asks, answer)
}

func respondToQuestion(id int64, message map[string]any, asks []string, answer Answerer) reply {
	question, isObject := message["question"].(map[string]any)
	if !isObject || len(message) != 2 {
		return reply{ID: &id, Error: "a message has an id and a question, and nothing else"}
	}
	ask, isText := question["ask"].(string)
	if !isText {
		return reply{ID: &id, Error: "a question has an ask, which is text"}
	}
	if !contains(asks, ask) {
		return reply{ID: &id, Skip: "does not do the ask " + ask}
	}
	result, err := answerSafely(question, answer)
	var skip Skip
	switch {
	case errors.As(err, &skip):
		return reply{ID: &id, Skip: skip.Error()}
	case err != nil:
		return reply{ID: &id, Error: err.Error()}
	}
	return reply{ID: &id, Answer: result}
}

// answerSafely turns a panic into the error of one question, so that the next is still answered.
func answerSafely(question map[string]any, answer Answerer) (result any, err error) {
	defer func() {
		if panicked := recover(); panicked != nil {
			err = fmt.Errorf("panic: %v", panicked)
		}
	}()
	return answer(question)
}

func contains(texts []string, wanted string) bool {
	for _, text := range texts {
		if text == wanted {
			return true
		}
	}
	return false
}
