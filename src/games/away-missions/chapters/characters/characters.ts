import { characterCard } from '../../content/characters.ts';
import type { Character, CharacterId, Rating, Specialization } from '../../state.ts';

/** The ratings in the order in which they are offered. */
export const RATINGS: readonly Rating[] = ['attack', 'defense', 'skill', 'move'];

/** The printed name of a character. */
export function characterName(id: CharacterId): string {
  return characterCard(id).name;
}

/** How often a Specialization stands on a character’s card (M-SKILL-07); an overlay leaves it there (M-ASSIM-04). */
export function timesTrained(id: CharacterId, tested: Specialization): number {
  let times = 0;
  for (const specialization of characterCard(id).specializations) if (specialization === tested) times += 1;
  return times;
}

/** Whether a character may act through drones (M-HIVE-01); the overlay gives it (M-COMP-03). */
export function hasHivemind(character: Character): boolean {
  return character.drone || characterCard(character.id).abilities.some(({ id }) => id === 'hivemind');
}

/** Health pegs that a rating can still lose: down to 1; where 0 is printed it has none to lose (M-CHAR-04). */
export function spare(character: Character, rating: Rating): number {
  return Math.max(0, character.pegs[rating] - 1);
}

/** Health pegs that a character can lose before it is Neutralized (M-DMG-02). */
export function spareInAll(character: Character): number {
  let sum = 0;
  for (const rating of RATINGS) sum += spare(character, rating);
  return sum;
}
