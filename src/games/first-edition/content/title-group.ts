import { kept } from '../../kit/cache.ts';
import type { Card } from './card.ts';

/** A title without what tells printings apart: stars, and the set in brackets. */
export function plainTitle(title: string): string {
  return title.replace(/\*+$/, '').replace(/ \((?!back\)).*\)$/, '');
}

/** A title as it stands on the card: stars, and the set in brackets, tell those apart that are printed alike. */
export function printedTitle(card: Card): string {
  return kept(printed, card, ({ title }) => plainTitle(title));
}

const printed = new WeakMap<Card, string>();

/** A title up to its colon or dash: cards that share it are one group, which words that they share alone don’t make (C-DECK-15). */
function baseOf(title: string): string {
  const [base = title] = title.split(/: | [-–—] /);
  return base;
}

/** A name with one prefix for all Klingon ships: I.K.S. is I.K.C. (C-UNIQ-16). */
export function shipName(name: string): string {
  return name.replace(/^I\.K\.S\. /, 'I.K.C. ');
}

/** A name as it is compared: whatever its case. */
export function compared(name: string): string {
  return shipName(name).toLowerCase();
}

/** All names that mean a card of this title and type, as they are compared. */
export function namesFor({ title, type }: Pick<Card, 'title' | 'type'>): readonly string[] {
  const plain = plainTitle(title);
  const group = type === 'Personnel' || type === 'Ship' ? [] : [baseOf(plain)];
  return [title, plain, ...group].map(compared);
}

/** The names that mean a card; what is printed on it never changes. */
function namesOf(card: Card): ReadonlySet<string> {
  return kept(names, card, (one) => new Set(namesFor(one)));
}

const names = new WeakMap<Card, ReadonlySet<string>>();

/**
 * Whether a name in a card’s text means a card (C-UNIQ-13): a title means that one, and where it has no colon or dash its whole group
 * (C-OPEN-11), but personnel and ships make no groups (C-DECK-15).
 */
export function refersTo(name: string, card: Card): boolean {
  return namesOf(card).has(compared(name));
}
