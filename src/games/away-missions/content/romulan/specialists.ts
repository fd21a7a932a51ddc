import { friends, grant, hostiles, intel, is, look, modifier, pay, pick, test } from '../../effects/build.ts';
import { ability, type CharacterCard } from '../character-card.ts';
import { only } from '../print.ts';
import { DISRUPTOR, romulan } from './team.ts';

/** Romulan Specialists other than the one in the standard team (M-TEAM-05). */
export const romulanSpecialists: readonly CharacterCard[] = [
  romulan({
    name: 'Bochra',
    letters: 'Bo',
    role: 'Centurion',
    ratings: { attack: 2, defense: 2, skill: 2, move: 2 },
    keywords: ['romulan', 'specialist'],
    specializations: ['engineering', 'security'],
    abilities: [
      ability('Castaway', 'always', {
        modifiers: [modifier('defense', 1, { condition: is(friends({ is: 'alone' })) })],
      }),
    ],
  }),
  romulan({
    id: 'n-vek',
    name: 'N’Vek',
    letters: 'NV',
    role: 'Subcommander',
    ratings: { attack: 1, defense: 2, skill: 3, move: 2 },
    keywords: ['romulan', 'specialist'],
    specializations: ['operations', 'computers'],
    weapons: [DISRUPTOR],
    abilities: [
      ability('Second channel', 'action', {
        action: only({
          by: friends({ is: 'unseen' }),
          effects: [pay('intel', 1), look('mission', 3), look('support', 3)],
        }),
      }),
    ],
  }),
];

/** The Romulan Commander who can replace Sela (M-TEAM-06). */
export const romulanCommanders: readonly CharacterCard[] = [
  romulan({
    name: 'Tomalak',
    letters: 'To',
    role: 'Commander',
    ship: 'I.R.W. Terix',
    ratings: { attack: 2, defense: 3, skill: 2, move: 2 },
    keywords: ['romulan', 'commander'],
    specializations: ['command', 'diplomacy', 'security'],
    abilities: [
      ability('Bargain', 'action', {
        action: only({
          effects: [
            pick('one', hostiles({ where: 'sight' })),
            test('diplomacy', { against: 'one' }),
            intel(1),
            grant(modifier('attack', -1), 'one', 'round'),
          ],
        }),
      }),
    ],
    leads: { team: 'Tomalak’s Infiltrators', replaces: 'sela', leaves: ['vox'], intel: 2 },
  }),
];
