import { z } from 'zod';
import type { Game } from '../kernel/game.ts';
import type { Table } from '../kernel/table.ts';
import type { Decision } from '../kernel/types.ts';
import { readJson } from '../store/codec.ts';
import { turnOf } from './games.ts';
import { brokenOff } from './kept-lines.ts';
import { isInSetup, letsHappen, waitsForBots } from './letting.ts';
import { resumeLine } from './line.ts';
import type { PickAnswer } from './pick.ts';
import type { Command, PendingLine } from './types.ts';

// Bots are asked wherever people could be, and answer at once. What somebody does must not end at each of their passes: a line goes on,
// and the answer in the hand of who clicked comes alive again.

type Waiting = Omit<PendingLine, 'seq' | 'stamp'>;

const shape = z.looseObject({
  seq: z.int(),
  stamp: z.string().optional(),
  seat: z.int(),
  turn: z.string().optional(),
  answer: z.string().optional(),
  outcome: z.looseObject({ seq: z.int(), line: z.looseObject({ picked: z.array(z.string()) }).optional() }),
});

/** Reads what a commit stored; null if it is damaged, so that the table continues without it. */
export function readGoing(text: string): PendingLine | null {
  return readJson(text, shape);
}

/** Whose command it is, and the interaction that waits for what comes of it. */
export function whoOf({ by, answer }: Pick<Command, 'by' | 'answer'>): Pick<PendingLine, 'by' | 'answer'> {
  return { by, ...(answer === undefined ? {} : { answer }) };
}

/**
 * What somebody has done, if only bots are asked now what comes of it; null: it is over, or waits for a person. When the turn has ended in
 * which it was done, nothing more comes of it, unless a line has more to do.
 */
export function waiting(done: Waiting | null, table: Table, game: Game<unknown>): PendingLine | null {
  if (done === null) return null;
  const isToGoOn = done.outcome.line?.rest !== undefined;
  const isOver = done.turn !== undefined && done.turn !== turnOf(table, game);
  const waits = waitsForBots(table) && (isToGoOn || (done.answer !== undefined && !isOver));
  return waits ? { ...done, seq: table.seq } : null;
}

/** Whether this is the answer for which it has waited: of a bot, or of the clock in its place, and the next that happened at the table. */
export function waitedFor({ seq }: PendingLine, { seq: now, chairs }: Table, { input }: Command): boolean {
  const isOfBot = (input.t === 'answer' || input.t === 'timeout') && chairs[input.seat]?.bot != null;
  return isOfBot && seq === now - 1;
}

/**
 * Goes on after a bot has answered: a line with what is left of it, where the bot let things happen or the game is being set up. Null: all
 * was done, and the bot has done something then, of which its own messages tell.
 */
export function resumeAfterBots(
  going: PendingLine,
  {
    table,
    command,
    decision,
    game,
  }: { table: Table; command: Command; decision: Decision | null; game: Game<unknown> },
  apply: (answer: PickAnswer) => void,
): Waiting | null {
  const { line: before } = going.outcome;
  const { input } = command;
  const has = input.t === 'answer' && decision !== null && letsHappen(decision, input.keys, game);
  if (before?.rest === undefined) return has ? going : null;
  const line =
    has || isInSetup(table, game)
      ? resumeLine(table, { seat: going.seat, done: before }, game, apply)
      : brokenOff(before, table, 'seat' in input ? input.seat : -1);
  return { ...going, outcome: { ...going.outcome, line } };
}
