import { z } from 'zod';
import type { Game } from '../kernel/game.ts';
import type { Table } from '../kernel/table.ts';
import type { Decision } from '../kernel/types.ts';
import { readJson } from '../store/codec.ts';
import { playerOf } from './authority.ts';
import { turnOf } from './games.ts';
import { brokenOff } from './kept-lines.ts';
import { isInSetup, letsHappen, waitsForBots } from './letting.ts';
import { resumeLine } from './line.ts';
import { answerTo } from './outgoing.ts';
import type { PickAnswer } from './pick.ts';
import type { Command, Outgoing, PendingLine } from './types.ts';

// Bots are asked in every window, and they answer immediately. A player's action must not end just because a bot had to
// pass. So the player's line continues after a bot's answer, and the answer to the player's command is updated.

type Waiting = Omit<PendingLine, 'seq' | 'stamp'>;

const shape = z.looseObject({
  seq: z.int(),
  stamp: z.string().optional(),
  seat: z.int(),
  turn: z.string().optional(),
  answer: z.string().optional(),
  outcome: z.looseObject({ seq: z.int(), line: z.looseObject({ picked: z.array(z.string()) }).optional() }),
});

/** Parses a stored action, or returns null if the action is damaged, so that the table continues without it. */
export function readGoing(text: string): PendingLine | null {
  return readJson(text, shape);
}

/** Returns the author of a command, and the interaction that waits for its result. */
export function whoOf({ by, answer }: Pick<Command, 'by' | 'answer'>): Pick<PendingLine, 'by' | 'answer'> {
  return { by, ...(answer === undefined ? {} : { answer }) };
}

/**
 * Returns the action if it now waits only for bots. Returns null if the action is finished or waits for a person. When
 * its turn is over, an action is finished unless its line has more picks.
 */
export function waiting(done: Waiting | null, table: Table, game: Game<unknown>): PendingLine | null {
  if (done === null) return null;
  const isToGoOn = done.outcome.line?.rest !== undefined;
  const isOver = done.turn !== undefined && done.turn !== turnOf(table, game);
  const waits = waitsForBots(table) && (isToGoOn || (done.answer !== undefined && !isOver));
  return waits ? { ...done, seq: table.seq } : null;
}

/**
 * True if this command is the answer that the action waited for: the next input at the table, from a bot or from the
 * clock on the bot's behalf.
 */
export function waitedFor({ seq }: PendingLine, { seq: now, chairs }: Table, { input }: Command): boolean {
  const isOfBot = (input.t === 'answer' || input.t === 'timeout') && chairs[input.seat]?.bot != null;
  return isOfBot && seq === now - 1;
}

/**
 * Continues an action after a bot's answer. Plays the rest of the action's line if the bot let the action happen, or if
 * the game is in setup. If the line has no rest, and the bot didn't just let the action happen, returns null, because
 * other messages report what the bot did.
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

/** Returns the message with the result of an action that had to wait for bots. */
export function resultOf(
  { seat, ahead, because, outcome, by, answer }: Omit<PendingLine, 'seq' | 'stamp'>,
  command: Command,
  table: Table,
): Outgoing[] {
  const told: Command = { ...command, by, ...(answer === undefined ? {} : { answer }) };
  const [{ seq, line }, player] = [outcome, playerOf(told)];
  const why = because === undefined ? {} : { because };
  if (ahead === true && player !== null && line !== undefined)
    return [{ to: 'played', seat, player, seq, line, ...why }];
  return answerTo(told, table, { done: true, repeated: false, ...outcome });
}
