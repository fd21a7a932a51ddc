import { expect, test } from 'vitest';
import { factsOf } from '../../../src/games/frontiers/foreseen.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { DAMAGE, type Frontiers } from '../../../src/games/frontiers/state.ts';
import type { Decision, State } from '../../../src/kernel/types.ts';
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

/** The labels of the answers that seat 1 can prepare for a window. */
function foreseenAt(g: Frontiers, window: string): string[] {
  const state = { g, orders: [], stack: [] } as unknown as State<Frontiers>;
  return foreseenIn(frontiers, state, 1, window).map(({ label }) => label);
}

test('T-AHEAD-02: each card with Shields is foreseen once, whichever of its effects they are in, and Damage isn’t', () => {
  const g = war();
  const [, defender] = g.players;
  if (defender === undefined) throw new Error('the defender is missing');
  defender.hand = [DAMAGE, 'open-fire', 'open-fire', 'transwarp-corridor', 'warp-drive'];
  expect(foreseenAt(g, 'attacked').filter((label) => label.startsWith('Play'))).toEqual([
    'Play Open Fire',
    'Play Transwarp Corridor',
  ]);
});

test('T-AHEAD-02: answers are foreseen only for windows that the table has', () => {
  expect(foreseenAt(war({ interactiveCombat: false }), 'secret-die')).toEqual([]);
  expect(foreseenAt(war({ interactiveCombat: true, pvp: false }), 'attacked')).toEqual([]);
});

test('T-AHEAD-02: an attack is the opponent’s act, and the secret die belongs to the player whose turn it is', () => {
  const facts = (seat: number, window: string | undefined, pvp: object | null): unknown => {
    const g = { ...war(), turn: { seat: 0 }, pvp } as unknown as Frontiers;
    return factsOf({ g } as State<Frontiers>, { seat, window } as Decision);
  };
  const pvp = { aggressor: { seat: 0 }, defender: { seat: 1 } };
  expect(facts(1, 'attacked', pvp)).toEqual({ window: 'attacked', by: 0 });
  // The defender fires back.
  expect(facts(0, 'attacked', pvp)).toEqual({ window: 'attacked', by: 1 });
  expect(facts(1, 'secret-die', null)).toEqual({ window: 'secret-die', by: 0 });
  expect(facts(1, undefined, pvp)).toBeNull();
});
