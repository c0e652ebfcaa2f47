"""The referee in Python: answers the six asks over the wire protocol."""

from board import BadInput, Board, check_rules
from lines import Line, lines
from protocol import serve
from question import Question, read_question
from scan import scan
from tracker import replay, track
from validate import violations
from witness import witness

ASKS = ["scan", "lines", "track", "replay", "validate", "witness"]


def answer(raw: dict) -> dict:
    """Answer one question; bad rules and a bad board are answers like any other."""
    question = read_question(raw)
    try:
        check_rules(question.rules)
        return _answer(question)
    except BadInput as bad:
        return bad.answer


def _answer(question: Question) -> dict:
    if question.ask == "track":
        return {"returns": track(question.rules, question.calls)}
    if question.ask == "replay":
        return replay(question.rules, question.moves)
    board = Board(question.rules, question.board)
    if question.ask == "scan":
        return {"verdict": scan(board)}
    if question.ask == "lines":
        return {"lines": [_line(board, line) for line in lines(board)]}
    broken = violations(board)
    if broken:
        return {"legal": False, "violations": broken}
    if question.ask == "witness":
        return {"moves": [board.cell(square) for square in witness(board)]}
    return {"legal": True}


def _line(board: Board, line: Line) -> dict:
    return {"mark": line.mark, "cells": [board.cell(square) for square in line.squares]}


if __name__ == "__main__":
    serve("python", ASKS, answer)
