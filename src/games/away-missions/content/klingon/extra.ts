import {
  atLeast,
  atMost,
  attack,
  bonusAction,
  characters,
  damage,
  discard,
  fallen,
  forEach,
  friends,
  grant,
  honor,
  hostiles,
  isGone,
  lock,
  lost,
  modifier,
  more,
  move,
  pay,
  pick,
  place,
  prevent,
  score,
  search,
  spend,
  terminal,
  test,
  when,
} from '../../effects/build.ts';
import type { Card } from '../../effects/union.ts';
import { printer } from '../print.ts';

const { debrief, equipment, event, interrupt, mission, trait } = printer('klingon');

/** Klingon cards that are in no starter deck. */
export const klingonExtras: readonly Card[] = [
  debrief('Today Is a Good Day to Die', 50, [
    more(lost('friendly'), characters(friends())),
    more(lost('hostile'), characters(hostiles())),
  ]),
  debrief('One to Carry the News', 30, [atMost(1, characters(hostiles())), atLeast(1, lost('hostile'))]),
  mission('Name Your House', 15, 'honor', {
    at: terminal('command'),
    effects: [pay('honor', 1), test('diplomacy'), score(), bonusAction(2)],
  }),
  mission('Silence the Helm', 20, null, {
    at: terminal('operations', { board: 'bridge' }),
    effects: [test('operations'), score(), lock()],
  }),
  mission('Trial by Combat', 40, 'honor', {
    effects: [
      pick('one', hostiles({ keyword: 'commander', where: 'adjacent' })),
      attack({ target: 'one', weapon: 'melee' }),
      attack({ who: 'one', target: 'self' }),
      attack({ target: 'one', weapon: 'melee' }),
      when(isGone('one'), [score(), honor(2)]),
    ],
  }),
  mission('Burn the Records', 10, null, {
    at: terminal('any'),
    requires: [atLeast(1, characters(hostiles({ where: 'board' })))],
    effects: [test('computers'), score(), discard('mission', 1)],
  }),
  equipment('Throwing Blade', 'weapon', {
    supply: 2,
    action: { effects: [pick('one', hostiles({ where: 'sight' })), spend(), damage(1, 'one')] },
  }),
  event('Death Howl', 'command', {
    requires: [atLeast(1, fallen)],
    crewless: true,
    effects: [forEach('one', friends(), move({ who: 'one', spaces: 2 }), honor(1, 'one')), bonusAction()],
  }),
  event('To Arms', 'command', {
    crewless: true,
    effects: [
      search('support', 'weapon', true),
      forEach('one', friends({ is: 'damaged' }), move({ who: 'one', spaces: 2 })),
    ],
  }),
  event('Finish the Helpless', null, {
    effects: [pick('one', hostiles({ is: 'damaged', where: 'sight' })), damage(2, 'one'), honor(-1), bonusAction()],
  }),
  trait('Blade Master', friends({ is: 'honored' }), modifier('damage', 1, { weapon: 'melee' })),
  interrupt('Shield Brother', 'damage', {
    effects: [
      pick('one', friends({ other: true, where: 'adjacent' })),
      prevent('damage', 2),
      damage(1, 'one'),
      honor(1, 'one'),
    ],
  }),
  event('Boarding Party', null, {
    effects: [
      pick('one', friends({ other: true })),
      place({ transporter: true }, 'one'),
      grant(modifier('attack', 1), 'side', 'activation'),
    ],
  }),
];
