import { friends, grant, heal, hostiles, modifier, pick, recover, search } from '../../effects/build.ts';
import { ability, type CharacterCard, officer } from '../character-card.ts';
import { only } from '../print.ts';

/** Federation Specialists other than the one in the standard team (M-TEAM-05). */
export const federationSpecialists: readonly CharacterCard[] = [
  officer({
    name: 'La Forge',
    letters: 'LF',
    role: 'Chief Engineer',
    ratings: { attack: 2, defense: 2, skill: 2, move: 2 },
    keywords: ['human', 'specialist'],
    specializations: ['engineering', 'engineering', 'operations'],
    abilities: [
      ability('Visor', 'action', {
        action: only({
          effects: [pick('one', hostiles({ where: 'sight' })), grant(modifier('defense', -1), 'one', 'round')],
        }),
      }),
    ],
  }),
  officer({
    name: 'Crusher',
    letters: 'Cr',
    role: 'Chief Medical Officer',
    ratings: { attack: 1, defense: 2, skill: 3, move: 2 },
    keywords: ['human', 'specialist'],
    specializations: ['medical', 'medical', 'science'],
    abilities: [
      ability('Field surgeon', 'action', {
        action: only({ effects: [pick('one', friends({ where: 'adjacent' })), heal(1, 'one'), recover(1, 'one')] }),
      }),
    ],
  }),
];

/** The Federation Commander who can replace Riker (M-TEAM-06). */
export const federationCommanders: readonly CharacterCard[] = [
  officer({
    name: 'Picard',
    letters: 'Pi',
    role: 'Captain',
    ratings: { attack: 2, defense: 3, skill: 2, move: 2 },
    keywords: ['human', 'commander', 'counterpart'],
    specializations: ['command', 'diplomacy', 'diplomacy'],
    abilities: [ability('Explorer', 'action', { action: only({ effects: [search('mission', 'intel')] }) })],
    leads: { team: 'Picard’s Away Team', replaces: 'riker', swaps: ['worf'] },
  }),
];
