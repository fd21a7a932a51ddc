import { characterCard } from '../../content/characters.ts';
import type { Character, CharacterId, Rating, Specialization } from '../../state.ts';

/** The ratings in display order. */
export const RATINGS: readonly Rating[] = ['attack', 'defense', 'skill', 'move'];

/** Returns the printed name of a character. */
export function characterName(id: CharacterId): string {
  return characterCard(id).name;
}

/**
 * Returns how many times a Specialization is on a character’s card (M-SKILL-07). An overlay doesn't cover the
 * Specializations (M-ASSIM-04).
 */
export function timesTrained(id: CharacterId, tested: Specialization): number {
  let times = 0;
  for (const specialization of characterCard(id).specializations) if (specialization === tested) times += 1;
  return times;
}

/**
 * Whether a character may act through drones (M-HIVE-01). The drone overlay also lets a character act through drones
 * (M-COMP-03).
 */
export function hasHivemind(character: Character): boolean {
  return character.drone || characterCard(character.id).abilities.some(({ id }) => id === 'hivemind');
}

/**
 * Returns the pegs a rating can still lose. A rating can't go below 1, and a rating printed as 0 has no pegs to lose
 * (M-CHAR-04).
 */
export function spare(character: Character, rating: Rating): number {
  return Math.max(0, character.pegs[rating] - 1);
}

/** Returns the pegs a character can lose before it is Neutralized (M-DMG-02). */
export function spareInAll(character: Character): number {
  let sum = 0;
  for (const rating of RATINGS) sum += spare(character, rating);
  return sum;
}
