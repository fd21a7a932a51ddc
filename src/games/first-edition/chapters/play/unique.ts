import type { Seat } from '../../../../kernel/types.ts';
import { kept } from '../../../kit/cache.ts';
import { no, type Obstacle } from '../../../kit/offers.ts';
import { type Card, isOf } from '../../content/card.ts';
import { limitOf } from '../../content/limits.ts';
import { cardOf } from '../../content/pool.ts';
import { printedTitle, shipName } from '../../content/title-group.ts';
import { hasTrait } from '../../content/traits.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { granted } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId, CardPlace } from '../../terms.ts';

/**
 * Whether two cards are copies (C-DECK-13): of one title, and of personnel and ships all that is printed for the game, too. Whatever else
 * printings differ in is all the same.
 */
export function areCopies(one: Card, other: Card): boolean {
  if (one.id === other.id) return true;
  if (one.type !== other.type || printedTitle(one) !== printedTitle(other)) return false;
  return !isOf(one, 'Personnel', 'Ship') || playedBy(one) === playedBy(other);
}

/** What of a card is played by. */
function playedBy(card: Card): string {
  return kept(faces, card, ({ id: _id, title: _title, printings: _printings, legal: _legal, ...rest }) =>
    JSON.stringify(rest),
  );
}

const faces = new WeakMap<Card, string>();

/** The name that versions have in common: I.K.S. is I.K.C. (C-UNIQ-16). */
function nameOf(card: Card): string {
  return kept(names, card, (one) => shipName(printedTitle(one)));
}

const names = new WeakMap<Card, string>();

/**
 * Whether two personnel or ships are one persona (C-UNIQ-06). Mirror versions are versions of each other, and of nobody else; who
 * pretends to be somebody isn’t (C-UNIQ-18).
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
 * Why another copy or version would break uniqueness (C-UNIQ-02 to C-UNIQ-04); null: it doesn’t. What is enigmatic is no more universal than
 * unique, and there is one of it (C-UNIQ-17). What is neither a person nor a ship is
 * universal unless its own text says otherwise (C-UNIQ-01), and of no persona (C-UNIQ-15). `to`: where it would come to; null: anywhere.
 */
export function uniqueWhy(g: FirstEdition, seat: Seat, card: CardId, to: CardPlace | null = null): Obstacle {
  const [other, ...others] = rivalsOf(g, seat, card);
  if (other === undefined) return null;
  if (granted(g, 'clone', { seat, card, to })) {
    // C-UNIQ-14: further copies may come, and no other version beside them.
    const version = [other, ...others].find((one) => !areCopies(one, cardOf(card)));
    return version === undefined
      ? null
      : no('C-UNIQ-14', () => `${version.title} is in play, and is another version of ${cardOf(card).title}.`);
  }
  // C-BORG-08: of another persona it is a further counterpart.
  if (!isSamePersona(cardOf(card), other))
    return no('C-BORG-08', () => `A collective has one counterpart, and you have ${other.title} in play.`);
  return no('C-UNIQ-02', () => `You have ${other.title} in play already.`);
}

/**
 * Why a card whose text says how many copies may be in play can’t come: its owner has one there (C-UNIQ-04), or anybody has, of one that is
 * not duplicatable (C-UNIQ-05). Null if it can.
 */
export function copyWhy(g: FirstEdition, owner: Seat, card: CardId): Obstacle {
  const limit = limitOf(card);
  if (limit === null) return null;
  const facts = cardOf(card);
  const isRival = (piece: Piece): boolean =>
    piece.hidden !== true &&
    piece.kept !== true &&
    (limit === 'not duplicatable' || piece.owner === owner) &&
    areCopies(cardOf(piece.card), facts);
  if (!Object.values(g.pieces).some(isRival)) return null;
  return no(
    limit === 'unique' ? 'C-UNIQ-04' : 'C-UNIQ-05',
    () => `${facts.title} is in play already, and is ${limit}.`,
  );
}

/** Whether a card is the counterpart of a Borg collective (C-BORG-08). */
function isCounterpart(card: Card): boolean {
  return isPersonnel(card) && card.affiliations.includes('Borg') && hasTrait(card, 'Counterpart');
}

/** The cards in play beside which another one of a seat can’t come: its own instances, whoever has them now (C-UNIQ-07). */
function rivalsOf(g: FirstEdition, seat: Seat, card: CardId): Card[] {
  const facts = cardOf(card);
  if (!isOf(facts, 'Personnel', 'Ship')) return [];
  return Object.values(g.pieces).flatMap((piece) => {
    if (piece.owner !== seat) return [];
    const other = cardOf(piece.card);
    return areRivals(facts, other) ? [other] : [];
  });
}

/**
 * Whether two personnel or two ships of one owner can’t be in play together: any number of universal ones can, but none beside a unique
 * one (C-UNIQ-03), and no two counterparts (C-BORG-08).
 */
export function areRivals(one: Card, other: Card): boolean {
  if (isCounterpart(one) && isCounterpart(other)) return true;
  if (one.type !== other.type || !isSamePersona(one, other)) return false;
  if (!isOf(one, 'Personnel', 'Ship') || !isOf(other, 'Personnel', 'Ship')) return false;
  return one.unique !== 'universal' || other.unique !== 'universal';
}
