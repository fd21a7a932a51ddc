import {
  attack,
  damage,
  friends,
  honor,
  hostiles,
  is,
  modifier,
  pick,
  recover,
  terminal,
  test,
} from '../../effects/build.ts';
import { ability, BATLETH, type CharacterCard, characterPrinter, weapon } from '../character-card.ts';
import { only } from '../print.ts';

/** One of Gowron’s weapons (M-CARD-06), which other Klingons also have here (M-OPEN-12). */
const DK_TAHG = weapon('D’k tahg', 1, 0, ['melee']);
/** Gowron’s other weapon (M-CARD-06). */
const PISTOL = weapon('nISwI’HIch', 0, 1, []);

/** An ability that earns Honor in single combat. The procedure of the attack implements the rule (M-OPEN-71). */
const HONOR_BOUND = ability('Honor bound', 'always', {
  seeksHonor: true,
  text: 'Gains 1 Honor token, at most 3, when its Melee attack causes Damage in single combat',
});
/** An ability that trades one Damage for all Stun tokens, even while stunned (M-TIME-01). */
const SHRUG_IT_OFF = ability('Shrug it off', 'activation', {
  whileStunned: true,
  action: only({ by: friends({ is: 'stunned' }), effects: [damage(1, 'self'), recover(2)] }),
});
/** Builds the card of a character of the Honor Guard. */
export const klingon = characterPrinter({
  faction: 'klingon',
  ship: 'I.K.S. Bortas',
  weapons: [DK_TAHG, PISTOL],
  abilities: [SHRUG_IT_OFF, HONOR_BOUND],
});

const CHANCELLOR = ability('Chancellor', 'action', {
  action: only({
    effects: [pick('one', friends({ other: true, is: 'damaged', where: 'sight' })), honor(1, 'one')],
  }),
});
const OLD_WOUNDS = ability('Old wounds', 'always', {
  modifiers: [modifier('attack', 1, { weapon: 'melee', condition: is(friends({ is: 'damaged' })) })],
});
const OVERLOAD = ability('Overload the console', 'action', {
  action: only({
    at: terminal('any'),
    effects: [pick('one', hostiles({ where: 'board' })), test('engineering'), damage(1, 'one')],
  }),
});
const DUEL = ability('Duel', 'action', {
  action: only({
    effects: [
      pick('one', hostiles({ where: 'adjacent' })),
      attack({ target: 'one', weapon: 'melee' }),
      attack({ who: 'one', target: 'self' }),
      honor(1),
    ],
  }),
});

/** Gowron’s Honor Guard (M-TEAM-09). */
export const KLINGONS: readonly CharacterCard[] = [
  // Gowron's third Specialization, ratings and abilities are our own (M-CARD-06).
  klingon({
    name: 'Gowron',
    letters: 'Go',
    role: 'Son of M’Rel',
    ratings: { attack: 4, defense: 3, skill: 2, move: 2 },
    keywords: ['klingon', 'commander'],
    specializations: ['command', 'diplomacy', 'security'],
    abilities: [CHANCELLOR],
  }),
  klingon({
    name: 'Kromm',
    letters: 'Km',
    role: 'Veteran of the Guard',
    ratings: { attack: 2, defense: 3, skill: 1, move: 2 },
    keywords: ['klingon'],
    specializations: ['security', 'security'],
    abilities: [OLD_WOUNDS],
  }),
  klingon({
    name: 'Kurak',
    letters: 'Ku',
    role: 'Scientist',
    ratings: { attack: 2, defense: 2, skill: 3, move: 2 },
    keywords: ['klingon', 'specialist'],
    specializations: ['engineering', 'science', 'computers'],
    abilities: [OVERLOAD],
  }),
  // Attack 3 and the Bat’leth come from the book (M-CARD-05).
  klingon({
    name: 'Lukara',
    letters: 'Lu',
    role: 'Blade of the Guard',
    ratings: { attack: 3, defense: 2, skill: 2, move: 2 },
    keywords: ['klingon'],
    specializations: ['command', 'operations'],
    weapons: [BATLETH, PISTOL],
    abilities: [DUEL],
  }),
];
