import { apply } from '../kernel/apply.ts';
import type { Game } from '../kernel/game.ts';
import { redealFor } from '../kernel/redeal.ts';
import { running } from '../kernel/running.ts';
import { copyTable, pendingFor, type Table } from '../kernel/table.ts';
import type { Json, Refusal, Seat, Text } from '../kernel/types.ts';
import { type Random, turnSeatOf } from './games.ts';
import { type Previewed, previewed } from './preview.ts';
import type { Preview } from './preview-parts.ts';

// While others are asked, a line is previewed for the seat's next move: on a copy in which everything hidden has been
// redealt, and in which the others give safe answers until it is the seat's move. The others' cards and all dice of that
// copy are made up, so this can tell nothing hidden. A line counts as foreseen only if several such copies agree on it.

/** Number of copies that have to agree. */
const COPIES = 3;
/** Maximum number of answers that are given for others until the seat's move. */
const MOST_ANSWERS = 60;

/** The reason why a line can't be previewed for the next move. */
export const UNFORESEEN: Refusal = {
  text: 'I can’t foresee your next move from here. Something that nobody can know comes first, or a choice of your own.',
  rule: 'T-AHEAD-01',
};

/** The part of a preview that decides whether a line still comes to the same. */
export interface Foreseen extends Pick<Preview, 'picks' | 'told'> {
  /** The reason why the line stops, or null if it reaches its end. */
  stopped: Text | null;
}

/** True if the table asks a seat for its own move, and not for a response or a choice between turns. */
export function isOwnMove(table: Table, seat: Seat, game: Game<unknown>): boolean {
  const decision = table.status === 'playing' ? pendingFor(table, seat) : null;
  if (decision === null || decision.window !== undefined) return false;
  return game.turnSeat === undefined || turnSeatOf(table, game) === seat;
}

/** Previews a line for a seat's next move, or returns null if nobody can know what it comes to. */
export function foreseeLine(
  table: Table,
  { seat, line }: { seat: Seat; line: string },
  game: Game<unknown>,
  random: Random,
): Previewed | null {
  let found: Previewed | null = null;
  for (let copy = 0; copy < COPIES; copy++) {
    const then = nextMove(table, seat, game, random);
    const now = then === null ? null : previewed(then, { seat, line }, game, random);
    if (now === null || (found !== null && firstDifference(foreseenOf(found), foreseenOf(now)) !== null)) return null;
    found ??= { ...now, preview: { ...now.preview, later: true } };
  }
  return found;
}

/** Returns the preview of a line for a move that can't be foreseen. `before` is the game's view for the seat. */
export function unforeseen(line: Text, before: Json): Preview {
  return { line, picks: [], told: [], stopped: UNFORESEEN, before, later: true };
}

/** Returns the part of a preview that has to stay the same. */
export function foreseenOf({ preview: { picks, told, stopped, handsOver } }: Previewed): Foreseen {
  return {
    picks: picks.map(({ label, hint }) => ({ label, ...(hint === undefined ? {} : { hint }) })),
    told,
    stopped: stopped === null || handsOver === true ? null : stopped.text,
  };
}

/**
 * Returns the table without the seats whose players are away or late. A preview of it doesn't say that a player is back,
 * which may be so when a line is kept and not when it is played, or the other way round.
 */
export function withEveryone({ away: _, standIns: _standIns, ...table }: Table): Table {
  return table;
}

/** Returns a copy of the table at the seat's next move, or null if it can't be reached. */
function nextMove(given: Table, seat: Seat, game: Game<unknown>, random: Random): Table | null {
  const table = copyTable(withEveryone(given));
  table.state = redealFor(game, running(given), seat, random);
  const chance = { next: random, position: 0 };
  const around = { game, chance: () => chance, checkpoint: noCheckpoint, quiet: true };
  for (let given = 0; given < MOST_ANSWERS && table.status === 'playing'; given++) {
    if (isOwnMove(table, seat, game)) return table;
    const state = running(table);
    const decision = state.pending.find((asked) => asked.seat !== seat || asked.window !== undefined);
    if (decision === undefined) return null;
    const { keys } = game.fallback(state, decision);
    apply(table, { t: 'answer', seat: decision.seat, decision: decision.id, keys }, around);
  }
  return null;
}

const noCheckpoint = (): never => {
  throw new Error('a safe answer undoes nothing');
};

/** Describes the first difference between two previews of the same line, or returns null if they are the same. */
export function firstDifference(before: Foreseen, now: Foreseen): Text | null {
  const shorter = Math.min(before.picks.length, now.picks.length);
  const at = before.picks.findIndex((pick, place) => place < shorter && words(pick) !== words(now.picks[place]));
  if (at >= 0) return `Step ${at + 1} was “${words(before.picks[at])}”. Now it is “${words(now.picks[at])}”.`;
  if (before.stopped !== now.stopped)
    return now.stopped ?? `It no longer stops where it stopped before: ${before.stopped}`;
  if (before.picks.length !== now.picks.length) return 'It now comes to a different number of steps.';
  const told = Math.max(before.told.length, now.told.length);
  for (let line = 0; line < told; line++) {
    const [was, is] = [before.told[line]?.text, now.told[line]?.text];
    if (was === is) continue;
    if (is === undefined) return `This would no longer happen: ${was}`;
    return was === undefined ? `This would happen as well: ${is}` : `It would no longer say “${was}”, but “${is}”.`;
  }
  return null;
}

/** A pick with its costs and gains. */
function words(pick: Preview['picks'][number] | undefined): Text {
  if (pick === undefined) return '';
  return pick.hint === undefined ? pick.label : `${pick.label} · ${pick.hint}`;
}
