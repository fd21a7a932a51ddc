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
import { ability, BATLETH, type CharacterCard, weapon } from '../character-card.ts';
import { only } from '../print.ts';

/** One of Gowron’s weapons (M-CARD-06), which other Klingons also have here (M-OPEN-12). */
export const DK_TAHG = weapon('D’k tahg', 1, 0, ['melee']);
/** Gowron’s other weapon (M-CARD-06). */
export const PISTOL = weapon('nISwI’HIch', 0, 1, []);

/** An ability that earns Honor in single combat. The procedure of the attack implements the rule (M-OPEN-71). */
export const HONOR_BOUND = ability('Honor bound', 'always', {
  seeksHonor: true,
  text: 'Gains 1 Honor token, at most 3, when its Melee attack causes Damage in single combat',
});
/** An ability that trades one Damage for all Stun tokens, even while stunned (M-TIME-01). */
export const SHRUG_IT_OFF = ability('Shrug it off', 'activation', {
  whileStunned: true,
  action: only({ by: friends({ is: 'stunned' }), effects: [damage(1, 'self'), recover(2)] }),
});
/** The fields that all characters of the Honor Guard share. */
export const GUARD = { ship: 'I.K.S. Bortas', faction: 'klingon', drone: false, escalation: null } as const;

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
  {
    ...GUARD,
    id: 'gowron',
    name: 'Gowron',
    letters: 'Go',
    role: 'Son of M’Rel',
    ratings: { attack: 4, defense: 3, skill: 2, move: 2 },
    keywords: ['klingon', 'commander'],
    specializations: ['command', 'diplomacy', 'security'],
    weapons: [DK_TAHG, PISTOL],
    abilities: [CHANCELLOR, SHRUG_IT_OFF, HONOR_BOUND],
  },
  {
    ...GUARD,
    id: 'kromm',
    name: 'Kromm',
    letters: 'Km',
    role: 'Veteran of the Guard',
    ratings: { attack: 2, defense: 3, skill: 1, move: 2 },
    keywords: ['klingon'],
    specializations: ['security', 'security'],
    weapons: [DK_TAHG, PISTOL],
    abilities: [OLD_WOUNDS, SHRUG_IT_OFF, HONOR_BOUND],
  },
  {
    ...GUARD,
    id: 'kurak',
    name: 'Kurak',
    letters: 'Ku',
    role: 'Scientist',
    ratings: { attack: 2, defense: 2, skill: 3, move: 2 },
    keywords: ['klingon', 'specialist'],
    specializations: ['engineering', 'science', 'computers'],
    weapons: [DK_TAHG, PISTOL],
    abilities: [OVERLOAD, SHRUG_IT_OFF, HONOR_BOUND],
  },
  // Attack 3 and the Bat’leth come from the book (M-CARD-05).
  {
    ...GUARD,
    id: 'lukara',
    name: 'Lukara',
    letters: 'Lu',
    role: 'Blade of the Guard',
    ratings: { attack: 3, defense: 2, skill: 2, move: 2 },
    keywords: ['klingon'],
    specializations: ['command', 'operations'],
    weapons: [BATLETH, PISTOL],
    abilities: [DUEL, SHRUG_IT_OFF, HONOR_BOUND],
  },
];
