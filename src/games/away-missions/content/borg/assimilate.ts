import {
  action,
  adapted,
  adaptedTo,
  atLeast,
  characters,
  draw,
  each,
  friends,
  hostiles,
  look,
  pick,
  place,
  points,
  score,
  strip,
  terminal,
  test,
  when,
} from '../../effects/build.ts';
import type { Mission } from '../../effects/union.ts';
import { printer } from '../print.ts';

const { mission } = printer('borg');

/** Missions with the keyword Assimilate. */
export const assimilations: readonly Mission[] = [
  mission(
    'Assimilate the Computer Core',
    25,
    'assimilate',
    action(
      { at: terminal('operations') },
      test('computers', { dice: each(adapted, 1, { most: 2 }) }),
      score(),
      draw('mission', 1),
    ),
  ),
  mission(
    'Assimilate the Engines',
    20,
    'assimilate',
    action(
      { at: terminal('operations', { board: 'engineering' }) },
      test('engineering'),
      score(),
      pick('one', friends({ other: true, is: 'drone' }), true),
      place({ aboard: 'self' }, 'one'),
    ),
  ),
  mission(
    'Interface with the Bridge',
    30,
    'assimilate',
    action(
      {
        at: terminal('command', { board: 'bridge' }),
        requires: [atLeast(1, characters(friends({ other: true, where: 'board' })))],
      },
      test('command', { challenge: hostiles({ where: 'board' }) }),
      score(),
    ),
  ),
  mission(
    'Assimilate the Crew Records',
    15,
    'assimilate',
    action({ at: terminal('medical') }, test('medical'), score(), when(adaptedTo(2), [points(5)])),
  ),
  mission(
    'Absorb Their Knowledge',
    20,
    'assimilate',
    action(
      {},
      pick('one', hostiles({ where: 'adjacent' })),
      test('science', { against: 'one', dice: 1 }),
      score(),
      look('support', 3),
    ),
  ),
  mission(
    'Speak for the Assimilated',
    25,
    'assimilate',
    action({ requires: [atLeast(1, { count: 'lost', side: 'hostile' })] }, test(null), score()),
  ),
  mission(
    'Harvest Their Technology',
    15,
    'assimilate',
    action(
      {},
      pick('one', hostiles({ is: 'equipped', where: 'adjacent' })),
      test('engineering', { against: 'one' }),
      strip('one'),
      score(),
    ),
  ),
];
