import {
  at,
  atLeast,
  attack,
  bonusAction,
  characters,
  damage,
  each,
  forEach,
  friends,
  grant,
  heal,
  honor,
  hostiles,
  is,
  modifier,
  pay,
  pick,
  place,
  prevent,
  recover,
  spend,
  terminal,
  wounds,
} from '../../effects/build.ts';
import type { Equipment, EventCard } from '../../effects/union.ts';
import { printer } from '../print.ts';

const { equipment, event, interrupt, permanent, trait } = printer('klingon');

/** The Klingon Support Deck. */
export const klingonSupport: readonly (Equipment | EventCard)[] = [
  equipment('Ancestral Bat’leth', 'weapon', {
    bearer: friends({ is: 'honored' }),
    weapons: [{ name: 'Ancestral Bat’leth', dice: 2, damage: 1, rules: ['melee', 'defensive'], phaser: false }],
  }),
  equipment('Yan Sword', 'weapon', {
    weapons: [{ name: 'Yan Sword', dice: 1, damage: 2, rules: ['melee'], phaser: false }],
  }),
  equipment('Disruptor Rifle', 'weapon', {
    weapons: [{ name: 'Disruptor Rifle', dice: 1, damage: 1, rules: [], phaser: false }],
  }),
  equipment('Warrior’s Armor', null, { modifiers: [modifier('defense', 1, { weapon: 'ranged' })] }),
  equipment('Painstik', 'device', {
    action: { effects: [pick('one', friends({ where: 'adjacent' })), damage(1, 'one'), honor(1, 'one')] },
  }),
  equipment('Cask of Bloodwine', 'medical', {
    supply: 2,
    action: { effects: [forEach('one', friends({ where: 'adjacent' }), heal(1, 'one'), recover(1, 'one')), spend()] },
  }),
  equipment('Engineer’s Harness', 'device', {
    modifiers: [
      modifier('skill', 1, { condition: at(terminal('operations')) }),
      modifier('defense', 1, { condition: at(terminal('operations')) }),
    ],
  }),
  equipment('Rally Beacon', 'device', {
    action: { effects: [pick('one', friends({ other: true, is: 'damaged' })), place({ near: 'one' })] },
  }),
  event('Battle Cry', 'command', {
    crewless: true,
    effects: [grant(modifier('attack', 1, { weapon: 'melee' }), 'side', 'round'), bonusAction()],
  }),
  event('Berserk Rage', null, {
    by: friends({ is: 'damaged' }),
    effects: [
      pick('one', hostiles({ where: 'adjacent' })),
      attack({ target: 'one', weapon: 'melee' }),
      attack({ target: 'one', weapon: 'melee' }),
      grant(modifier('defense', -1), 'self', 'round'),
    ],
  }),
  event('Leap into the Fray', null, {
    effects: [
      pick('one', hostiles({ where: 'sight' })),
      place({ near: 'one' }),
      attack({ target: 'one', weapon: 'melee' }),
    ],
  }),
  event('Throw Down the Gauntlet', null, {
    effects: [
      pay('honor', 1),
      pick('one', hostiles({ where: 'sight' })),
      place({ near: 'self' }, 'one'),
      grant(modifier('defense', -1), 'one', 'activation'),
      attack({ target: 'one', weapon: 'melee' }),
    ],
  }),
  event('Blood Call', 'command', {
    requires: [atLeast(3, wounds())],
    crewless: true,
    effects: [forEach('one', friends(), recover(1, 'one')), bonusAction(2)],
  }),
  event('Scars of Honor', 'command', {
    requires: [atLeast(1, characters(friends({ is: 'damaged' })))],
    crewless: true,
    effects: [forEach('one', friends({ is: 'damaged' }), honor(1, 'one'))],
  }),
  permanent('Code of Kahless', {
    modifiers: [modifier('attack', 1, { weapon: 'melee', against: 'alone' })],
    inPlay: [{ id: 'endure', effects: [pay('honor', 1), heal(3)] }],
  }),
  trait(
    'Redundant Organs',
    friends(),
    modifier('defense', 1, { condition: atLeast(2, wounds('self')) }),
    modifier('move', 2, { condition: atLeast(2, wounds('self')) }),
  ),
  interrupt('Strike First', 'attacked', {
    requires: [is(hostiles({ where: 'adjacent' }), 'foe')],
    effects: [attack({ target: 'foe', weapon: 'melee' })],
  }),
  interrupt('Pain Is Nothing', 'damage', { effects: [prevent('damage', 1), honor(1)] }),
  interrupt('Dispute the Claim', 'scores', {
    requires: [atLeast(1, characters(friends({ is: 'honored' })))],
    crewless: true,
    effects: [prevent('points', each(characters(friends({ is: 'honored' })), 5, { most: 10 }))],
  }),
];
