import { kept } from '../../kit/cache.ts';
import type { Card } from './card.ts';

/** Returns a title without the stars and set that distinguish printings. */
export function plainTitle(title: string): string {
  return title.replace(/\*+$/, '').replace(/ \((?!back\)).*\)$/, '');
}

/** Returns the printed title, without the stars and set that distinguish cards. */
export function printedTitle(card: Card): string {
  return kept(printed, card, ({ title }) => plainTitle(title));
}

const printed = new WeakMap<Card, string>();

/** Returns a title up to its colon or dash. Cards that share this part of the title are a group (C-DECK-15). */
function baseOf(title: string): string {
  const [base = title] = title.split(/: | [-–—] /);
  return base;
}

/** Returns a ship name with the prefix I.K.C. for all Klingon ships, since I.K.S. means the same (C-UNIQ-16). */
export function shipName(name: string): string {
  return name.replace(/^I\.K\.S\. /, 'I.K.C. ');
}

/** Returns a name in the form used to compare names, which ignores case. */
export function compared(name: string): string {
  return shipName(name).toLowerCase();
}

/** Returns all names that mean a card of this title and type, for comparison. */
export function namesFor({ title, type }: Pick<Card, 'title' | 'type'>): readonly string[] {
  const plain = plainTitle(title);
  const group = type === 'Personnel' || type === 'Ship' ? [] : [baseOf(plain)];
  return [title, plain, ...group].map(compared);
}

/** Returns the names that mean a card, cached. */
function namesOf(card: Card): ReadonlySet<string> {
  return kept(names, card, (one) => new Set(namesFor(one)));
}

const names = new WeakMap<Card, ReadonlySet<string>>();

/**
 * True if a name in a card's text means this card (C-UNIQ-13). A title without a colon or dash means its whole group
 * (C-OPEN-11), but personnel and ships don't form groups (C-DECK-15).
 */
export function refersTo(name: string, card: Card): boolean {
  return namesOf(card).has(compared(name));
}
