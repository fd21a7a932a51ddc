import { OVERLAY } from '../content/borg/team.ts';
import { characterCard } from '../content/characters.ts';
import type { Character, Ratings } from '../state.ts';

/** Whether a character is Borg, because its card says so or because it was Assimilated (M-ASSIM-02). */
export function isBorg(character: Character): boolean {
  return character.drone || characterCard(character.id).keywords.includes('borg');
}

/**
 * Whether a character is a Borg Drone: one of the five printed drones, or a character covered by an overlay
 * (M-OPEN-24).
 */
export function isDrone(character: Character): boolean {
  return character.drone || characterCard(character.id).drone;
}

/** Returns the ratings that a character has with all Health pegs (M-ASSIM-05). */
export function fullRatings(character: Character): Readonly<Ratings> {
  return character.drone ? OVERLAY.ratings : characterCard(character.id).ratings;
}

/** Whether a character has two Stun tokens (M-STUN-07). */
export function isIncapacitated(character: Character): boolean {
  return character.stun >= 2;
}
