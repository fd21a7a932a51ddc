import { z } from 'zod';
import { waitsFor } from '../kernel/apply.ts';
import type { Game } from '../kernel/game.ts';
import { type Input, type PlayerId, pendingFor, type Table } from '../kernel/table.ts';
import { type Decision, type Refusal, Refused, type Seat } from '../kernel/types.ts';
import { readJson } from '../store/codec.ts';
import { isInSetup, letsHappen, waitsInBetween } from './letting.ts';
import { firstPick, stoppedAt } from './line.ts';
import type { KeptLine, LineDone } from './types.ts';
import { LONGEST_LINE } from './words.ts';

// A line may wait hours for other people's answers, so its rest is stored, one line per seat. The line continues in the
// commit in which the last of these people answers. The line's result is kept until its author does something else, so
// that every message to the author until then can show it.

const shape = z.looseObject({
  stamp: z.string(),
  lines: z.array(
    z.looseObject({
      seat: z.int(),
      by: z.looseObject({ player: z.string() }),
      at: z.number(),
      turn: z.string(),
      waited: z.int(),
      line: z.looseObject({
        picked: z.array(z.string()),
        stopped: z.looseObject({ text: z.string() }).nullable(),
        rest: z.string().max(LONGEST_LINE).optional(),
      }),
    }),
  ),
});

/**
 * Reads the stored lines, by seat. Returns no lines if the text is damaged or belongs to a commit with another stamp.
 */
export function readKept(text: string, stamp: string): Map<Seat, KeptLine> {
  const kept = readJson<{ stamp: string; lines: KeptLine[] }>(text, shape);
  return new Map(kept?.stamp === stamp ? kept.lines.map((line) => [line.seat, line]) : []);
}

/** Returns lines as text for the store. The text is empty if there are no lines. */
function writeKept(kept: ReadonlyMap<Seat, KeptLine>, stamp: string): string {
  return kept.size === 0 ? '' : JSON.stringify({ stamp, lines: [...kept.values()] });
}

/**
 * True if part of the line has yet to be played. A line that has been played is kept only for its result, which its
 * author may still read.
 */
function isWaiting({ line }: KeptLine): boolean {
  return line.rest !== undefined;
}

/** The open questions of a table before an input. */
export interface AskedBefore {
  /** The question that was waiting for the seat of the input. */
  decision: Decision | null;
  all: string;
}

export function askedBefore(table: Table, input: Input): AskedBefore {
  return { decision: 'seat' in input ? pendingFor(table, input.seat) : null, all: questionsOf(table) };
}

function questionsOf({ state }: Table): string {
  return (state?.pending ?? []).map(({ seat, id }) => `${seat}:${id}`).join();
}

/** Inputs that change the position only if they complete an agreement. A completed agreement changes the open questions. */
const BESIDE: ReadonlySet<Input['t']> = new Set<Input['t']>([
  'orders',
  'overdue',
  'vote',
  'consent',
  'resume',
  'nudge',
  'patience',
  'clock',
  'extend',
  'note',
]);

/** True if an input changed nothing about the position, so that everything that waits keeps waiting. */
export function isBeside(input: Input, before: AskedBefore, table: Table): boolean {
  return BESIDE.has(input.t) && before.all === questionsOf(table);
}

/** Returns what becomes of a stored line after an input that isn't part of it; null if the line is dropped. */
function afterInput(
  kept: KeptLine,
  input: Input,
  before: AskedBefore,
  table: Table,
  game: Game<unknown>,
): KeptLine | null {
  const { seat, by, line } = kept;
  // A line belongs to the person who typed it, not to the seat.
  if (table.status !== 'playing' || table.chairs[seat]?.player !== by.player) return null;
  const isOwn = 'seat' in input && input.seat === seat && !BESIDE.has(input.t);
  if (!isWaiting(kept)) return isOwn ? null : kept;
  if (isOwn) return ended(kept, { text: 'You did something else first.' });
  if (isBeside(input, before, table)) return kept;
  if (input.t !== 'answer') return ended(kept, CHANGED);
  const isLet = before.decision !== null && letsHappen(before.decision, input.keys, game);
  return isLet || isInSetup(table, game) ? kept : { ...kept, line: brokenOff(line, table, input.seat) };
}

const CHANGED: Refusal = { text: 'The table has changed since then. Look at it first, then tell me what to do.' };

/** Returns a line after it was continued. If part of it remains, but shouldn't wait for other seats, ends the line. */
function continued(kept: KeptLine, line: LineDone, table: Table, game: Game<unknown>): KeptLine {
  const now = { ...kept, line };
  if (!isWaiting(now) || waitsInBetween(table, now, game)) return now;
  return ended(now, { text: waitsFor(table, true), rule: 'T-TURN-01' });
}

/**
 * Ends a line because a bug occurred while it was continued. Another person's command continued the line, and must not
 * fail because of it.
 */
function broken(kept: KeptLine): KeptLine {
  return ended(kept, {
    text: 'Something broke on our side when I tried to continue your line. Please type the rest again.',
  });
}

function ended(kept: KeptLine, why: Refusal): KeptLine {
  return { ...kept, line: endedAt(kept.line, why) };
}

function endedAt({ rest = '', ...done }: LineDone, why: Refusal): LineDone {
  return { ...done, stopped: stoppedAt(done.picked, firstPick([], rest).said, why) };
}

/** Ends a line because another seat has acted. */
export function brokenOff(line: LineDone, { chairs }: Table, seat: Seat): LineDone {
  const name = chairs[seat]?.called ?? chairs[seat]?.name ?? 'Somebody';
  return endedAt(line, { text: `${name} has answered. Look at the table first, then tell me what to do.` });
}

/** The stored lines of a table, while a batch of commands is applied. */
export class KeptLines {
  readonly #lines: Map<Seat, KeptLine>;
  #changed = false;

  constructor(text: string, stamp: string) {
    this.#lines = readKept(text, stamp);
  }

  /** Keeps a line that waits for people. */
  keep(typed: { seat: Seat; at: number; turn: string | undefined; line: LineDone }, player: PlayerId | null): void {
    const { turn, line } = typed;
    if (line.rest === undefined || turn === undefined || player === null) return;
    this.#lines.set(typed.seat, { ...typed, by: { player }, turn, waited: line.picked.length });
  }

  /** Stores the reason why a line that was kept for a seat's move was dropped, so that its player can see the reason. */
  tell({ seat, by, at }: Pick<KeptLine, 'seat' | 'by' | 'at'>, why: Refusal): void {
    const other = this.#lines.get(seat);
    const alone: KeptLine = { seat, by, at, turn: '', waited: 0, line: { picked: [], stopped: why }, about: 'ahead' };
    this.#lines.set(seat, other === undefined || other.about === 'ahead' ? alone : { ...other, dropped: why });
  }

  /** Drops the rest of a seat's line, and returns that rest. Throws `Refused` if the seat has no waiting line. */
  drop(seat: Seat): string {
    const rest = this.#lines.get(seat)?.line.rest;
    if (rest === undefined) throw new Refused('You no longer have a waiting line here.');
    this.#lines.delete(seat);
    this.#changed = true;
    return rest;
  }

  /** Updates the stored lines after an input that isn't part of any of them. */
  heard(input: Input, before: AskedBefore, table: Table, game: Game<unknown>): void {
    for (const kept of [...this.#lines.values()]) {
      const now = afterInput(kept, input, before, table, game);
      if (now === null) this.#lines.delete(kept.seat);
      else this.#lines.set(kept.seat, now);
    }
  }

  /**
   * Continues the lines that no longer have to wait. If the command is being retried, ends these lines instead, since
   * continuing them may have made the command fail.
   */
  continue(table: Table, game: Game<unknown>, isRetry: boolean, resume: (kept: KeptLine) => LineDone): void {
    for (const kept of [...this.#lines.values()].filter(isWaiting)) {
      if (waitsInBetween(table, kept, game)) continue;
      this.#lines.delete(kept.seat);
      this.#lines.set(kept.seat, isRetry ? broken(kept) : continued(kept, resume(kept), table, game));
    }
  }

  /**
   * Returns the text to commit, or undefined if the stored text is still right. `isNew` is true if the stamp has
   * changed.
   */
  text(stamp: string, isNew: boolean): string | undefined {
    return isNew || this.#changed ? writeKept(this.#lines, stamp) : undefined;
  }
}
