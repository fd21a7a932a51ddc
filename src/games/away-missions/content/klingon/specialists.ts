import { atLeast, attack, damage, modifier, move, wounds } from '../../effects/build.ts';
import { ability, type CharacterCard } from '../character-card.ts';
import { only } from '../print.ts';
import { klingon } from './team.ts';

/** Klingon Specialists other than the one in the standard team (M-TEAM-05). */
export const klingonSpecialists: readonly CharacterCard[] = [
  klingon({
    name: 'Klag',
    letters: 'Kl',
    role: 'Second Officer',
    ship: 'I.K.S. Pagh',
    ratings: { attack: 2, defense: 3, skill: 2, move: 2 },
    keywords: ['klingon', 'specialist'],
    specializations: ['operations', 'command'],
    abilities: [
      ability('Steady hand', 'always', {
        modifiers: [modifier('skill', 1, { condition: atLeast(1, wounds('self')) })],
      }),
    ],
  }),
  klingon({
    name: 'Vekma',
    letters: 'Ve',
    role: 'Gunner',
    ship: 'I.K.S. Pagh',
    ratings: { attack: 3, defense: 2, skill: 2, move: 2 },
    keywords: ['klingon', 'specialist'],
    specializations: ['security', 'engineering'],
    abilities: [
      ability('Marksman', 'always', { modifiers: [modifier('attack', 1, { weapon: 'ranged', against: 'damaged' })] }),
    ],
  }),
];

/** The Klingon Commander who can replace Gowron (M-TEAM-06). */
export const klingonCommanders: readonly CharacterCard[] = [
  klingon({
    name: 'Kurn',
    letters: 'Kn',
    role: 'Son of Mogh',
    ship: 'I.K.S. Hegh’ta',
    ratings: { attack: 3, defense: 3, skill: 2, move: 2 },
    keywords: ['klingon', 'commander'],
    specializations: ['command', 'security', 'engineering'],
    abilities: [
      ability('Restless', 'action', {
        action: only({ effects: [move({ spaces: 3 }), attack({ weapon: 'melee' }), damage(1, 'self')] }),
      }),
    ],
    leads: { team: 'Kurn’s Honor Guard', replaces: 'gowron', swaps: ['kromm'], honor: 1 },
  }),
];
