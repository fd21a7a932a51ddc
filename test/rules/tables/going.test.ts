import { expect, test } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import { createTable, type Table } from '../../../src/kernel/table.ts';
import { turnOf } from '../../../src/tables/games.ts';
import { waiting } from '../../../src/tables/pending-line.ts';
import { toyGame } from '../../support/toy-game.ts';

/** A table at which only a bot is asked, in the turn of this name. */
function asksBot(turn: string): [Table, Game<unknown>] {
  // The tables treat every game as one with unknown state.
  const game = { ...toyGame(), turnNow: () => turn } as unknown as Game<unknown>;
  const table = createTable(game, { id: 't1', title: 't', owner: 'ann', options: {}, commitment: '' });
  Object.assign(table.chairs[0] ?? {}, { player: 'ann' });
  Object.assign(table.chairs[1] ?? {}, { bot: 'quick' });
  const pending = [{ id: 'd1', seat: 1, kind: 'pick', prompt: 'What?', options: [], min: 1, max: 1 }];
  Object.assign(table, { seq: 7, status: 'playing', state: { pending } });
  return [table, game];
}

const done = { by: { player: 'ann' }, answer: 'i1', seat: 0, turn: 'A', outcome: { seq: 5 } };

test('while the turn lasts, the answer to a single action waits for bots', () => {
  expect(waiting(done, ...asksBot('A'))).toEqual({ ...done, seq: 7 });
  // The next turn is the bot's own, so the answer reports now how the turn ended.
  expect(waiting(done, ...asksBot('B'))).toBeNull();
  expect(turnOf(...asksBot('B'))).toBe('B');
});

test('even in a later turn, the answer waits for bots if its line has more picks or if it was stored without its turn', () => {
  const line = { picked: ['End the turn'], stopped: null, rest: 'draw' };
  const longer = { ...done, outcome: { seq: 5, line } };
  expect(waiting(longer, ...asksBot('B'))).toEqual({ ...longer, seq: 7 });
  const { turn: _, ...older } = done;
  expect(waiting(older, ...asksBot('B'))).toEqual({ ...older, seq: 7 });
});
