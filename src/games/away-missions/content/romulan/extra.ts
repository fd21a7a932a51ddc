import {
  at,
  atLeast,
  attack,
  bonusAction,
  characters,
  damage,
  discard,
  draw,
  each,
  expose,
  forEach,
  friends,
  hostiles,
  intel,
  intelHeld,
  modifier,
  move,
  pay,
  pick,
  points,
  round,
  score,
  spend,
  strip,
  stun,
  swap,
  terminal,
  test,
  trap,
  when,
} from '../../effects/build.ts';
import type { Card } from '../../effects/union.ts';
import { printer } from '../print.ts';

const { debrief, debriefOf, equipment, event, interrupt, mission, trap: laid } = printer('romulan');

/** Romulan cards that are in no starter deck. */
export const romulanExtras: readonly Card[] = [
  mission('Poison the Well', 15, null, {
    at: terminal('medical'),
    effects: [test('science'), score(), forEach('one', hostiles({ is: 'damaged' }), damage(1, 'one'))],
  }),
  mission('Silence the Witness', 15, null, {
    requires: [atLeast(1, intelHeld)],
    effects: [attack({ must: true }), score(), move()],
  }),
  mission('Run a Double Agent', 25, 'intel', {
    requires: [atLeast(2, round)],
    crewless: true,
    effects: [pay('intel', 3), score(), expose('mission', 3)],
  }),
  debriefOf(
    'Eyes Everywhere',
    15,
    'intel',
    [atLeast(2, characters(friends({ at: terminal('any') })))],
    when(atLeast(3, characters(friends({ at: terminal('any') }))), [points(10)]),
  ),
  debrief(
    'Beam Out Unnoticed',
    15,
    [atLeast(2, characters(friends({ is: 'unseen' })))],
    intel(1),
    points(each(intelHeld, 2, { most: 10 })),
  ),
  mission('Bypass Security', 15, null, {
    at: terminal('operations'),
    effects: [test('security', { challenge: hostiles({ where: 'board' }) }), score(), draw('support', 2)],
  }),
  equipment('Gas Grenade', 'weapon', {
    action: {
      effects: [
        pick('one', hostiles({ where: 'sight' })),
        spend(),
        test('science', { pass: [forEach('two', { side: 'any', where: 'same', of: 'one' }, stun('two'))] }),
      ],
    },
  }),
  equipment('Cloaking Mesh', 'device', { modifiers: [modifier('defense', 1, { condition: at(terminal('any')) })] }),
  event('Switch Places', 'plot', {
    // Both characters must be alone, so that neither ends up next to the other's friends.
    by: friends({ is: 'alone' }),
    effects: [pick('one', hostiles({ is: 'alone', where: 'sight' })), swap('self', 'one'), intel(1)],
  }),
  laid(
    'False Panel',
    'plot',
    { at: terminal('any'), effects: [trap({ near: 'self' })] },
    strip('foe'),
    discard('support', 1),
  ),
  event('Bribe the Guard', 'plot', { crewless: true, effects: [pay('intel', 2), bonusAction(3)] }),
  interrupt('Counterintelligence', 'scores', { crewless: true, effects: [intel(1), expose('mission', 1)] }),
];
