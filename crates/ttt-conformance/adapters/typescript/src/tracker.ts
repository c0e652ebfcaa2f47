import { Board } from "./board.js";
import { SignedCounts } from "./counts.js";
import { completesLine } from "./lines.js";
import { contains, other, wholeLinesOnly, type Cell, type Mark, type Rules } from "./rules.js";
import { verdict, type Verdict } from "./scan.js";

export type Why = "out-of-bounds" | "game-over" | "occupied" | "out-of-turn" | "nothing-to-undo";

/** A call that changes nothing, and why: a result like a verdict, not an exception. */
export class Refused {
  constructor(readonly why: Why) {}
}

/**
 * A game that is followed move by move.
 *
 * A move takes constant time where only whole lines count, by signed counts; elsewhere the runs through its
 * square are looked at.
 */
export class Tracker {
  private readonly board: Board;
  private readonly counts: SignedCounts | undefined;
  private readonly moves: Cell[] = [];
  private current: Verdict = "Pending";

  constructor(private readonly rules: Rules) {
    this.board = new Board(rules);
    this.counts = wholeLinesOnly(rules) ? new SignedCounts(rules.k) : undefined;
  }

  get verdict(): Verdict {
    return this.current;
  }

  /** Sets a mark of the player, or of the one whose turn it is, and returns the verdict after it. */
  play(cell: Cell, player: Mark = this.toMove()): Verdict | Refused {
    if (!contains(this.rules, cell)) {
      return new Refused("out-of-bounds");
    }
    if (this.current !== "Pending") {
      return new Refused("game-over");
    }
    if (this.board.at(cell) !== undefined) {
      return new Refused("occupied");
    }
    if (player !== this.toMove()) {
      return new Refused("out-of-turn");
    }
    this.board.set(cell, player);
    this.moves.push(cell);
    this.current = verdict(this.completes(cell, player) ? player : undefined, this.board);
    return this.current;
  }

  /** Takes the last mark back, after the end too, and returns the verdict after it. */
  undo(): Verdict | Refused {
    const cell = this.moves.pop();
    if (cell === undefined) {
      return new Refused("nothing-to-undo");
    }
    // The mark on it is the one that is to move again.
    this.counts?.remove(cell, this.toMove());
    this.board.clear(cell);
    // A move is accepted only while the game is open, so before it the game was.
    this.current = "Pending";
    return this.current;
  }

  private toMove(): Mark {
    return this.moves.length % 2 === 0 ? this.rules.first : other(this.rules.first);
  }

  private completes(cell: Cell, player: Mark): boolean {
    return this.counts?.add(cell, player) ?? completesLine(this.board, cell);
  }
}
