import { listed, sentence, several } from '../../kit/words.ts';
import type { CharacterCard } from '../content/character-card.ts';
import { characterCard } from '../content/characters.ts';

/**
 * Describes the changes that an alternative Commander makes to the team (M-TEAM-06), or returns null for other
 * characters.
 */
export function teamText({ leads }: Pick<CharacterCard, 'leads'>): string | null {
  if (leads === undefined) return null;
  const { replaces, swaps = [], leaves = [], arrives = {}, honor = 0, intel = 0 } = leads;
  const parts = [
    `replaces ${nameOf(replaces)}`,
    ...swaps.map((id) => `${nameOf(id)} can be replaced by another Specialist`),
    ...(leaves.length === 0 ? [] : [`${listed(leaves.map(nameOf))} ${leaves.length === 1 ? 'stays' : 'stay'} behind`]),
    ...Object.entries(arrives).map(([id, round]) =>
      round === null ? `${nameOf(id)} begins in the mission area` : `${nameOf(id)} arrives in Round ${round}`,
    ),
    ...(honor === 0 ? [] : [`begins with ${several(honor, 'Honor token')}`]),
    ...(intel === 0 ? [] : [`the team begins with ${several(intel, 'Intel token')}`]),
  ];
  return sentence(parts.join('; '));
}

function nameOf(id: string): string {
  return characterCard(id).name;
}
