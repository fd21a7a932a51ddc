import { type Card, isOf } from './card.ts';

/** A title without what tells printings apart: stars, and the set in brackets. */
export function plainTitle(title: string): string {
  return title.replace(/\*+$/, '').replace(/ \((?!back\)).*\)$/, '');
}

/** A title up to its colon or dash: cards that share it are one group, which words that they share alone don’t make (C-DECK-15). */
function baseOf(title: string): string {
  const [base = title] = title.split(/: | [-–—] /);
  return base;
}

/**
 * Whether a name in a card’s text means a card (C-UNIQ-13): a title means that one, and where it has no colon or dash its whole group
 * (C-OPEN-11), but personnel and ships make no groups (C-DECK-15).
 */
export function refersTo(name: string, card: Card): boolean {
  const title = plainTitle(card.title);
  if (card.title === name || title === name) return true;
  return !isOf(card, 'Personnel', 'Ship') && baseOf(title) === name;
}
