import type { Game } from '../kernel/game.ts';
import { turnName } from '../kernel/running.ts';
import type { Entry, Table } from '../kernel/table.ts';
import type { Seat } from '../kernel/types.ts';
import { turnSeatOf } from './games.ts';

/** A turn that has left a seat. The start of the game counts as one for every seat, without a duration. */
export interface PastTurn {
  seat: Seat;
  /** The entry that ended the turn. */
  seq: number;
  /** The time of that entry (ms since 1970). */
  at: number;
  /** How long the turn took, in milliseconds; null if it isn't known when the turn began. */
  took: number | null;
}

/** Number of past turns that are stored, enough for several Rounds of the largest game. */
const MOST = 64;
/** The stored text ends with this character, so that a text that was cut off isn't taken for a shorter list. */
const END = '.';
const STORED = /^(\d{1,2}):(\d+):(\d{13}):(\d*)$/;

/** Reads the past turns from the table's head, oldest first. Leaves out damaged ones. */
export function readTurns(text: string | null | undefined): PastTurn[] {
  if (text == null) return [];
  return text
    .slice(0, -END.length)
    .split(',')
    .flatMap((turn) => {
      const stored = STORED.exec(turn);
      if (stored === null) return [];
      const [, seat, seq, at, took] = stored;
      return [{ seat: Number(seat), seq: Number(seq), at: Number(at), took: took === '' ? null : Number(took) }];
    });
}

/** Writes the latest past turns as text for the table's head. */
export function writeTurns(turns: readonly PastTurn[]): string {
  if (turns.length === 0) return '';
  const stored = turns.slice(-MOST).map(({ seat, seq, at, took }) => `${seat}:${seq}:${at}:${orEmpty(took)}`);
  return stored.join() + END;
}

function orEmpty(time: number | null): string {
  return time === null ? '' : String(time);
}

/** True if the text in the head is readable. */
export function areTurns(text: string): boolean {
  if (text === '') return true;
  return (
    text.endsWith(END) &&
    text
      .slice(0, -END.length)
      .split(',')
      .every((turn) => STORED.test(turn))
  );
}

/** Follows the turns of a table from entry to entry, and returns the fields of the head that describe them. */
export class TurnHistory {
  /**
   * The name of the current turn, and the entry that began it (null if the turn began before the first followed
   * entry).
   */
  #name: string;
  #began: number | null = null;
  #seat: Seat | null;
  /** The time at which the current turn began; null if it isn't known. */
  #begunAt: number | null;
  #past: PastTurn[];
  readonly #stored: { turns: string; begunAt: number | null };

  /**
   * `stored` has the fields `turns` and `began-at` of the head; `table` is the table before the first entry to follow.
   */
  constructor(stored: { turns: string; begunAt: number | null }, table: Table | null, game: Game<unknown> | null) {
    this.#stored = stored;
    this.#past = readTurns(stored.turns);
    this.#begunAt = stored.begunAt;
    this.#name = table === null ? '' : turnName(table, game);
    this.#seat = table === null ? null : turnSeatOf(table, game);
  }

  /** Follows an entry, which has changed the table. */
  follow(entry: Pick<Entry, 'seq' | 'at' | 'input' | 'undone'>, table: Table, game: Game<unknown> | null): void {
    const { seq, at, input } = entry;
    const name = turnName(table, game);
    const isUndone = undoing(entry);
    const isOther = name !== this.#name;
    if (isUndone !== null) this.#goBack(isUndone, isOther ? at : this.#begunAt);
    else if (isOther) {
      const took = this.#begunAt === null ? null : Math.max(0, at - this.#begunAt);
      if (this.#seat !== null) this.#past.push({ seat: this.#seat, seq, at, took });
      this.#begunAt = at;
    }
    if (input.t === 'start') this.#past.push(...table.chairs.map((_, seat) => ({ seat, seq, at, took: null })));
    if (isOther) this.#began = seq;
    this.#name = name;
    this.#seat = turnSeatOf(table, game);
  }

  /**
   * Removes the turns whose ends were undone. The first of them is the current turn again and began when it did
   * before.
   */
  #goBack(isUndone: (seq: number) => boolean, otherwise: number | null): void {
    const back = this.#past.find(({ seq }) => isUndone(seq));
    this.#past = this.#past.filter(({ seq }) => !isUndone(seq));
    if (back === undefined) this.#begunAt = otherwise;
    else this.#begunAt = back.took === null ? null : back.at - back.took;
  }

  /** The turns that have left their seats, oldest first. */
  get past(): readonly PastTurn[] {
    return this.#past;
  }

  /** Returns those fields of the head that have changed. */
  fields(): Record<string, string | number> {
    const { turns, begunAt } = this.#stored;
    const now = writeTurns(this.#past);
    return {
      ...(this.#began === null ? {} : { began: this.#began }),
      ...(this.#begunAt === begunAt ? {} : { 'began-at': orEmpty(this.#begunAt) }),
      ...(now === turns ? {} : { turns: now }),
    };
  }
}

/** Returns a test for entries that an entry took back, or null if it took nothing back. */
export function undoing({ undone = [] }: Pick<Entry, 'undone'>): ((seq: number) => boolean) | null {
  return undone.length > 0 ? (seq) => undone.includes(seq) : null;
}
