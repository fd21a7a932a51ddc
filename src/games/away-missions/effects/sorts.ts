import { characterCard, OVERLAY } from '../content/characters.ts';
import type { Character, Ratings } from '../state.ts';

/** M-ASSIM-02: Borg by birth or by Assimilation. */
export function isBorg(character: Character): boolean {
  return character.drone || characterCard(character.id).keywords.includes('borg');
}

/** A Borg Drone: One to Five of Five and whoever is covered by an overlay (M-OPEN-24). */
export function isDrone(character: Character): boolean {
  return character.drone || characterCard(character.id).drone;
}

/** The ratings with all Health pegs in (M-ASSIM-05). */
export function fullRatings(character: Character): Readonly<Ratings> {
  return character.drone ? OVERLAY.ratings : characterCard(character.id).ratings;
}

/** Two Stun tokens (M-STUN-07). */
export function isIncapacitated(character: Character): boolean {
  return character.stun >= 2;
}
