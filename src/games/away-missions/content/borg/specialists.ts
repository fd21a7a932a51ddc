import { adapted, each, forEach, friends, heal, modifier, pick, recover } from '../../effects/build.ts';
import { ability, type CharacterCard, CUBE, HIVEMIND, TUBULES } from '../character-card.ts';
import { only } from '../print.ts';

/**
 * Borg Specialists other than the one in the standard team (M-TEAM-05). A Borg Specialist arrives in the Round of the
 * character that it replaces.
 */
export const borgSpecialists: readonly CharacterCard[] = [
  {
    ...CUBE,
    id: 'six-of-nine',
    name: 'Six of Nine',
    letters: '6',
    role: 'Tactical Drone',
    ratings: { attack: 2, defense: 2, skill: 2, move: 1 },
    keywords: ['borg', 'specialist'],
    specializations: ['security'],
    weapons: [TUBULES],
    abilities: [
      ability('Tactical adjunct', 'always', { modifiers: [modifier('attack', each(adapted, 1, { most: 2 }))] }),
      HIVEMIND,
    ],
    drone: true,
    escalation: 3,
  },
  {
    ...CUBE,
    id: 'eight-of-nine',
    name: 'Eight of Nine',
    letters: '8',
    role: 'Medical Drone',
    ratings: { attack: 1, defense: 2, skill: 3, move: 1 },
    keywords: ['borg', 'specialist'],
    specializations: ['medical', 'science'],
    weapons: [TUBULES],
    abilities: [
      ability('Medical adjunct', 'action', {
        action: only({ effects: [pick('one', friends({ where: 'adjacent' })), heal(1, 'one')] }),
      }),
      HIVEMIND,
    ],
    drone: true,
    escalation: 3,
  },
];

/** The Borg Commander who can replace Locutus (M-TEAM-06). */
export const borgCommanders: readonly CharacterCard[] = [
  {
    ...CUBE,
    id: 'borg-queen',
    name: 'Borg Queen',
    letters: 'BQ',
    role: 'One Who Is Many',
    ratings: { attack: 2, defense: 3, skill: 3, move: 1 },
    keywords: ['borg', 'commander'],
    specializations: ['diplomacy', 'diplomacy', 'computers'],
    weapons: [TUBULES],
    abilities: [
      ability('Voice of the Queen', 'activation', {
        action: only({
          effects: [forEach('one', friends({ is: 'drone', where: 'board' }), recover(1, 'one'), heal(1, 'one'))],
        }),
      }),
      HIVEMIND,
    ],
    drone: false,
    escalation: 2,
    leads: { team: 'The Queen’s Unimatrix', replaces: 'locutus', arrives: { three: null } },
  },
];
