import {
  action,
  adapt,
  adapted,
  adaptedTo,
  atLeast,
  attack,
  characters,
  discard,
  each,
  forEach,
  friends,
  heal,
  hostiles,
  lay,
  lost,
  mark,
  marks,
  more,
  pick,
  place,
  points,
  score,
  stun,
  terminal,
  test,
  when,
} from '../../effects/build.ts';
import type { Mission } from '../../effects/union.ts';
import { printer } from '../print.ts';

const { mission, tableMission, debrief } = printer('borg');

/** Missions that make the ship the Collective's own. */
export const missions: readonly Mission[] = [
  tableMission(
    'Establish a Node',
    25,
    null,
    action({ at: terminal('any') }, lay(), mark('space')),
    action(
      { at: terminal('any', { unmarked: true }) },
      test('engineering'),
      mark('space'),
      when(atLeast(3, marks), [score()]),
    ),
  ),
  tableMission(
    'Carry Off the Sample',
    20,
    null,
    action({ at: terminal('science') }, lay(), mark('character')),
    action({ at: { lift: true }, by: friends({ is: 'marked' }) }, score()),
  ),
  mission(
    'Silence the Transmitter',
    15,
    null,
    action({ at: terminal('command') }, test('operations'), score(), discard('mission', 1)),
  ),
  mission(
    'Demand Surrender',
    15,
    null,
    action(
      { by: friends({ keyword: 'commander' }) },
      pick('one', hostiles({ where: 'sight' })),
      test('diplomacy', { against: 'one' }),
      stun('one'),
      score(),
    ),
  ),
  mission(
    'Link the Minds',
    15,
    null,
    action(
      {},
      test('operations', {
        needs: 2,
        dice: each(characters(friends({ other: true, is: 'drone', where: 'board' })), 1, { most: 2 }),
      }),
      score(),
      adapt(1),
    ),
  ),
  mission(
    'Secure the Transporters',
    15,
    null,
    action(
      { at: { transporter: true, clear: true } },
      test('security'),
      score(),
      pick('one', friends({ other: true }), true),
      place({ transporter: true }, 'one'),
    ),
  ),
  mission(
    'Override the Command Codes',
    30,
    null,
    action(
      { at: terminal('command'), requires: [atLeast(2, { count: 'round' })] },
      when(adaptedTo(3), [test('computers')], [test('computers', { needs: 3 })]),
      score(),
    ),
  ),
  mission(
    'Restore the Unimatrix',
    10,
    null,
    action(
      { requires: [atLeast(1, characters(friends({ is: 'damaged' })))] },
      test('medical'),
      forEach('one', friends({ is: 'damaged' }), heal(1, 'one')),
      score(),
    ),
  ),
  mission(
    'Overwhelm',
    15,
    null,
    action(
      {},
      pick('one', hostiles({ where: 'adjacent' })),
      attack({ target: 'one', must: true }),
      score(),
      forEach('two', friends({ other: true, where: 'adjacent', of: 'one' }), attack({ who: 'two', target: 'one' })),
    ),
  ),
];

/** End of Game Missions (M-END-01). */
export const debriefs: readonly Mission[] = [
  debrief(
    'The Collective Grows',
    20,
    null,
    [atLeast(5, characters(friends()))],
    when(atLeast(1, { count: 'assimilated' }), [points(10)]),
  ),
  debrief('Occupy the Ship', 15, null, [atLeast(2, { count: 'held-boards' })]),
  debrief('Perfect Adaptation', 15, null, [atLeast(5, adapted)]),
  debrief(
    'Resistance Fades',
    10,
    null,
    [more(characters(friends()), characters(hostiles()))],
    points(each(lost('hostile'), 10, { most: 30 })),
  ),
];
