import { apply } from '../kernel/apply.ts';
import type { Game } from '../kernel/game.ts';
import { running } from '../kernel/running.ts';
import { copyTable, pendingFor, type Table } from '../kernel/table.ts';
import type { Random } from './games.ts';
import type { PickAnswer } from './pick.ts';

/** Maximum number of answers that are given for others until the turn is over. */
const MOST_ANSWERS = 30;

/**
 * True if a pick ends the seat's turn, apart from cards that are drawn or revealed then. The pick is tried on a copy, in
 * which everything that chance decides is made up, and in which others have the usual standing orders and give safe
 * answers. So the result depends only on what the seat knows. If the seat would be asked before its turn is over, or if
 * the game would end, the result is false.
 */
export function endsTurn(
  given: Table,
  pick: PickAnswer,
  game: Game<unknown>,
  random: Random,
  isOver: (table: Table) => boolean,
): boolean {
  const table = copyTable(given);
  const state = running(table);
  state.orders = state.orders.map((own, seat) => (seat === pick.seat ? own : game.defaultOrders(seat, false)));
  const chance = { next: random, position: 0 };
  const around = { game, chance: () => chance, checkpoint: noCheckpoint, quiet: true };
  let next = pick;
  for (let count = 0; count < MOST_ANSWERS; count++) {
    apply(table, next, around);
    if (table.status !== 'playing') return false;
    if (isOver(table)) return true;
    const [asked] = running(table).pending;
    if (asked === undefined || pendingFor(table, pick.seat) !== null) return false;
    const { keys } = game.fallback(running(table), asked);
    next = { t: 'answer', seat: asked.seat, decision: asked.id, keys };
  }
  return false;
}

const noCheckpoint = (): never => {
  throw new Error('an answer undoes nothing');
};
