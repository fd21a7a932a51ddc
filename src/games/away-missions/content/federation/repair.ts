import {
  action,
  at,
  atLeast,
  atMost,
  characters,
  choose,
  cover,
  damage,
  each,
  extraSuccesses,
  forEach,
  friends,
  heal,
  hostiles,
  lay,
  look,
  mark,
  pick,
  points,
  score,
  terminal,
  test,
  way,
  when,
} from '../../effects/build.ts';
import type { Mission } from '../../effects/union.ts';
import { printer } from '../print.ts';

const { mission, tableMission } = printer('federation');

/** Missions with the keyword Repair: Riker's core mission rewards them (M-PLAY-18). */
export const repairs: readonly Mission[] = [
  // M-CARD-07, as in the book.
  mission(
    'Get Main Computer Online',
    30,
    'repair',
    action(
      { at: terminal('operations') },
      test('computers'),
      pick('one', friends({ other: true, at: terminal('operations', { apart: 'self' }) })),
      test('computers', { who: 'one' }),
      score(),
    ),
  ),
  mission(
    'Contain the Warp Core',
    25,
    'repair',
    action(
      { at: terminal('operations', { board: 'engineering' }) },
      test('engineering', { needs: 2, fail: [damage(1, 'self')] }),
      score(),
      when(at({ clear: true }), [points(5)]),
    ),
  ),
  tableMission(
    'Reroute Main Power',
    20,
    'repair',
    action({ at: terminal('operations') }, lay(), mark('space')),
    action(
      { at: terminal('operations', { unmarked: true }) },
      test('engineering'),
      score(),
      when(atMost(2, { count: 'round' }), [points(5)]),
    ),
  ),
  mission(
    'Seal the Hull Breach',
    15,
    'repair',
    action(
      {
        at: { board: 'corridor' },
        requires: [atLeast(1, characters(friends({ other: true, where: 'adjacent' })))],
      },
      test('engineering'),
      score(),
      cover(),
    ),
  ),
  mission(
    'Restart Life Support',
    20,
    'repair',
    action(
      { at: terminal('medical') },
      test('operations'),
      score(),
      forEach('one', friends({ is: 'damaged' }), heal(1, 'one')),
    ),
  ),
  mission(
    'Realign the Sensors',
    10,
    'repair',
    action({ at: terminal('science') }, test('science'), score(), look('mission', 3)),
  ),
  mission(
    'Bypass the Burnt Conduit',
    15,
    'repair',
    action(
      { at: terminal('any'), requires: [atMost(0, characters(hostiles({ where: 'same' })))] },
      choose(way('Engineering', test('engineering')), way('Operations', test('operations'))),
      score(),
      points(each(extraSuccesses, 5, { most: 10 })),
    ),
  ),
];
