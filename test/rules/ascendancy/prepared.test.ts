import { expect, test } from 'vitest';
import { factsOf } from '../../../src/games/ascendancy/foreseen.ts';
import { ascendancy } from '../../../src/games/ascendancy/index.ts';
import type { Ascendancy } from '../../../src/games/ascendancy/state.ts';
import type { Decision, State } from '../../../src/kernel/types.ts';
import { atQuestion } from '../../support/prepared.ts';
import { does } from './drive-action.ts';
import { moves } from './laying.ts';
import { join, put, table } from './support.ts';

/** The Federation moves to a System with Klingon Ships, at Peace. */
function passage() {
  const g = table();
  const { sector } = join(g, 'earth', 'terra-nova');
  g.minted.units = 9;
  put(g, 0, sector(1));
  g.players[1]?.agreements.push({ card: 'kli-ta-1', holder: 0, exhausted: false });
  put(g, 1, sector(2));
  return moves(g, 'move:10:terra-nova');
}

test('T-AHEAD-02 A-MOVE-19: answers to a request for passage can be prepared, and tell nothing hidden', () => {
  const { state, asked } = passage();
  const { facts, fit, not, why } = atQuestion(ascendancy, state, asked);
  expect(facts).toEqual({ window: 'permission', by: 0, open: true });
  expect(fit).toEqual(['Allow it', 'Allow it for the whole turn', 'Refuse']);
  expect(not).toEqual([]);
  expect(why('refuse')).toBeNull();
  expect(why('attack them')).not.toBeNull();
});

test('T-AHEAD-02 A-TRADE-03: answers to an offered Trade Agreement can be prepared', () => {
  const g = table();
  join(g, 'earth', 'terra-nova');
  put(g, 0, 'terra-nova');
  put(g, 1, 'terra-nova');
  for (const player of g.players) {
    player.contact = g.players.flatMap((other, seat) => (other === player ? [] : [seat]));
    player.agreements = [{ card: `${player.civ.slice(0, 3)}-ta-2`, holder: null, exhausted: false }];
  }
  const { state, asked } = does(g, 'trade:offer:klingons:fed-ta-2');
  const { facts, fit, not } = atQuestion(ascendancy, state, asked);
  expect(facts).toEqual({ window: 'trade', by: 0, open: true });
  expect([fit, not]).toEqual([['Accept', 'Decline'], []]);
});

test('T-AHEAD-03: what a player does with a rule may be hidden, so an answer at a moment waits longer', () => {
  const { state, asked } = passage();
  const at = { ...state, stack: [{ proc: 'moment', step: 'ask', local: { moment: 'turn-end', about: { seat: 2 } } }] };
  expect(atQuestion(ascendancy, at, { ...asked, window: 'turn-end' }).facts).toEqual({ window: 'turn-end', by: 2 });
  expect(atQuestion(ascendancy, state, { ...asked, window: 'proposal' }).facts).toEqual({ window: 'proposal', by: 0 });
  const { window: _, ...own } = asked;
  expect(atQuestion(ascendancy, state, own).facts).toBeNull();
});

test.each<[string, { turn: number | null; by: number | null; local: object }, number | null]>([
  ['whoever offers a trade, also in another turn', { turn: 0, by: null, local: { giver: 2 } }, 2],
  ['whoever brought a moment about, also in another turn', { turn: 0, by: 2, local: { about: { seat: 3 } } }, 3],
  ['whoever moves, also in another turn', { turn: 0, by: 2, local: {} }, 2],
  ['the player whose turn it is, if the seat itself moves', { turn: 0, by: 1, local: {} }, 0],
  ['the player whose turn it is, if nobody moves', { turn: 2, by: null, local: { about: {} } }, 2],
  ['nobody, between turns', { turn: null, by: null, local: {} }, null],
])('T-AHEAD-02: an answer is for the act of %s', (_what, { turn, by, local }, actor) => {
  const g = { ...table(), turn: turn === null ? null : { seat: turn }, movement: by === null ? null : { by } };
  const state = { g, stack: [{ proc: 'any', step: 'any', local }] } as unknown as State<Ascendancy>;
  const asked = { seat: 1, window: 'proposal' } as Decision;
  expect(factsOf(state, asked)).toEqual({ window: 'proposal', by: actor });
});
