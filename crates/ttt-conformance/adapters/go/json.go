package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"unicode/utf16"
	"unicode/utf8"
)

// largestInteger is the largest that every JSON library carries exactly.
const largestInteger = 1<<53 - 1

// parseStrict reads one JSON value, and refuses what encoding/json lets pass: invalid UTF-8,
// unpaired surrogates (both would become U+FFFD) and repeated keys (of which the last would win).
// An integer within ±(2^53 - 1) becomes an int64; any other number stays a json.Number.
func parseStrict(text []byte) (any, error) {
	if !utf8.Valid(text) {
		return nil, errors.New("it is not UTF-8")
	}
	if !json.Valid(text) {
		var value any
		return nil, json.Unmarshal(text, &value)
	}
	if hasUnpairedSurrogate(text) {
		return nil, errors.New("an unpaired surrogate")
	}
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	return parseValue(decoder)
}

func parseValue(decoder *json.Decoder) (any, error) {
	token, err := decoder.Token()
	if err != nil {
		return nil, err
	}
	switch token := token.(type) {
	case json.Delim:
		if token == '{' {
			return parseObject(decoder)
		}
		return parseArray(decoder)
	case json.Number:
		integer, err := strconv.ParseInt(token.String(), 10, 64)
		if err == nil && -largestInteger <= integer && integer <= largestInteger {
			return integer, nil
		}
	}
	return token, nil
}

func parseObject(decoder *json.Decoder) (any, error) {
	fields := map[string]any{}
	for decoder.More() {
		token, err := decoder.Token()
		if err != nil {
			return nil, err
		}
		key := token.(string)
		if _, repeated := fields[key]; repeated {
			return nil, fmt.Errorf("the key %q is repeated", key)
		}
		if fields[key], err = parseValue(decoder); err != nil {
			return nil, err
		}
	}
	_, err := decoder.Token()
	return fields, err
}

func parseArray(decoder *json.Decoder) (any, error) {
	items := []any{}
	for decoder.More() {
		item, err := parseValue(decoder)
		if err != nil {
			return nil, err
		}
		items = append(items, item)
	}
	_, err := decoder.Token()
	return items, err
}

// hasUnpairedSurrogate looks at the escapes of a valid JSON text: only they can bring one in.
func hasUnpairedSurrogate(text []byte) bool {
	for at := bytes.IndexByte(text, '\\'); at >= 0 && at < len(text); {
		unit, length := escapeAt(text, at)
		if utf16.IsSurrogate(unit) {
			low, lowLength := escapeAt(text, at+length)
			if utf16.DecodeRune(unit, low) == utf8.RuneError {
				return true
			}
			length += lowLength
		}
		next := bytes.IndexByte(text[at+length:], '\\')
		if next < 0 {
			return false
		}
		at += length + next
	}
	return false
}

// escapeAt reads the escape that starts at a place, if one does: the UTF-16 unit of a \u escape,
// or 0, and how many bytes the escape takes.
func escapeAt(text []byte, at int) (unit rune, length int) {
	if text[at] != '\\' {
		return 0, 0
	}
	if text[at+1] != 'u' {
		return 0, 2
	}
	// The text is valid JSON, so four hexadecimal digits follow.
	value, _ := strconv.ParseUint(string(text[at+2:at+6]), 16, 16)
	return rune(value), 6
}
