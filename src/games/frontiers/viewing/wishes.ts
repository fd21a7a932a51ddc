import { ADVANCED, BASIC, UNDISCOVERED } from '../content/cards/all.ts';
import { CREW } from '../content/crew/all.ts';
import { SKILLS } from '../content/skills/all.ts';

/** Returns sample requests that `refuse` understands. The requests use only names that exist in every game. */
export function wishes(): string[] {
  const cards = [...BASIC, ...ADVANCED, ...UNDISCOVERED].map(({ name }) => name).sort();
  return [
    'Move to …',
    'Explore …',
    'Interact with …',
    'Challenge …',
    'Assault …',
    'Decimate …',
    'Beam down at …',
    'Attack …',
    'Announce the End of the Round',
    'Emergency Repairs',
    'Repair a Damage Card',
    'Heal the Captain',
    'Take a die from the Core',
    'Buy an Undiscovered Card',
    'Use Shields against …',
    'Propose a joint assault',
    'Subjugate the Outpost',
    'Forfeit the turn',
    'End your turn',
    ...cards.map((name) => `Play ${name}`),
    ...cards.map((name) => `Play ${name} sideways`),
    ...CREW.map(({ name }) => `Use ${name}`),
    ...CREW.map(({ name }) => `Recruit ${name}`),
    ...SKILLS.map(({ name }) => `Use ${name}`),
  ];
}
