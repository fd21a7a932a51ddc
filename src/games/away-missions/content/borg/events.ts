import {
  action,
  adapt,
  adapted,
  adaptedTo,
  assimilate,
  atLeast,
  attack,
  characters,
  damage,
  draw,
  each,
  friends,
  grant,
  hostiles,
  look,
  modifier,
  move,
  pick,
  prevent,
  ready,
  recover,
  revive,
  search,
  swap,
  test,
} from '../../effects/build.ts';
import type { EventCard } from '../../effects/union.ts';
import { printer } from '../print.ts';

const { event, interrupt, permanent, trait } = printer('borg');

/** Events of the Borg; Subcommands are what Locutus downloads (M-CARD-01). */
export const events: readonly EventCard[] = [
  event('Adapt', 'subcommand', action({ crewless: true }, adapt(1), search('support', 'implant', true))),
  event(
    'Interchange',
    'subcommand',
    action({}, pick('one', friends({ other: true, is: 'drone' })), swap('self', 'one')),
  ),
  event(
    'Second Cycle',
    'subcommand',
    action({ requires: [adaptedTo(2)], crewless: true }, pick('one', friends({ is: 'activated' })), ready('one')),
  ),
  event(
    'Pursue',
    'subcommand',
    action(
      { crewless: true },
      pick('one', friends({ is: 'drone' })),
      grant(modifier('attack', each(adapted, 1, { plus: 1, most: 3 })), 'one', 'action'),
      move({ who: 'one', spaces: 2 }),
      attack({ who: 'one' }),
    ),
  ),
  event(
    'Nanoprobe Injection',
    null,
    action(
      {},
      pick('one', hostiles({ is: 'damaged', where: 'adjacent' })),
      test('medical', { needs: 2, against: 'one' }),
      assimilate('one'),
    ),
  ),
  event('Replacement Drone', null, action({ crewless: true }, revive({ area: 'own' }))),
  permanent('Shared Consciousness', {
    modifiers: [modifier('skill', 1, { condition: atLeast(2, characters(friends({ other: true, where: 'board' }))) })],
    inPlay: [
      action({ id: 'calculate', crewless: true }, look('mission', 2)),
      action({ id: 'rouse', crewless: true }, pick('one', friends({ is: 'stunned' })), recover(2, 'one')),
    ],
  }),
  trait('Tactical Drone', friends({ is: 'drone' }), modifier('attack', 1), modifier('damage', 1)),
  interrupt(
    'Shields Adapt',
    'attacked',
    action({}, grant(modifier('defense', each(adapted, 1, { plus: 1, most: 3 })), 'self', 'action')),
  ),
  interrupt(
    'Expendable',
    'damage',
    action(
      {},
      pick('one', friends({ other: true, is: 'drone', where: 'adjacent' })),
      prevent('damage', 2),
      damage(1, 'one'),
    ),
  ),
  interrupt('Learn from Them', 'scores', action({ crewless: true }, adapt(1), draw('mission', 1))),
];
