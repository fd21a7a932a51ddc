import { catalog } from '../../../kit/catalog.ts';
import type { CrewCard } from './crew-card.ts';
import { ELITE } from './elite.ts';
import { REGULAR } from './regular.ts';

/**
 * Every Crew card, Regular before Elite (F-OPEN-18). Cost, Rank, Defense, icons and numbers are those of Mage Knight’s
 * units, but each copy of a unit is a different person. Resistances of Crew would do nothing in this game, because
 * damage to Crew has no type. For each Resistance that is left out, every ability has one more point.
 */
export const CREW: readonly CrewCard[] = [...REGULAR, ...ELITE];

/** Finds a Crew card by its id. */
export const { of: crewOf } = catalog('Crew card', CREW);

/** Returns the name of a Crew Member. Throws for an unknown id. */
export function crewName(id: string): string {
  return crewOf(id).name;
}

/** Returns the ids of the silver deck, unshuffled (F-SETUP-17). */
export function regularDeck(): string[] {
  return REGULAR.map(({ id }) => id);
}

/** Returns the ids of the gold deck, unshuffled (F-SETUP-17). */
export function eliteDeck(): string[] {
  return ELITE.map(({ id }) => id);
}
