import { type Card, isOf } from './card.ts';
import type { Affiliation } from './printed.ts';
import { printedTitle } from './title-group.ts';

/** Prefixes that keep a rank or trade: a vice-admiral is an admiral (C-DECK-16). */
const STILL = /^(?:vice|former)[- ]/;

/**
 * Whether a card says of itself that it is something: a rank, a trade, a kind of ship, a species, whatever the case (C-DECK-16). Rows hold
 * what title, class and lore tell, never what other cards say of it (C-DECK-17). Of somebody of several species each counts (C-SKILL-24);
 * everybody is male, female or neuter but drones, who are none of it (C-SKILL-23) and say so of themselves (C-BORG-10); Borg are that beside
 * where they came from (C-BORG-11); androids are so by their rows, too (C-SKILL-25).
 */
export function hasTrait({ characteristics }: Card, trait: string): boolean {
  const asked = trait.toLowerCase();
  return characteristics.some((one) =>
    one
      .toLowerCase()
      .split('/')
      .some((part) => part === asked || part.replace(STILL, '') === asked),
  );
}

/** Whether a card is one of a group such as “Klingons”: a person of that affiliation, or of that species, half-bloods too (C-AFFIL-08). */
export function isOfGroup(card: Card, side: Affiliation): boolean {
  return isOf(card, 'Personnel') && (card.affiliations.includes(side) || hasTrait(card, side));
}

/**
 * Whether a card is “any” of a name: whoever is or was called so, of whatever universe, but nobody who pretends to be (C-UNIQ-12); of other
 * cards those that bear the word in their title.
 */
export function isAnyOf(card: Card, name: string): boolean {
  if (!isOf(card, 'Personnel')) return printedTitle(card).toLowerCase().includes(name.toLowerCase());
  if (card.impersonates.includes(name)) return false;
  const isCalled = (one: string) => ` ${one} `.includes(` ${name} `);
  return [card.title, ...card.personas, ...card.mirrorOf].some(isCalled) || hasTrait(card, `any ${name}`);
}

/** Matches names of hand weapons (C-DECK-16). */
const WEAPON = /\b(?:phaser|disruptor)\b/i;

/** Whether a card is equipment of a kind, such as a disruptor: an artifact that is used as equipment is what its title says (C-DECK-12). */
export function isEquipment(card: Card, kind: string): boolean {
  const asked = kind.toLowerCase();
  if (isOf(card, 'Equipment')) return card.keywords.some((word) => word.toLowerCase() === asked);
  if (!isOf(card, 'Artifact')) return false;
  return asked === 'hand weapon' ? WEAPON.test(card.title) : card.title.toLowerCase().split(' ').includes(asked);
}
