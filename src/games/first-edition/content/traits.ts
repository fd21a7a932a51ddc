import { type Card, isOf } from './card.ts';
import type { Affiliation } from './printed.ts';
import { printedTitle } from './title-group.ts';

/** Prefixes that don't change a rank or profession: a vice-admiral is an admiral (C-DECK-16). */
export const STILL = /^(?:vice|former)[- ]/;

/**
 * True if a card has a characteristic, ignoring case (C-DECK-16): a rank, profession, kind of ship or species. Rows
 * hold what a card's own title, class and lore say, not what other cards say (C-DECK-17). If a card has several
 * species, each of them counts (C-SKILL-24). Everyone is male, female or neuter (C-SKILL-23) except drones (C-BORG-10).
 * Borg keep their original species (C-BORG-11), and androids are listed as androids (C-SKILL-25).
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

/**
 * True if a card belongs to a group such as “Klingons”: a personnel of that affiliation or species, half-bloods
 * included (C-AFFIL-08).
 */
export function isOfGroup(card: Card, side: Affiliation): boolean {
  return isOf(card, 'Personnel') && (card.affiliations.includes(side) || hasTrait(card, side));
}

/** Matches the parent in a title, whose name isn't that of the personnel: “Spock Son of Sarek”. */
const PARENT = /(?:^| )(?:Son|Daughter) of .*/;

/**
 * True if card text that says “any” before this name includes the card. Such text includes all personnel who have or
 * had the name, in any universe, but not impersonators (C-UNIQ-12). It also includes all other cards with the name in
 * their title.
 */
export function isAnyOf(card: Card, name: string): boolean {
  if (!isOf(card, 'Personnel')) return printedTitle(card).toLowerCase().includes(name.toLowerCase());
  const isCalled = (one: string) => ` ${one} `.includes(` ${name} `);
  if (card.impersonates.some(isCalled)) return false;
  return (
    [card.title.replace(PARENT, ''), ...card.personas, ...card.mirrorOf].some(isCalled) || hasTrait(card, `any ${name}`)
  );
}

/** Matches names of hand weapons (C-DECK-16). */
const WEAPON = /\b(?:phaser|disruptor)\b/i;

/**
 * True if a card is equipment of a kind, such as a disruptor. An artifact used as equipment is what its title says
 * (C-DECK-12).
 */
export function isEquipment(card: Card, kind: string): boolean {
  const asked = kind.toLowerCase();
  if (isOf(card, 'Equipment')) return card.keywords.some((word) => word.toLowerCase() === asked);
  if (!isOf(card, 'Artifact')) return false;
  return asked === 'hand weapon' ? WEAPON.test(card.title) : card.title.toLowerCase().split(' ').includes(asked);
}
