import type { Seat } from '../../../../kernel/types.ts';
import { type Card, isOf } from '../../content/card.ts';
import { cardOf } from '../../content/pool.ts';
import { AFFILIATIONS, type Affiliation } from '../../content/printed.ts';
import { textFacts } from '../../content/text-facts.ts';
import { hasTrait } from '../../content/traits.ts';
import { isInfiltrator } from '../../position/piece-types.ts';
import { granted } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { isSheltered } from './open-house.ts';

/** Returns the affiliations that a card may act as. Equipment and some other cards have no affiliation (C-AFFIL-01). */
export function affiliationsOf(card: Card): readonly Affiliation[] {
  return isOf(card, 'Personnel', 'Ship', 'Facility') ? card.affiliations : [];
}

/** Returns the affiliation that a card in play acts as, or null if it has none (C-AFFIL-10). */
export function affiliationOf(piece: Piece): Affiliation | null {
  // An infiltrator has the affiliation it infiltrates (C-INFIL-01).
  if (isInfiltrator(piece)) return piece.infiltrates;
  const { card, mode, as, turned } = piece;
  if (as !== undefined) {
    const made = AFFILIATIONS.find((one) => one === as.affiliation);
    if (made !== undefined) return made;
  }
  // A commandeered card has the affiliation of its new controller (C-CONTROL-04).
  if (turned != null) return turned;
  const all = affiliationsOf(cardOf(card));
  const chosen = mode === undefined ? undefined : all.find((one) => one === mode);
  return chosen ?? all[0] ?? null;
}

/**
 * True if a card in play belongs to a group such as “Klingons”, by its current affiliation or by species (C-AFFIL-08).
 */
export function belongsTo(piece: Piece, side: Affiliation): boolean {
  const card = cardOf(piece.card);
  return isOf(card, 'Personnel') && (affiliationOf(piece) === side || hasTrait(card, side));
}

/**
 * True if two affiliations are compatible for a player (C-AFFIL-02). Treaties don't chain (C-AFFIL-05), and Borg are
 * compatible with no other affiliation (C-BORG-17).
 */
export function mix(g: FirstEdition, seat: Seat, one: Affiliation, other: Affiliation): boolean {
  if (one === other) return true;
  if (one !== 'Borg' && other !== 'Borg' && (isOpen(one) || isOpen(other))) return true;
  return granted(g, 'mix', { seat, one, other });
}

function isOpen(affiliation: Affiliation): boolean {
  return affiliation === 'Non-Aligned' || affiliation === 'Neutral';
}

/** True if two of a player's cards in play may share crews, teams, ships and facilities (C-AFFIL-03). */
export function compatible(g: FirstEdition, one: Piece, other: Piece): boolean {
  const [first, second] = [affiliationOf(one), affiliationOf(other)];
  if (first === null || second === null || mix(g, one.seat, first, second)) return true;
  if (isFriend(one, other) || isFriend(other, one)) return true;
  if (granted(g, 'mixes', { piece: one.id }) || granted(g, 'mixes', { piece: other.id })) return true;
  return first !== 'Borg' && second !== 'Borg' && isSheltered(g, one, other);
}

/** True if the text of a personnel makes them compatible with another card. */
function isFriend(one: Piece, other: Piece): boolean {
  return textFacts(one.card).mixesWith?.(other) === true;
}

/**
 * Splits cards into groups of cards that are all compatible with each other. The groups keep the order of the cards.
 */
export function groupsOf(pieces: readonly Piece[], fits: (one: Piece, other: Piece) => boolean): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const group = groups.find((one) => one.every((other) => fits(piece, other)));
    if (group === undefined) groups.push([piece]);
    else group.push(piece);
  }
  return groups;
}

/**
 * Returns the mode in which a card is compatible with an affiliation. If the card itself has that affiliation, the
 * affiliation is also the mode. The result is null if there is no such mode (C-AFFIL-12).
 */
export function modeFor(g: FirstEdition, seat: Seat, card: Card, host: Affiliation | null): Affiliation | null {
  return modesFor(g, seat, card, host)[0] ?? null;
}

/**
 * Returns all modes in which a card is compatible with an affiliation. If the card itself has that affiliation, it
 * comes first (C-AFFIL-10).
 */
export function modesFor(g: FirstEdition, seat: Seat, card: Card, host: Affiliation | null): readonly Affiliation[] {
  const all = affiliationsOf(card);
  if (host === null || all.length === 0) return all;
  const others = all.filter((one) => one !== host && mix(g, seat, one, host));
  return all.includes(host) ? [host, ...others] : others;
}

/** True if two cards in play have the same affiliation now. Treaties never make affiliations the same (C-AFFIL-04). */
export function matching(one: Piece, other: Piece): boolean {
  const affiliation = affiliationOf(one);
  return affiliation !== null && affiliation === affiliationOf(other);
}
