import type { Seat } from '../../../../kernel/types.ts';
import { kept } from '../../../kit/cache.ts';
import { no, type Obstacle } from '../../../kit/offers.ts';
import { type Card, isOf } from '../../content/card.ts';
import { isNamed } from '../../content/named.ts';
import { cardOf } from '../../content/pool.ts';
import { textFacts } from '../../content/text-facts.ts';
import { printedTitle, shipName } from '../../content/title-group.ts';
import { hasTrait } from '../../content/traits.ts';
import { allPieces, ownedBy } from '../../position/find.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { each } from '../../position/look.ts';
import { granted } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId, CardPlace } from '../../terms.ts';

/**
 * True if two cards are copies (C-DECK-13): they have the same title and, for personnel and ships, the same game text. Other
 * differences between printings don't matter.
 */
export function areCopies(one: Card, other: Card): boolean {
  if (one.id === other.id) return true;
  if (one.type !== other.type || printedTitle(one) !== printedTitle(other)) return false;
  return !isOf(one, 'Personnel', 'Ship') || playedBy(one) === playedBy(other);
}

/** Returns the copies of a card in play, face up or not, in the order in which they came into play (C-DECK-13). */
export const copiesOf: (g: FirstEdition, card: CardId) => readonly Piece[] = each((g, card) => {
  const facts = cardOf(card);
  return allPieces(g).filter((piece) => areCopies(cardOf(piece.card), facts));
});

/** Returns one string with everything on a card that matters in play. */
function playedBy(card: Card): string {
  return kept(faces, card, ({ id: _id, title: _title, printings: _printings, legal: _legal, ...rest }) =>
    JSON.stringify(rest),
  );
}

const faces = new WeakMap<Card, string>();

/** Returns the name that versions share. The ship prefixes I.K.S. and I.K.C. count as the same (C-UNIQ-16). */
function nameOf(card: Card): string {
  return kept(names, card, (one) => shipName(printedTitle(one)));
}

const names = new WeakMap<Card, string>();

/**
 * True if two personnel or ships are the same persona (C-UNIQ-06). Mirror versions are versions of each other only. An
 * impersonator isn't a version (C-UNIQ-18).
 */
export function isSamePersona(one: Card, other: Card): boolean {
  const [first, second] = [nameOf(one), nameOf(other)];
  if (first === second) return true;
  if (!isPersonnel(one) || !isPersonnel(other)) return false;
  if (one.mirrorOf.length > 0 || other.mirrorOf.length > 0)
    return one.mirrorOf.some((name) => other.mirrorOf.includes(name));
  return (
    one.personas.some((name) => name === second || other.personas.includes(name)) || other.personas.includes(first)
  );
}

/**
 * Returns the reason a card would break uniqueness as another copy or version, or null if it wouldn't (C-UNIQ-02 to
 * C-UNIQ-04). Only one copy of an enigmatic card can exist (C-UNIQ-17). Cards other than personnel and ships are
 * universal unless their text says otherwise (C-UNIQ-01), and have no persona (C-UNIQ-15). `to` is the card's
 * destination, or null for any place.
 */
export function uniqueWhy(g: FirstEdition, seat: Seat, card: CardId, to: CardPlace | null = null): Obstacle {
  const [other, ...others] = rivalsOf(g, seat, card);
  if (other === undefined) return null;
  if (granted(g, 'clone', { seat, card, to })) {
    // Further copies may enter play, but other versions may not (C-UNIQ-14).
    const version = [other, ...others].find((one) => !areCopies(one, cardOf(card)));
    return version === undefined
      ? null
      : no('C-UNIQ-14', () => `${version.title} is in play and is another version of ${cardOf(card).title}.`);
  }
  // If the cards are of different personas, the new one would be a second counterpart (C-BORG-08).
  if (!isSamePersona(cardOf(card), other))
    return no(
      'C-BORG-08',
      () => `A Borg collective can have only one counterpart, and you already have ${other.title} in play.`,
    );
  return no('C-UNIQ-02', () => `You already have ${other.title} in play.`);
}

/**
 * Returns the reason a card with a limit on its copies can't enter play, or null if it can. A unique card is limited to
 * one copy per owner (C-UNIQ-04). A card that isn't duplicatable is limited to one copy for both players together
 * (C-UNIQ-05).
 */
export function copyWhy(g: FirstEdition, owner: Seat, card: CardId): Obstacle {
  const limit = textFacts(card).limit;
  if (limit === undefined) return null;
  const facts = cardOf(card);
  const isRival = (piece: Piece): boolean =>
    piece.hidden !== true && piece.kept !== true && (limit === 'not duplicatable' || piece.owner === owner);
  if (!copiesOf(g, card).some(isRival)) return null;
  return no(
    limit === 'unique' ? 'C-UNIQ-04' : 'C-UNIQ-05',
    () => `${facts.title} is already in play, and it is ${limit}.`,
  );
}

/** True if a card is the counterpart of a Borg collective (C-BORG-08). */
function isCounterpart(card: Card): boolean {
  return isPersonnel(card) && card.affiliations.includes('Borg') && hasTrait(card, 'Counterpart');
}

/**
 * Returns the cards in play that prevent a card from entering play because of uniqueness. Only cards of the same owner
 * count, no matter who controls them (C-UNIQ-07).
 */
function rivalsOf(g: FirstEdition, seat: Seat, card: CardId): Card[] {
  const facts = cardOf(card);
  if (!isOf(facts, 'Personnel', 'Ship')) return [];
  return ownedBy(g, seat).flatMap((piece) => {
    const other = cardOf(piece.card);
    return areRivals(facts, other) ? [other] : [];
  });
}

/** True if a card's text lets another version of the same persona be in play with it. */
function mayCoexist({ id }: Card, other: Card): boolean {
  return textFacts(id).coexistsWith?.some((name) => isNamed(other.id, name)) === true;
}

/**
 * True if two personnel or ships of one owner can't be in play together. Universal versions can be in play together, but not with
 * a unique version (C-UNIQ-03). Two counterparts can't be in play together (C-BORG-08).
 */
export function areRivals(one: Card, other: Card): boolean {
  if (isCounterpart(one) && isCounterpart(other)) return true;
  if (one.type !== other.type || !isSamePersona(one, other)) return false;
  if (mayCoexist(one, other) || mayCoexist(other, one)) return false;
  if (!isOf(one, 'Personnel', 'Ship') || !isOf(other, 'Personnel', 'Ship')) return false;
  return one.unique !== 'universal' || other.unique !== 'universal';
}
