import type { Option } from '../../../kernel/types.ts';
import { type Offer, reworded } from '../../kit/offers.ts';
import { asLabel } from '../../kit/words.ts';
import type { Sector } from '../state.ts';

/** Returns the letter of one of the places on offer: A to Z, then AA (A-GEO-33). */
export function letter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : `${letter(Math.floor(index / 26) - 1)}${last}`;
}

/** Verbs of options whose keys end with the Sector that the option leads to. */
const LEADING: ReadonlySet<string> = new Set([
  ...['move', 'exit', 'explore', 'onward', 'maneuver', 'retreat', 'to', 'back', 'leave'],
]);

/**
 * Whether an option's label gets the letter of its Sector. Options that take several Commands (`route:…`) are labeled
 * with their System instead.
 */
export function hasLetter({ verb, key }: Option): boolean {
  return LEADING.has(verb) && !key.startsWith('route:');
}

/** The maximum number of characters that a letter adds before a label, as in “AA: ”. */
export const LETTER_ROOM = 4;

/** Puts the map letter of the Sector before the label of each offer that leads to a Sector. */
export function lettered<D>(offers: readonly Offer<D>[]): Offer<D>[] {
  return reworded(offers, (options) => {
    const letters = new Map<Sector, string>();
    return options.map((option) => {
      if (!hasLetter(option)) return option;
      const sector = option.key.slice(option.key.lastIndexOf(':') + 1);
      const known = letters.get(sector) ?? letter(letters.size);
      letters.set(sector, known);
      const called = [...(option.called ?? []), known];
      return { ...option, label: asLabel(`${known}: ${option.label}`), called };
    });
  });
}
