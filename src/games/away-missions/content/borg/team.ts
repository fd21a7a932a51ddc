import type { Ability } from '../../effects/union.ts';
import type { Ratings, RoundNumber, Specialization, Weapon } from '../../terms.ts';
import { ability, type CharacterCard, CUBE, HIVEMIND, TUBULES } from '../character-card.ts';
import { only } from '../print.ts';

/** Locutus’s ability (M-CARD-01). */
const DOWNLOAD = ability('Download', 'activation', {
  action: only({ effects: [{ do: 'download', keyword: 'subcommand' }] }),
});

/** The overlay that covers an Assimilated character (M-COMP-03), which keeps its Specializations (M-ASSIM-04). */
export const OVERLAY = {
  ratings: { attack: 1, defense: 2, skill: 3, move: 1 },
  weapons: [TUBULES],
  abilities: [HIVEMIND],
} as const satisfies { ratings: Ratings; weapons: Weapon[]; abilities: Ability[] };

/** Builds the card of a numbered drone, which has the same values as the overlay (M-CARD-04, M-OPEN-01, M-OPEN-09). */
function drone(number: number, word: string, specialization: Specialization, escalation: RoundNumber | null) {
  return {
    ...CUBE,
    ...OVERLAY,
    id: word.toLowerCase(),
    name: `${word} of Five`,
    letters: `${number}`,
    role: 'Borg Drone',
    keywords: ['borg'],
    specializations: [specialization],
    drone: true,
    escalation,
  } satisfies CharacterCard;
}

/** Locutus's Unimatrix (M-TEAM-08). */
export const BORG: readonly CharacterCard[] = [
  {
    ...CUBE,
    id: 'locutus',
    name: 'Locutus',
    letters: 'Lo',
    role: 'Speaker for the Borg',
    ratings: { attack: 2, defense: 3, skill: 3, move: 1 },
    keywords: ['borg', 'commander', 'counterpart'],
    specializations: ['command', 'diplomacy'],
    weapons: [TUBULES],
    abilities: [DOWNLOAD, HIVEMIND],
    drone: false,
    escalation: null,
  },
  drone(1, 'One', 'engineering', null),
  drone(2, 'Two', 'security', null),
  drone(3, 'Three', 'science', 2),
  drone(4, 'Four', 'medical', 2),
  // The last drone to arrive is a Specialist, since the standard team of the Borg would otherwise have none to replace
  // (M-TEAM-05).
  { ...drone(5, 'Five', 'operations', 3), keywords: ['borg', 'specialist'] },
];
