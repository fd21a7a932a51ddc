import {
  action,
  atLeast,
  attack,
  bonusAction,
  characters,
  choose,
  draw,
  forEach,
  friends,
  grant,
  heal,
  hostiles,
  modifier,
  move,
  pick,
  place,
  prevent,
  salvage,
  search,
  stun,
  terminal,
  test,
  way,
} from '../../effects/build.ts';
import type { EventCard } from '../../effects/union.ts';
import { printer } from '../print.ts';

const { event, interrupt, permanent, trait } = printer('federation');

/** Events of the Federation; those with the keyword Command are what Riker looks for (M-CARD-02). */
export const events: readonly EventCard[] = [
  // M-CARD-09: a Permanent Event that is played by an Action.
  permanent('Set Phasers to Kill', { setting: { name: 'kill', dice: -1, damage: 1 } }),
  event('All Hands', 'command', action({ crewless: true }, forEach('one', friends(), move({ who: 'one', spaces: 2 })))),
  event(
    'Covering Fire',
    'command',
    action(
      { requires: [atLeast(1, characters(hostiles({ where: 'sight' })))] },
      pick('one', friends({ other: true, where: 'sight' })),
      attack(),
      attack({ who: 'one' }),
    ),
  ),
  event('Make It So', 'command', action({ crewless: true }, bonusAction(2))),
  event(
    'Emergency Beam-Out',
    null,
    action({ crewless: true }, pick('one', friends()), place({ area: 'own' }, 'one'), heal(1, 'one')),
  ),
  event(
    'Sleep Command',
    null,
    action(
      { at: terminal('any') },
      pick('one', hostiles({ is: 'borg' })),
      test('computers', { against: 'one' }),
      stun('one'),
    ),
  ),
  event(
    'Request Supplies',
    null,
    action(
      { crewless: true },
      choose(
        way('Search for a Device', search('support', 'device', true)),
        way('Take back an Equipment', salvage('support', 'equipment')),
        way('Draw two cards', draw('support', 2)),
      ),
    ),
  ),
  trait('Modulated Phasers', friends(), modifier('attack', 1, { weapon: 'phaser', against: 'borg' })),
  interrupt('Evasive Action', 'attacked', action({}, grant(modifier('defense', 2), 'self', 'action'))),
  interrupt('Emergency Force Field', 'damage', action({}, prevent('damage', 2))),
  interrupt('Scrambled Signal', 'scores', action({ crewless: true }, prevent('points', 5), draw('mission', 1))),
];
