import type { SeedPhase } from '../terms.ts';
import type { Card } from './card.ts';
import { textFacts, type Under } from './text-facts.ts';

// The places where by-agreement cards may be seeded, according to their text. Nothing else in that text is automated
// (C-SEED-24, C-SEED-27).

/** Returns how a card's own text lets it be seeded under missions, or null. */
export function underOf(card: Card): Under | null {
  if (isUnread(card) && card.type === 'Artifact') return { like: 'artifact', at: () => true };
  return textFacts(card.id).under ?? null;
}

/** The types of by-agreement cards that may be seeded on the table if their text says so. */
const SEEDABLE: ReadonlySet<string> = new Set(['Doorway', 'Event', 'Incident', 'Objective']);

/**
 * Returns the phase in which a player may seed a by-agreement card on the table, or null if this isn't allowed. Cards
 * that are allowed in any phase are offered in the last one.
 */
export function seedPhaseOf(card: Card): SeedPhase | null {
  if (!SEEDABLE.has(card.type)) return null;
  if (isUnread(card)) return card.type === 'Doorway' ? 'doorway' : 'facility';
  return textFacts(card.id).faceUp ?? null;
}

/**
 * True if a card is only in virtual sets or warp packs. The facts of cards in these sets don't say where they are
 * seeded, so the players decide.
 */
function isUnread({ printings }: Card): boolean {
  return printings.every(({ release, number }) => /\bV/.test(number) || /^(?:wp|prewarp)/i.test(release));
}
