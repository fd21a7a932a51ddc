import {
  adapt,
  at,
  atLeast,
  atMost,
  attack,
  bonusAction,
  characters,
  choose,
  cover,
  damage,
  discard,
  each,
  extraSuccesses,
  forEach,
  friends,
  grant,
  heal,
  hostiles,
  is,
  lay,
  look,
  lost,
  mark,
  modifier,
  move,
  pick,
  points,
  score,
  scored,
  terminal,
  test,
  way,
  when,
} from '../../effects/build.ts';
import type { Mission } from '../../effects/union.ts';
import { printer } from '../print.ts';

const { mission, tableMission, debrief } = printer('federation');

/** The Federation Mission Deck. */
export const federationMissions: readonly Mission[] = [
  // Repair Missions, which Riker's Core Mission rewards (M-PLAY-18).
  mission('Get Main Computer Online', 30, 'repair', {
    at: terminal('operations'),
    effects: [
      test('computers'),
      pick('one', friends({ other: true, at: terminal('operations', { apart: 'self' }) })),
      test('computers', { who: 'one' }),
      score(),
    ],
  }),
  mission('Contain the Warp Core', 25, 'repair', {
    at: terminal('operations', { board: 'engineering' }),
    effects: [
      test('engineering', { needs: 2, fail: [damage(1, 'self')] }),
      score(),
      when(at({ clear: true }), [points(5)]),
    ],
  }),
  tableMission('Reroute Main Power', 20, 'repair', {
    lay: { at: terminal('operations'), effects: [lay(), mark('space')] },
    table: {
      at: terminal('operations', { unmarked: true }),
      effects: [test('engineering'), score(), when(atMost(2, { count: 'round' }), [points(5)])],
    },
  }),
  mission('Seal the Hull Breach', 15, 'repair', {
    at: { board: 'corridor' },
    requires: [atLeast(1, characters(friends({ other: true, where: 'adjacent' })))],
    effects: [test('engineering'), score(), cover()],
  }),
  mission('Restart Life Support', 30, 'repair', {
    at: terminal('medical'),
    effects: [test('operations'), score(), forEach('one', friends({ is: 'damaged' }), heal(1, 'one'))],
  }),
  mission('Realign the Sensors', 10, 'repair', {
    at: terminal('science'),
    effects: [test('science'), score(), look('mission', 3)],
  }),
  mission('Bypass the Burnt Conduit', 15, 'repair', {
    at: terminal('any'),
    requires: [atMost(0, characters(hostiles({ where: 'same' })))],
    effects: [
      choose(way('Engineering', test('engineering')), way('Operations', test('operations'))),
      score(),
      points(each(extraSuccesses, 5, { most: 10 })),
    ],
  }),

  // Missions about the damage that the Borg have done, and about stopping them.
  tableMission('Recover the Battle Logs', 25, 'intel', {
    lay: { at: terminal('command'), effects: [lay(), mark('character')] },
    table: { at: { transporter: true }, by: friends({ is: 'marked' }), effects: [score()] },
  }),
  mission('Copy the Weapon Schematics', 20, 'intel', {
    at: terminal('operations'),
    effects: [test('science'), score(), points(each(extraSuccesses, 5, { most: 10 }))],
  }),
  mission('Study a Drone', 20, 'intel', {
    effects: [
      pick('one', hostiles({ is: 'borg', where: 'adjacent' })),
      test('science', { against: 'one' }),
      score(),
      grant(modifier('attack', 1, { against: 'borg' }), 'side', 'round'),
      when(is(hostiles({ is: 'damaged' }), 'one'), [points(10)]),
    ],
  }),
  mission('Warn Starfleet', 20, null, {
    at: terminal('command'),
    requires: [atLeast(2, scored())],
    effects: [test('command'), score()],
  }),
  mission('Reason with Locutus', 30, null, {
    effects: [
      pick('one', hostiles({ keyword: 'commander', where: 'sight' })),
      test('diplomacy', { against: 'one' }),
      score(),
      discard('mission', 1),
    ],
  }),
  mission('Set the Self-Destruct', 40, null, {
    at: terminal('command'),
    requires: [atLeast(2, { count: 'round' })],
    effects: [
      test('command', { challenge: hostiles({ where: 'sight' }) }),
      pick('one', friends({ other: true, at: terminal('command', { apart: 'self' }) })),
      test('command', { who: 'one' }),
      score(),
    ],
  }),
  mission('Counter-Attack', 15, null, { effects: [move({ spaces: 2 }), attack({ must: true }), score()] }),
  mission('Beam Out the Survivors', 15, null, {
    at: { transporter: true },
    requires: [atLeast(1, characters(friends({ other: true, where: 'board' })))],
    effects: [test('operations'), score(), bonusAction()],
  }),
  mission('Purge the Borg Code', 15, 'intel', {
    at: terminal('science'),
    effects: [test('computers', { challenge: hostiles({ is: 'borg', where: 'board' }) }), score(), adapt(-1)],
  }),
  mission('Treat the Wounded', 20, null, {
    effects: [
      pick('one', friends({ is: 'damaged', where: 'board' })),
      test('medical'),
      heal(2, 'one'),
      score(),
      when(at({ room: 'sickbay' }), [points(5)]),
    ],
  }),

  // End of Game Missions (M-END-01).
  debrief('No One Left Behind', 30, [atMost(0, lost('friendly'))]),
  debrief('Hold the Ship', 20, [atLeast(2, characters(friends({ at: terminal('any') })))]),
  debrief('Break the Collective', 20, [atLeast(1, lost('hostile'))], points(each(lost('hostile'), 5, { most: 20 }))),
];
