import {
  action,
  adapt,
  at,
  atLeast,
  atMost,
  attack,
  bonusAction,
  characters,
  discard,
  each,
  extraSuccesses,
  friends,
  grant,
  heal,
  hostiles,
  is,
  lay,
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
  when,
} from '../../effects/build.ts';
import type { Mission } from '../../effects/union.ts';
import { printer } from '../print.ts';

const { mission, tableMission, debrief } = printer('federation');

/** Missions about what the Borg did and how to stop them. */
export const missions: readonly Mission[] = [
  tableMission(
    'Recover the Battle Logs',
    25,
    'intel',
    action({ at: terminal('command') }, lay(), mark('character')),
    action({ at: { transporter: true }, by: friends({ is: 'marked' }) }, score()),
  ),
  mission(
    'Copy the Weapon Schematics',
    20,
    'intel',
    action({ at: terminal('operations') }, test('science'), score(), points(each(extraSuccesses, 5, { most: 10 }))),
  ),
  mission(
    'Study a Drone',
    20,
    'intel',
    action(
      {},
      pick('one', hostiles({ is: 'borg', where: 'adjacent' })),
      test('science', { against: 'one' }),
      score(),
      grant(modifier('attack', 1, { against: 'borg' }), 'side', 'round'),
      when(is(hostiles({ is: 'damaged' }), 'one'), [points(5)]),
    ),
  ),
  mission(
    'Warn Starfleet',
    20,
    null,
    action({ at: terminal('command'), requires: [atLeast(2, scored())] }, test('command'), score()),
  ),
  mission(
    'Reason with Locutus',
    15,
    null,
    action(
      {},
      pick('one', hostiles({ keyword: 'commander', where: 'sight' })),
      test('diplomacy', { against: 'one' }),
      score(),
      discard('mission', 1),
    ),
  ),
  mission(
    'Set the Self-Destruct',
    40,
    null,
    action(
      { at: terminal('command'), requires: [atLeast(2, { count: 'round' })] },
      test('command', { challenge: hostiles({ where: 'sight' }) }),
      pick('one', friends({ other: true, at: terminal('command', { apart: 'self' }) })),
      test('command', { who: 'one' }),
      score(),
    ),
  ),
  mission('Counter-Attack', 15, null, action({}, move({ spaces: 2 }), attack({ must: true }), score())),
  mission(
    'Beam Out the Survivors',
    15,
    null,
    action(
      { at: { transporter: true }, requires: [atLeast(1, characters(friends({ other: true, where: 'board' })))] },
      test('operations'),
      score(),
      bonusAction(),
    ),
  ),
  mission(
    'Purge the Borg Code',
    15,
    'intel',
    action(
      { at: terminal('science') },
      test('computers', { challenge: hostiles({ is: 'borg', where: 'board' }) }),
      score(),
      adapt(-1),
    ),
  ),
  mission(
    'Treat the Wounded',
    20,
    null,
    action(
      {},
      pick('one', friends({ is: 'damaged', where: 'board' })),
      test('medical'),
      heal(2, 'one'),
      score(),
      when(at({ room: 'sickbay' }), [points(5)]),
    ),
  ),
];

/** End of Game Missions (M-END-01). */
export const debriefs: readonly Mission[] = [
  debrief('No One Left Behind', 25, null, [atMost(0, lost('friendly'))]),
  debrief('Hold the Ship', 20, null, [atLeast(2, characters(friends({ at: terminal('any') })))]),
  debrief(
    'Break the Collective',
    20,
    null,
    [atLeast(1, lost('hostile'))],
    points(each(lost('hostile'), 5, { most: 20 })),
  ),
];
