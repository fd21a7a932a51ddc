import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { must } from '../../../src/kernel/must.ts';
import type { Table } from '../../../src/kernel/table.ts';
import { turnOf } from '../../../src/tables/games.ts';
import type { PickAnswer } from '../../../src/tables/pick.ts';
import { endsTurn } from '../../../src/tables/turn-ending.ts';
import { changingSteps } from '../../support/changed-steps.ts';
import { longTurns } from '../../support/long-turns.ts';
import { withSafeAnswers } from '../../support/safe-answers.ts';
import { type Skirmish, type SkirmishView, toyGame } from '../../support/toy-game.ts';

type Toy = Game<Skirmish, SkirmishView>;

/** Returns whether a pick ends the first turn of Ann. Both players are asked if they are attacked. */
function ends(pick: string, given: Toy, length = 40): boolean {
  const match = new InMemoryTable(withSafeAnswers(given), { options: { length } }).start();
  for (const seat of [0, 1]) match.answer(must(match.pending(seat), 'a question'), []);
  for (const seat of [0, 1]) match.submit({ t: 'orders', seat, orders: { ask: ['attacked'] } });
  // Every game is one of unknown state to the tables.
  const [table, game] = [match.table as Table, { ...match.game, fallback: given.fallback } as unknown as Game<unknown>];
  const before = JSON.stringify(table);
  const { id: decision } = must(match.pending(0), 'a question');
  const answer: PickAnswer = { t: 'answer', seat: 0, decision, keys: [pick] };
  const turn = turnOf(table, game);
  const found = endsTurn(
    table,
    answer,
    game,
    () => 0,
    (then) => turnOf(then, game) !== turn,
  );
  expect(JSON.stringify(table)).toBe(before);
  return found;
}

const safe = withSafeAnswers(toyGame());
/** The game in which a player who draws may respond to it. */
const responding = changingSteps(safe, 'turn', ({ choose }) => {
  if (typeof choose !== 'object' || !('ask' in choose)) throw new Error('choose asks nothing');
  const answer: typeof choose.answer = (ctx, local, given) => {
    choose.answer(ctx, local, given);
    Object.assign(local, { seat: 1 });
    return 'respond';
  };
  return { choose: { ...choose, answer } };
});
const asked = { ...safe, defaultOrders: () => ({ ask: ['attacked'], prefer: {} }) };
const fallback = (): never => {
  throw new Error('Bob isn’t asked');
};

describe('T-AHEAD-01: a pick that ends the turn', () => {
  test.each<[string, string, Toy, number, boolean]>([
    ['a card is drawn', 'draw', safe, 40, true],
    ['another player is asked first, and gives a safe answer', 'attack:u0:u1', asked, 40, true],
    ['another player isn’t asked by the orders of their own', 'attack:u0:u1', { ...safe, fallback }, 40, true],
    ['the player is asked again', 'move:u0:1', longTurns(), 40, false],
    ['the player may respond to it by orders of their own', 'draw', responding, 40, false],
    ['the game ends', 'draw', safe, 1, false],
  ])('%s', (_what, pick, game, length, isEnd) => {
    expect(ends(pick, game, length)).toBe(isEnd);
  });
});
