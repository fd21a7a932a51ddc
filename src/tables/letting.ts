import { onlyOption, optionsOf, PASS } from '../kernel/decision.ts';
import type { Game } from '../kernel/game.ts';
import { awaited, pendingFor, type Table } from '../kernel/table.ts';
import type { Decision, Seat } from '../kernel/types.ts';

/** True if the table waits only for bots, which answer immediately. */
export function waitsForBots(table: Table): boolean {
  const seats = awaited(table);
  return seats.length > 0 && seats.every((seat) => table.chairs[seat]?.bot != null);
}

/** True if an answer lets another seat's action happen. */
export function letsHappen(decision: Decision, keys: readonly string[], { lets }: Game<unknown>): boolean {
  const verbs = lets?.[decision.window ?? ''] ?? [PASS];
  const option = onlyOption(decision, keys);
  return option !== null && verbs.includes(option.verb);
}

/** True if the game is still being set up. */
export function isInSetup({ state }: Table, game: Game<unknown>): boolean {
  return state !== null && game.inSetup?.(state) === true;
}

/**
 * True if a seat's line should wait for the answers of other seats. A line always waits for bots. During the turn in
 * which it was typed, a line also waits for people, if each of them can let its action happen or if the game is in
 * setup.
 */
export function waitsInBetween(
  table: Table,
  { seat, turn }: { seat: Seat; turn: string | undefined },
  game: Game<unknown>,
): boolean {
  const { state } = table;
  if (state === null || state.pending.length === 0 || pendingFor(table, seat) !== null) return false;
  if (waitsForBots(table)) return true;
  if (turn === undefined || game.turnNow?.(state) !== turn) return false;
  return isInSetup(table, game) || state.pending.every((decision) => canLet(decision, game));
}

function canLet(decision: Decision, game: Game<unknown>): boolean {
  return optionsOf(decision).some(({ key }) => letsHappen(decision, [key], game));
}
