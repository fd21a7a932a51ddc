import { describe, expect, it } from 'vitest';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { auto, parseOrders } from '../../../src/games/frontiers/orders.ts';
import type { CardId, Frontiers } from '../../../src/games/frontiers/state.ts';
import { PASS } from '../../../src/kernel/decision.ts';
import { Engine } from '../../../src/kernel/engine.ts';
import type { StandingOrders } from '../../../src/kernel/types.ts';
import { fire, shot, war } from './support/pvp.ts';

const BOTH: StandingOrders = { ask: ['attacked'], prefer: {} };
const ABLE: StandingOrders = { ask: ['attacked'], prefer: { range: 'able' } };

/** Seat 0 with this hand and an empty Core, in a fight between two ships. */
function armed(hand: CardId[], more: (g: Frontiers) => void = () => {}): Frontiers {
  const g = war();
  g.core = [];
  const [player] = g.players;
  if (player === undefined) throw new Error('nobody sits there');
  player.hand = hand;
  player.deck = ['warp-drive'];
  more(g);
  return g;
}

/** The answer of seat 0’s standing orders when it may fire. */
function answered(g: Frontiers, phase: 'long' | 'close' = 'long', orders = ABLE): string[] | null {
  const { state, asked } = shot(g, phase);
  return auto({ ...state, orders: [orders, BOTH] }, asked);
}

describe('F-PVP-23: the standing order to be asked only if the seat can fire at long range', () => {
  it.each([
    ['cards without a Long Range Attack', armed(['warp-drive', 'open-fire'])],
    ['a Long Range Attack that nothing pays for', armed(['attack-run'])],
    ['cards to draw, none of which is fired at long range', armed(['damage-control'])],
  ])('a seat isn’t asked to fire if it has only %s', (_what, g) => {
    expect(answered(g)).toEqual([PASS]);
  });

  it.each([
    ['points that are gathered', armed(['warp-drive'], (g) => fire(g, { long: { normal: 2 } }))],
    ['a Long Range Attack and the data for it', armed(['attack-run'], (g) => crystal(g))],
    ['data that another card gives', armed(['attack-run', 'torpedo-salvo'])],
    [
      'a Skill',
      armed(['warp-drive'], ({ players: [player] }) => {
        if (player !== undefined) player.skills = [{ skill: 'defiant-pulse-volley', used: 'no' }];
      }),
    ],
    [
      'a card that may draw one',
      armed(['damage-control'], ({ players: [player] }) => {
        if (player !== undefined) player.deck = ['attack-run'];
      }),
    ],
  ])('a seat is asked to fire if it has %s', (_what, g) => {
    expect(answered(g)).toBeNull();
  });

  it('in the Close Range phase, every seat is asked', () => {
    expect(answered(armed(['warp-drive']), 'close')).toBeNull();
  });

  it('a seat without the standing order is asked even if it can’t fire, so the question reveals nothing about its hand', () => {
    expect(answered(armed(['warp-drive']), 'long', BOTH)).toBeNull();
    const able = parseOrders({ ask: ['attacked'], prefer: { range: 'able' } });
    expect(answered(armed(['warp-drive']), 'long', able as StandingOrders)).toEqual([PASS]);
  });

  it('a fight between two players who can’t fire at long range starts at close range', () => {
    const g = armed(['warp-drive']);
    const { state } = shot(g, 'long');
    state.stack = [
      { proc: 'pvp', step: 'long', local: { seat: 0, target: 1, starbase: null, place: g.players[1]?.at ?? '' } },
    ];
    state.orders = [ABLE, ABLE];
    state.pending = [];
    const noChance = (): never => {
      throw new Error('nothing is rolled');
    };
    new Engine(frontiers, state, noChance).run();
    expect([g.pvp?.phase, state.pending.map(({ seat }) => seat)]).toEqual(['close', [0]]);
  });
});

function crystal({ players: [player] }: Frontiers): void {
  if (player !== undefined) player.crystals.red = 1;
}
