import { atLeast, attack, damage, modifier, move, wounds } from '../../effects/build.ts';
import { ability, type CharacterCard } from '../character-card.ts';
import { only } from '../print.ts';
import { DK_TAHG, GUARD, HONOR_BOUND, PISTOL, SHRUG_IT_OFF } from './team.ts';

/** Klingon Specialists other than the one in the standard team (M-TEAM-05). */
export const klingonSpecialists: readonly CharacterCard[] = [
  {
    ...GUARD,
    id: 'klag',
    name: 'Klag',
    letters: 'Kl',
    role: 'Second Officer',
    ship: 'I.K.S. Pagh',
    ratings: { attack: 2, defense: 3, skill: 2, move: 2 },
    keywords: ['klingon', 'specialist'],
    specializations: ['operations', 'command'],
    weapons: [DK_TAHG, PISTOL],
    abilities: [
      ability('Steady hand', 'always', {
        modifiers: [modifier('skill', 1, { condition: atLeast(1, wounds('self')) })],
      }),
      SHRUG_IT_OFF,
      HONOR_BOUND,
    ],
  },
  {
    ...GUARD,
    id: 'vekma',
    name: 'Vekma',
    letters: 'Ve',
    role: 'Gunner',
    ship: 'I.K.S. Pagh',
    ratings: { attack: 3, defense: 2, skill: 2, move: 2 },
    keywords: ['klingon', 'specialist'],
    specializations: ['security', 'engineering'],
    weapons: [DK_TAHG, PISTOL],
    abilities: [
      ability('Marksman', 'always', { modifiers: [modifier('attack', 1, { weapon: 'ranged', against: 'damaged' })] }),
      SHRUG_IT_OFF,
      HONOR_BOUND,
    ],
  },
];

/** The Klingon Commander who can replace Gowron (M-TEAM-06). */
export const klingonCommanders: readonly CharacterCard[] = [
  {
    ...GUARD,
    id: 'kurn',
    name: 'Kurn',
    letters: 'Kn',
    role: 'Son of Mogh',
    ship: 'I.K.S. Hegh’ta',
    ratings: { attack: 3, defense: 3, skill: 2, move: 2 },
    keywords: ['klingon', 'commander'],
    specializations: ['command', 'security', 'engineering'],
    weapons: [DK_TAHG, PISTOL],
    abilities: [
      ability('Restless', 'action', {
        action: only({ effects: [move({ spaces: 3 }), attack({ weapon: 'melee' }), damage(1, 'self')] }),
      }),
      SHRUG_IT_OFF,
      HONOR_BOUND,
    ],
    leads: { team: 'Kurn’s Honor Guard', replaces: 'gowron', swaps: ['kromm'], honor: 1 },
  },
];
