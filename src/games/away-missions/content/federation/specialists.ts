import { friends, grant, heal, hostiles, modifier, pick, recover, search } from '../../effects/build.ts';
import { ability, type CharacterCard, OFFICER, TYPE_2_PHASER } from '../character-card.ts';
import { only } from '../print.ts';

/** Federation Specialists other than the one in the standard team (M-TEAM-05). */
export const federationSpecialists: readonly CharacterCard[] = [
  {
    ...OFFICER,
    id: 'la-forge',
    name: 'La Forge',
    letters: 'LF',
    role: 'Chief Engineer',
    ratings: { attack: 2, defense: 2, skill: 2, move: 2 },
    keywords: ['human', 'specialist'],
    specializations: ['engineering', 'engineering', 'operations'],
    weapons: [TYPE_2_PHASER],
    abilities: [
      ability('Visor', 'action', {
        action: only({
          effects: [pick('one', hostiles({ where: 'sight' })), grant(modifier('defense', -1), 'one', 'round')],
        }),
      }),
    ],
  },
  {
    ...OFFICER,
    id: 'crusher',
    name: 'Crusher',
    letters: 'Cr',
    role: 'Chief Medical Officer',
    ratings: { attack: 1, defense: 2, skill: 3, move: 2 },
    keywords: ['human', 'specialist'],
    specializations: ['medical', 'medical', 'science'],
    weapons: [TYPE_2_PHASER],
    abilities: [
      ability('Field surgeon', 'action', {
        action: only({ effects: [pick('one', friends({ where: 'adjacent' })), heal(1, 'one'), recover(1, 'one')] }),
      }),
    ],
  },
];

/** The Federation Commander who can replace Riker (M-TEAM-06). */
export const federationCommanders: readonly CharacterCard[] = [
  {
    ...OFFICER,
    id: 'picard',
    name: 'Picard',
    letters: 'Pi',
    role: 'Captain',
    ratings: { attack: 2, defense: 3, skill: 2, move: 2 },
    keywords: ['human', 'commander', 'counterpart'],
    specializations: ['command', 'diplomacy', 'diplomacy'],
    weapons: [TYPE_2_PHASER],
    abilities: [ability('Explorer', 'action', { action: only({ effects: [search('mission', 'intel')] }) })],
    leads: { team: 'Picard’s Away Team', replaces: 'riker', swaps: ['worf'] },
  },
];
