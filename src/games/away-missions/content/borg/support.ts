import {
  adapt,
  adapted,
  adaptedTo,
  at,
  atLeast,
  attack,
  characters,
  damage,
  draw,
  each,
  friends,
  grant,
  heal,
  hostiles,
  look,
  modifier,
  move,
  pick,
  place,
  prevent,
  recover,
  search,
  swap,
  terminal,
  test,
} from '../../effects/build.ts';
import type { Equipment, EventCard } from '../../effects/union.ts';
import { printer } from '../print.ts';

const { equipment, event, interrupt, permanent, trait } = printer('borg');

/** The Borg Support Deck. */
export const borgSupport: readonly (Equipment | EventCard)[] = [
  // Borg Equipment.
  equipment('Cortical Node', 'implant', {
    supply: 2,
    modifiers: [modifier('skill', 1, { condition: at(terminal('any')) })],
  }),
  equipment('Personal Shield', 'implant', {
    modifiers: [modifier('defense', each(adapted, 1, { most: 2 }), { weapon: 'ranged' })],
  }),
  equipment('Cutting Arm', 'weapon', {
    weapons: [{ name: 'Cutting Arm', dice: 1, damage: 1, rules: ['assimilate', 'melee'], phaser: false }],
  }),
  equipment('Plasma Projector', 'weapon', {
    bearer: friends({ is: 'drone' }),
    weapons: [{ name: 'Plasma Projector', dice: 2, damage: 0, rules: [], phaser: false }],
  }),
  equipment('Servo Limbs', 'implant', { modifiers: [modifier('move', 2)] }),
  equipment('Regeneration Unit', 'implant', { action: { effects: [heal(2), recover(1)] } }),
  equipment('Transport Beacon', 'device', {
    action: { effects: [pick('one', friends({ other: true, is: 'drone' })), place({ near: 'self' }, 'one')] },
  }),
  equipment('Targeting Eye', 'implant', { modifiers: [modifier('attack', 1, { against: 'damaged' })] }),

  // Borg Events. Subcommands are the cards that Locutus can download (M-CARD-01).
  event('Adapt', 'subcommand', { crewless: true, effects: [adapt(1), search('support', 'implant', true)] }),
  event('Interchange', 'subcommand', {
    effects: [pick('one', friends({ other: true, is: 'drone' })), swap('self', 'one')],
  }),
  event('Second Cycle', 'subcommand', {
    requires: [adaptedTo(2)],
    crewless: true,
    effects: [pick('one', friends({ is: 'activated' })), { do: 'ready', who: 'one' }],
  }),
  event('Pursue', 'subcommand', {
    crewless: true,
    effects: [
      pick('one', friends({ is: 'drone' })),
      grant(modifier('attack', each(adapted, 1, { plus: 1, most: 3 })), 'one', 'action'),
      move({ who: 'one', spaces: 2 }),
      attack({ who: 'one' }),
    ],
  }),
  event('Nanoprobe Injection', null, {
    effects: [
      pick('one', hostiles({ is: 'damaged', where: 'adjacent' })),
      test('medical', { needs: 2, against: 'one' }),
      { do: 'assimilate', who: 'one' },
    ],
  }),
  event('Replacement Drone', null, { crewless: true, effects: [{ do: 'revive', place: { area: 'own' } }] }),
  permanent('Shared Consciousness', {
    modifiers: [modifier('skill', 1, { condition: atLeast(2, characters(friends({ other: true, where: 'board' }))) })],
    inPlay: [
      { id: 'calculate', crewless: true, effects: [look('mission', 2)] },
      { id: 'rouse', crewless: true, effects: [pick('one', friends({ is: 'stunned' })), recover(2, 'one')] },
    ],
  }),
  trait('Tactical Drone', friends({ is: 'drone' }), modifier('attack', 1), modifier('damage', 1)),
  interrupt('Shields Adapt', 'attacked', {
    effects: [grant(modifier('defense', each(adapted, 1, { plus: 1, most: 3 })), 'self', 'action')],
  }),
  interrupt('Expendable', 'damage', {
    effects: [
      pick('one', friends({ other: true, is: 'drone', where: 'adjacent' })),
      prevent('damage', 2),
      damage(1, 'one'),
    ],
  }),
  interrupt('Learn from Them', 'scores', { crewless: true, effects: [adapt(1), draw('mission', 1)] }),
];
