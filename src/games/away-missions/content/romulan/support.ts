import {
  attack,
  cover,
  damage,
  draw,
  each,
  expose,
  forEach,
  friends,
  grant,
  heal,
  hostiles,
  intel,
  intelHeld,
  is,
  lock,
  look,
  modifier,
  move,
  pay,
  pick,
  place,
  points,
  prevent,
  recover,
  spend,
  stun,
  terminal,
  test,
  trap,
} from '../../effects/build.ts';
import type { Equipment, EventCard } from '../../effects/union.ts';
import { printer } from '../print.ts';

const { equipment, event, interrupt, permanent, trait, trap: laid } = printer('romulan');

/** The Romulan Support Deck. */
export const romulanSupport: readonly (Equipment | EventCard)[] = [
  equipment('Concealed Disruptor', 'weapon', {
    weapons: [{ name: 'Concealed Disruptor', dice: 1, damage: 0, rules: [], phaser: false }],
    modifiers: [modifier('attack', 1, { against: 'alone' })],
  }),
  equipment('Assassin’s Blade', 'weapon', {
    weapons: [{ name: 'Assassin’s Blade', dice: 1, damage: 1, rules: ['melee'], phaser: false }],
    modifiers: [modifier('damage', 1, { weapon: 'melee', against: 'alone' })],
  }),
  equipment('Personal Cloak', 'device', { action: { effects: [pay('intel', 1), place({ aboard: 'self' }), cover()] } }),
  equipment('Signal Tap', 'device', {
    modifiers: [modifier('skill', 1, { specialization: 'computers' })],
    action: { at: terminal('any'), by: friends({ is: 'unseen' }), effects: [intel(1)] },
  }),
  equipment('Neural Sedative', 'medical', {
    supply: 2,
    action: {
      effects: [
        pick('one', hostiles({ where: 'adjacent' })),
        spend(),
        test('medical', { dice: 1, against: 'one' }),
        stun('one'),
      ],
    },
  }),
  equipment('Tal Shiar Mandate', null, {
    modifiers: [modifier('skill', 1, { condition: is(friends({ is: 'unseen' })) })],
  }),
  equipment('Trauma Kit', 'medical', {
    action: { effects: [pick('one', friends({ other: true, where: 'adjacent' })), heal(2, 'one'), recover(1, 'one')] },
  }),
  equipment('Lock Scrambler', 'device', {
    modifiers: [modifier('skill', 1, { specialization: 'operations' })],
    action: { at: terminal('any'), effects: [lock(), move({ spaces: 1 })] },
  }),
  laid('Tripwire Charge', 'plot', { effects: [trap({ aboard: 'self' })] }, damage(2, 'foe')),
  laid('Stun Field', 'plot', { at: terminal('any'), effects: [trap(terminal('any', { apart: 'self' }))] }, stun('foe')),
  laid(
    'Recording Eye',
    'plot',
    { by: friends({ is: 'unseen' }), effects: [trap(terminal('any'))] },
    intel(2),
    expose('mission', 1),
  ),
  event('Surgical Strike', 'plot', {
    effects: [
      pay('intel', 1),
      pick('one', hostiles({ is: 'alone', where: 'sight' })),
      grant(modifier('attack', 2), 'self', 'action'),
      attack({ target: 'one' }),
    ],
  }),
  event('Shadow March', 'plot', {
    crewless: true,
    effects: [pay('intel', 1), forEach('one', friends(), move({ who: 'one', spaces: 3 }))],
  }),
  event('Disinformation', 'plot', { crewless: true, effects: [expose('mission', 2), draw('mission', 1)] }),
  permanent(
    'Tal Shiar Network',
    {
      inPlay: [
        { id: 'report', crewless: true, effects: [pay('intel', 1), look('mission', 4)] },
        { id: 'requisition', crewless: true, effects: [pay('intel', 1), draw('support', 2)] },
      ],
    },
    { crewless: true, effects: [intel(1)] },
  ),
  trait(
    'Deep Cover',
    friends(),
    modifier('defense', 1, { weapon: 'ranged', condition: is(friends({ is: 'alone' })) }),
    modifier('skill', 1, { condition: is(friends({ is: 'alone' })) }),
  ),
  interrupt('Already Gone', 'attacked', { effects: [pay('intel', 1), move({ spaces: 2 })] }),
  interrupt('Body Double', 'damage', { effects: [prevent('damage', each(intelHeld, 1, { most: 3 }))] }),
  interrupt('Stolen Glory', 'scores', { crewless: true, effects: [pay('intel', 1), prevent('points', 5), points(5)] }),
];
