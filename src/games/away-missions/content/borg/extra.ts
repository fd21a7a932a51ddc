import {
  adapt,
  adapted,
  adaptedTo,
  atLeast,
  characters,
  each,
  forEach,
  friends,
  grant,
  heal,
  hostiles,
  lay,
  lock,
  modifier,
  more,
  pick,
  place,
  prevent,
  recover,
  score,
  scored,
  scoredByOpponent,
  strip,
  terminal,
  test,
} from '../../effects/build.ts';
import type { Card } from '../../effects/union.ts';
import { printer } from '../print.ts';

const { mission, tableMission, debrief, equipment, event, interrupt } = printer('borg');

/** Borg cards that are in no starter deck. */
export const borgExtras: readonly Card[] = [
  mission('Assimilate the Shields', 15, 'assimilate', {
    at: terminal('science'),
    effects: [test('science'), score(), grant(modifier('defense', 1, { weapon: 'ranged' }), 'side', 'round')],
  }),
  tableMission('Construct a Vinculum', 30, 'assimilate', {
    lay: { at: { board: 'engineering' }, effects: [lay()] },
    table: {
      at: { board: 'engineering' },
      requires: [atLeast(2, characters(friends({ other: true, where: 'board' })))],
      effects: [test('engineering'), score()],
    },
  }),
  debrief('Inevitable', 20, [more(scored(), scoredByOpponent), adaptedTo(4)]),
  mission('Isolate the Individual', 20, null, {
    effects: [
      pick('one', hostiles({ is: 'alone', where: 'adjacent' })),
      test('security', { against: 'one' }),
      score(),
      place({ near: 'self' }, 'one'),
      grant(modifier('defense', -1), 'one', 'activation'),
    ],
  }),
  mission('Cut the Power', 15, null, {
    at: terminal('operations', { board: 'bridge' }),
    effects: [test('computers'), score(), lock(), adapt(1)],
  }),
  mission('Integrate the New Drones', 20, null, {
    requires: [
      atLeast(2, { count: 'round' }),
      atLeast(2, characters(friends({ other: true, is: 'drone', where: 'adjacent' }))),
    ],
    effects: [
      test('medical'),
      score(),
      forEach('one', friends({ other: true, is: 'drone', where: 'adjacent' }), heal(1, 'one')),
    ],
  }),

  equipment('Ablative Plating', 'implant', {
    modifiers: [modifier('defense', 1, { weapon: 'melee' }), modifier('move', 1)],
  }),
  event('Vinculum Pulse', 'subcommand', {
    crewless: true,
    effects: [forEach('one', friends({ is: 'drone' }), heal(1, 'one'), recover(1, 'one'))],
  }),
  event('Converge', 'subcommand', {
    effects: [
      pick('one', hostiles({ where: 'sight' })),
      pick('two', friends({ other: true, is: 'drone' })),
      place({ near: 'one' }, 'two'),
    ],
  }),
  event('Consume the Weapon', null, {
    effects: [
      pick('one', hostiles({ is: 'equipped', where: 'sight' })),
      test('engineering', { against: 'one' }),
      strip('one'),
      adapt(1),
    ],
  }),
  interrupt('Irrelevant', 'scores', {
    crewless: true,
    requires: [adaptedTo(2)],
    effects: [prevent('points', each(adapted, 2, { most: 10 }))],
  }),
  interrupt('Redirect Power', 'damage', { requires: [adaptedTo(3)], effects: [prevent('damage', 3)] }),
];
