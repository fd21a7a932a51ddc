import { expect, test } from 'vitest';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import type { State } from '../../../src/kernel/types.ts';
import { atQuestion, foreseenIn } from '../../support/prepared.ts';
import { attack, fire, shot, war } from './support/pvp.ts';

test('T-AHEAD-02 F-PVP-11: how to attend can be prepared, but Shields aren’t played before an attack', () => {
  const g = war();
  g.core = [];
  const [, defender] = g.players;
  if (defender !== undefined) defender.hand = ['pulse-barrier', 'warp-drive'];
  const { drive } = attack(g);
  const { facts, fit, not } = atQuestion(frontiers, drive.state, drive.asked);
  expect(facts).toEqual({ window: 'attacked', by: 0 });
  expect(fit).toEqual([
    'Attend partially, or stop blocking',
    'Attend partially and don’t fire',
    'Attend fully: use your next turn',
  ]);
  expect(not).toEqual(['Play Pulse Barrier']);
});

test('T-AHEAD-02 F-PVP-25: Shields can be prepared for when another ship fires', () => {
  const g = war();
  const [, defender] = g.players;
  if (defender !== undefined) defender.hand = ['pulse-barrier', 'warp-drive'];
  fire(g, { long: { photonTorpedo: 4 } });
  const drive = shot(g, 'long').does('fire');
  const { facts, fit } = atQuestion(frontiers, drive.state, drive.asked);
  expect(facts).toEqual({ window: 'attacked', by: 0 });
  expect(fit).toEqual(['Attend partially, or stop blocking', 'Play Pulse Barrier']);
});

test('T-AHEAD-02 F-VARIANT-17: the color of the secret die can be prepared', () => {
  const g = war({ interactiveCombat: true });
  const state = { g, orders: [], stack: [] } as unknown as State<Frontiers>;
  expect(foreseenIn(frontiers, state, 1, 'secret-die').map(({ words }) => words)).toEqual([
    'pass',
    'die:red',
    'die:blue',
    'die:gold',
  ]);
});
