import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Game } from '../kernel/game.ts';
import { must } from '../kernel/must.ts';
import { pauseAt } from '../kernel/pauses.ts';
import { type Input, type PlayerId, pendingFor, type Table } from '../kernel/table.ts';
import { isStoodIn } from '../kernel/timeouts.ts';
import { type Refusal, Refused, type Seat, type Text } from '../kernel/types.ts';
import { readJson } from '../store/codec.ts';
import { playerOf } from './authority.ts';
import {
  type Foreseen,
  firstDifference,
  foreseeLine,
  foreseenOf,
  isOwnMove,
  UNFORESEEN,
  withEveryone,
} from './foreseen.ts';
import type { Games } from './games.ts';
import type { Held } from './held.ts';
import { type AskedBefore, isBeside } from './kept-lines.ts';
import { keyedWait, type WaitSpan } from './keyed-wait.ts';
import { firstPick, stoppedAt, tidied } from './line.ts';
import { isOvertaken, type PlanDue, storedDue } from './plan-due.ts';
import { isPreparedField } from './plan-fields.ts';
import { previewed, UNKNOWN } from './preview.ts';
import type { Command, KeepLine, LineDone, SeenAhead } from './types.ts';
import { LONGEST_LINE } from './words.ts';

// A player may keep a line for their next move while the table asks others (T-AHEAD-01). The line isn't part of the
// table and has no log entry, so nobody else can tell that there is one. When the move comes, the line is previewed
// again. If the preview differs from the one that its player saw, the line is dropped. Otherwise it waits for a moment,
// so that others can still take a step back, and is then played as far as its result is certain.

/** How long a line is kept, in milliseconds. */
const LIFE = 30 * 24 * 3_600_000;
/** How long a line waits before it is played, so that others can still take a step back. */
export const STEP_BACK: WaitSpan = { soonest: 60_000, spread: 120_000 };

/** A line that a seat keeps for its next move. */
export interface AheadLine {
  seat: Seat;
  /** The line belongs to this person, not to the seat. */
  by: { player: PlayerId };
  /** When the line was kept, in milliseconds since 1970. */
  at: number;
  text: Text;
  /** The preview that its player saw. */
  foreseen: Foreseen;
  /** Set while the table asks for the move: the question (the kernel's id), and when the line is played. */
  move?: { decision: string } & PlanDue;
}

/** The stored lines of a table, as text by seat, and the prepared answers in fields of their own (`prepared.ts`). */
export type StoredAhead = readonly (readonly [field: string, text: string])[];

const pick = z.looseObject({ label: z.string(), hint: z.string().optional() });
const shape = z.looseObject({
  seat: z.int(),
  by: z.looseObject({ player: z.string() }),
  at: z.number(),
  text: z.string().max(LONGEST_LINE),
  foreseen: z.looseObject({
    picks: z.array(pick),
    told: z.array(z.looseObject({ text: z.string() })),
    stopped: z.string().nullable(),
  }),
  move: storedDue({ decision: z.string() }).optional(),
});

/** Reads a stored line, or returns null if it is missing or damaged. */
export function readAhead(text: string | null | undefined): AheadLine | null {
  return readJson<AheadLine>(text ?? undefined, shape);
}

/** Returns a line as its own player may see it at this table, or null if the reader isn't that player. */
export function seenAhead({ seat, by, text, move }: AheadLine, table: Table): SeenAhead | null {
  if (table.status !== 'playing' || table.chairs[seat]?.player !== by.player) return null;
  if (move === undefined || pendingFor(table, seat)?.id !== move.decision) return { text };
  const { decision: _, ...then } = move;
  return { text, ...then };
}

/** A seat that has planned something, and the person who did. */
export interface PlanOwner {
  seat: Seat;
  player: PlayerId;
}

/** A line that ended without being played, with the reason for its player. */
export interface DroppedAhead {
  line: AheadLine;
  why: Refusal;
}

/** The words of a line to play now, with the reason why it stops there, or the reason why it isn't played. */
type Comes = { play: Text; stop: Refusal | null } | { why: Refusal };

/** The lines that the seats of a table keep for their next moves, while a batch of commands is applied. */
export class AheadLines {
  readonly #lines = new Map<Seat, AheadLine>();
  readonly #changed = new Set<Seat>();

  constructor(stored: StoredAhead) {
    for (const [seat, text] of stored) {
      if (isPreparedField(seat)) continue;
      const line = readAhead(text);
      if (line === null || `${line.seat}` !== seat) this.#changed.add(Number(seat));
      else this.#lines.set(line.seat, line);
    }
  }

  /** Keeps a line instead of the seat's last one, and returns its words. Throws `Refused` if nobody can know what it comes to. */
  keep({ by, at }: Pick<Command, 'by' | 'at'>, typed: KeepLine, table: Table, games: Pick<Games, 'find'>): Text {
    const { seat } = typed;
    const text = tidied(typed.text);
    const player = must(playerOf({ by }), 'the player of a line');
    const game = must(games.find(table.game), 'the game of a table');
    if (text === '') throw new Refused('Say what you want to do at your next move.', 'T-AHEAD-01');
    if (text.length > LONGEST_LINE) throw new Refused('That line is too long to keep.', 'T-AHEAD-01');
    if (isOwnMove(table, seat, game))
      throw new Refused('It’s your move now, so play the line right away.', 'T-AHEAD-01', [
        { label: 'Play it now', line: text },
      ]);
    const found = foreseeLine(table, { seat, line: text }, game, randomInt);
    if (found === null) throw new Refused(`Nothing was kept. ${UNFORESEEN.text}`, UNFORESEEN.rule);
    if (found.certain === '') {
      const { text: why, rule } = must(found.preview.stopped, 'the reason why nothing of a line is certain');
      throw new Refused(`Nothing was kept. ${why}`, rule);
    }
    this.#put({ seat, by: { player }, at, text, foreseen: foreseenOf(found) });
    return text;
  }

  /** Throws a seat's line away, and returns its words. Throws `Refused` if there is none. */
  forget(seat: Seat): Text {
    const line = this.#lines.get(seat);
    if (line === undefined) throw new Refused('You no longer keep a line here.', 'T-AHEAD-01');
    this.#remove(seat);
    return line.text;
  }

  /** Updates the lines after an input that isn't part of any of them. Returns the lines that it ended. */
  heard(input: Input, before: AskedBefore, table: Table, game: Game<unknown>): DroppedAhead[] {
    const dropped: DroppedAhead[] = [];
    for (const line of [...this.#lines.values()]) {
      const { seat, by, move } = line;
      if (table.status !== 'playing' || table.chairs[seat]?.player !== by.player) {
        this.#remove(seat);
        continue;
      }
      const why = endedBy(input, line, before, table, game);
      if (why !== null) {
        this.#remove(seat);
        // The player knows already why a dropped line wasn't played.
        if (move === undefined || !('why' in move)) dropped.push({ line, why });
      } else if (move !== undefined && pendingFor(table, seat)?.id !== move.decision) this.#put(withoutMove(line));
    }
    return dropped;
  }

  /**
   * Notes for which lines the move has come, and whether they will be played. If the command is being retried, drops
   * them instead, since previewing them may have made the command fail. `now` is in milliseconds since 1970. Returns the
   * players who had read something else about their lines, so that their messages are made again.
   */
  settle({ table, secret }: Held, game: Game<unknown>, now: number, isRetry: boolean): PlanOwner[] {
    const told: PlanOwner[] = [];
    const isPaused = pauseAt(table, now) !== null;
    for (const line of [...this.#lines.values()]) {
      const { seat, by, move } = line;
      const decision = isStoodIn(table, seat) ? undefined : pendingFor(table, seat)?.id;
      if (decision === undefined || !isOwnMove(table, seat, game)) continue;
      if (move !== undefined && !isOvertaken(move, isPaused)) continue;
      const comes = isRetry ? { why: BROKEN } : this.comes(line, table, game, now);
      const wait = (): number => keyedWait(secret, ['ahead', table.id, seat, decision, line.text], STEP_BACK);
      const then = 'why' in comes ? { why: comes.why } : isPaused ? { paused: true as const } : { due: now + wait() };
      this.#put({ ...line, move: { decision, ...then } });
      if (move !== undefined) told.push({ seat, player: by.player });
    }
    return told;
  }

  /** Returns the line that is due for this question. Throws `Refused` if there is none anymore. */
  due(seat: Seat, decision: string): AheadLine {
    const line = this.#lines.get(seat);
    const move = line?.move;
    if (line === undefined || move === undefined || move.decision !== decision || !('due' in move))
      throw new Refused('No line is due here.', 'T-AHEAD-01');
    return line;
  }

  /** Previews a line for the current move, and compares it with the preview that its player saw. */
  comes({ seat, at, text, foreseen }: AheadLine, table: Table, game: Game<unknown>, now: number): Comes {
    const drops = (why: Text): Comes => ({ why: { text: why, rule: 'T-AHEAD-01', instead: playing(text) } });
    if (now - at > LIFE) return drops('You kept it more than 30 days ago.');
    const found = previewed(withEveryone(table), { seat, line: text }, game, randomInt);
    const differs = firstDifference(foreseen, foreseenOf(found));
    if (differs !== null) return drops(differs);
    // A pick that isn't possible stops the line in its usual way.
    if (found.preview.stopped?.rule !== UNKNOWN.rule) return { play: text, stop: null };
    const rest = text.slice(found.certain.length);
    const { said } = firstPick([], rest);
    if (said === '') return { play: text, stop: null };
    const stop = { ...LEFT, instead: [{ label: 'Play the rest', line: tidied(rest) }] };
    return { play: found.certain, stop: stoppedAt([said], said, stop) };
  }

  /** Removes a line that is being played. */
  played(seat: Seat): void {
    this.#remove(seat);
  }

  /** Notes why a line isn't played after all. */
  drop(line: AheadLine, why: Refusal): void {
    if (line.move !== undefined) this.#put({ ...line, move: { decision: line.move.decision, why } });
  }

  /** Returns the lines to store, by seat; an empty text removes a seat's line. */
  changes(): [seat: string, text: string][] {
    return [...this.#changed].map((seat) => {
      const line = this.#lines.get(seat);
      return [`${seat}`, line === undefined ? '' : JSON.stringify(line)];
    });
  }

  #put(line: AheadLine): void {
    this.#lines.set(line.seat, line);
    this.#changed.add(line.seat);
  }

  #remove(seat: Seat): void {
    this.#lines.delete(seat);
    this.#changed.add(seat);
  }
}

/** The reason why a line isn't played further, if the rest isn't certain. */
const LEFT: Refusal = {
  text: 'The rest depends on dice, hidden cards or other players, so I left it to you.',
  rule: 'T-PREVIEW-01',
};

/** The reason to give if a player’s time was over before their plan was carried out. */
export const TIME_RAN_OUT = 'Time ran out first.';

/** The reason to give if a bug occurred while a line was played. */
export const BROKEN: Refusal = { text: 'Something broke on our side when I tried to play it. Please type it again.' };

/** Returns the result of a line that was played as far as it is certain. */
export function playedUpTo(line: LineDone, stop: Refusal | null): LineDone {
  return line.stopped === null && line.rest === undefined && stop !== null ? { ...line, stopped: stop } : line;
}

/** The suggestion to play a line although it was dropped. */
function playing(line: Text): NonNullable<Refusal['instead']> {
  return [{ label: 'Play it anyway', line }];
}

function withoutMove({ move: _, ...line }: AheadLine): AheadLine {
  return line;
}

/** Returns the reason why an input ends a line, or null if the line is kept. */
function endedBy(
  input: Input,
  { seat, text, move }: AheadLine,
  before: AskedBefore,
  table: Table,
  game: Game<unknown>,
): Refusal | null {
  if (isBeside(input, before, table)) return null;
  const ends = (why: Text): Refusal => ({ text: why, rule: 'T-AHEAD-01', instead: playing(text) });
  if (input.t === 'restore' || input.t === 'consent') return ends('The table has gone back since you kept it.');
  if (!('seat' in input) || input.seat !== seat) return null;
  const isOwn = input.t !== 'timeout' && !(input.t === 'answer' && input.standsIn === true);
  if (move !== undefined) return ends(isOwn ? 'You did something else first.' : TIME_RAN_OUT);
  return input.t === 'undo' && isOwnMove(table, seat, game) ? ends('You went back into your turn.') : null;
}
