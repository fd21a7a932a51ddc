import { expect, it } from 'vitest';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { auditLeaks } from '../../../src/simulation/leaks.ts';
import { BUDGETS } from '../budgets.ts';
import { auditShown } from '../support/shown.ts';

const { positions, shown } = BUDGETS['away-missions'];

/** Requests of a curious seat. The refusals may use only what the seat may know. */
const WISHES = ['play adapt', 'use hypospray', 'interrupt with evasive action', 'play hold the ship', 'attack locutus'];

it('Away Missions shows no hidden information in views, questions, logs, messages, refusals, text or pictures', () => {
  const report = auditShown('away-missions', {}, WISHES, 9);
  expect(report.leaks).toEqual([]);
  expect(report.states).toBe(shown);
  expect(report.inputs).toBeGreaterThan(3 * shown);
  expect(report.drawn).toBeGreaterThan(2);
});

/** Teams that place Traps and face-down Missions and look into hands. */
const SECRETIVE = { factions: ['romulan', 'klingon'] };

it('Away Missions shows other players nothing about Traps, face-down Missions and privately shown cards', () => {
  const wishes = ['use listening device', 'play stun field', 'lay a trap', 'play painstik', 'move to a8'];
  const report = auditShown('away-missions', SECRETIVE, wishes, 9);
  expect(report.leaks).toEqual([]);
  expect(report.states).toBe(shown);
});

it('the leak audit finds nothing in games with Traps and face-down Missions', () => {
  const report = auditLeaks(awayMissions, { seed: 'face down', games: 30, states: positions, options: SECRETIVE });
  expect(report.leaks).toEqual([]);
  expect(report.states).toBe(positions);
});

it('the leak audit finds nothing in games with random standing orders', () => {
  const report = auditLeaks(awayMissions, {
    seed: 'orders',
    games: 20,
    states: positions,
    orders(state, seat, random) {
      const reroll = random(2) === 0 ? null : { below: 2 + random(5), above: random(5) };
      const prefer = { damage: random(2) === 0 ? 'ask' : 'auto', debrief: random(2) === 0 ? 'ask' : 'all', reroll };
      const ask = awayMissions.windows(state, seat).flatMap(({ id }) => (random(2) === 0 ? [id] : []));
      return awayMissions.orders({ ask, prefer }, state, seat);
    },
  });
  expect(report.leaks).toEqual([]);
  expect(report.states).toBe(positions);
});
