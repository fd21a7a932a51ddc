import {
  adapt,
  adapted,
  adaptedTo,
  atLeast,
  atMost,
  attack,
  characters,
  discard,
  draw,
  each,
  forEach,
  friends,
  heal,
  hostiles,
  lay,
  look,
  lostByOne,
  mark,
  marks,
  more,
  ownTeam,
  pick,
  place,
  points,
  score,
  strip,
  stun,
  teamOfOpponent,
  terminal,
  test,
  when,
} from '../../effects/build.ts';
import type { Mission } from '../../effects/union.ts';
import { printer } from '../print.ts';

const { mission, tableMission, debrief } = printer('borg');

/** The Borg Mission Deck. */
export const borgMissions: readonly Mission[] = [
  // Missions with the keyword Assimilate.
  mission('Assimilate the Computer Core', 25, 'assimilate', {
    at: terminal('operations'),
    effects: [test('computers', { dice: each(adapted, 1, { most: 2 }) }), score(), draw('mission', 1)],
  }),
  mission('Assimilate the Engines', 20, 'assimilate', {
    at: terminal('operations', { board: 'engineering' }),
    effects: [
      test('engineering'),
      score(),
      pick('one', friends({ other: true, is: 'drone' }), true),
      place({ aboard: 'self' }, 'one'),
    ],
  }),
  mission('Interface with the Bridge', 30, 'assimilate', {
    at: terminal('command', { board: 'bridge' }),
    requires: [atLeast(1, characters(friends({ other: true, where: 'board' })))],
    effects: [test('command', { challenge: hostiles({ where: 'board' }) }), score()],
  }),
  mission('Assimilate the Crew Records', 15, 'assimilate', {
    at: terminal('medical'),
    effects: [test('medical'), score(), when(adaptedTo(2), [points(5)])],
  }),
  mission('Absorb Their Knowledge', 20, 'assimilate', {
    effects: [
      pick('one', hostiles({ where: 'adjacent' })),
      test('science', { against: 'one', dice: 1 }),
      score(),
      look('support', 3),
    ],
  }),
  mission('Speak for the Assimilated', 25, 'assimilate', {
    requires: [atLeast(1, { count: 'lost', side: 'hostile' })],
    effects: [test(null), score()],
  }),
  mission('Harvest Their Technology', 15, 'assimilate', {
    effects: [
      pick('one', hostiles({ is: 'equipped', where: 'adjacent' })),
      test('engineering', { against: 'one' }),
      strip('one'),
      score(),
    ],
  }),

  // Missions that take over the ship.
  tableMission('Establish a Node', 25, null, {
    lay: { at: terminal('any'), effects: [lay(), mark('space')] },
    table: {
      at: terminal('any', { unmarked: true }),
      effects: [test('engineering'), mark('space'), when(atLeast(3, marks), [score()])],
    },
  }),
  tableMission('Carry Off the Sample', 20, null, {
    lay: { at: terminal('science'), effects: [lay(), mark('character')] },
    table: { at: { lift: true }, by: friends({ is: 'marked' }), effects: [score()] },
  }),
  mission('Silence the Transmitter', 15, null, {
    at: terminal('command'),
    effects: [test('operations'), score(), discard('mission', 1)],
  }),
  mission('Demand Surrender', 15, null, {
    by: friends({ keyword: 'commander' }),
    effects: [pick('one', hostiles({ where: 'sight' })), test('diplomacy', { against: 'one' }), stun('one'), score()],
  }),
  mission('Link the Minds', 15, null, {
    effects: [
      test('operations', {
        needs: 2,
        dice: each(characters(friends({ other: true, is: 'drone', where: 'board' })), 1, { most: 2 }),
      }),
      score(),
      adapt(1),
    ],
  }),
  mission('Secure the Transporters', 15, null, {
    at: { transporter: true },
    requires: [atMost(0, characters(hostiles({ where: 'adjacent' })))],
    effects: [
      test('security'),
      score(),
      pick('one', friends({ other: true }), true),
      place({ transporter: true }, 'one'),
    ],
  }),
  mission('Override the Command Codes', 30, null, {
    at: terminal('command'),
    requires: [atLeast(2, { count: 'round' })],
    effects: [when(adaptedTo(4), [test('computers')], [test('computers', { needs: 3 })]), score()],
  }),
  mission('Restore the Unimatrix', 10, null, {
    requires: [atLeast(1, characters(friends({ is: 'damaged' })))],
    effects: [test('medical'), forEach('one', friends({ is: 'damaged' }), heal(1, 'one')), score()],
  }),
  mission('Overwhelm', 15, null, {
    effects: [
      pick('one', hostiles({ where: 'adjacent' })),
      attack({ target: 'one', must: true }),
      score(),
      forEach('two', friends({ other: true, where: 'adjacent', of: 'one' }), attack({ who: 'two', target: 'one' })),
    ],
  }),

  // End of Game Missions (M-END-01).
  debrief(
    'The Collective Grows',
    20,
    [atLeast(6, characters(friends()))],
    when(atLeast(1, { count: 'assimilated' }), [points(10)]),
  ),
  debrief('Occupy the Ship', 15, [atLeast(2, { count: 'held-boards' })]),
  debrief('Perfect Adaptation', 15, [atLeast(6, adapted)]),
  debrief('Resistance Fades', 10, [more(ownTeam, teamOfOpponent)], points(each(lostByOne, 10, { most: 30 }))),
];
