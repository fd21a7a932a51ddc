import type { Seat } from '../../../../kernel/types.ts';
import type { Card } from '../../content/card.ts';
import { cardOf } from '../../content/pool.ts';
import type { Affiliation } from '../../content/printed.ts';
import { opponentOf, piecesAt } from '../../position/find.ts';
import { isPersonnel, isVessel } from '../../position/kinds.ts';
import { each } from '../../position/look.ts';
import { isCaptive, isInfiltrator, isPerson } from '../../position/piece-types.ts';
import { aboard, hostOf, placeKind } from '../../position/places.ts';
import { isSite } from '../../position/stations.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace } from '../../terms.ts';
import { affiliationOf, affiliationsOf, compatible, modesFor } from './compatible.ts';

/**
 * Returns which of a player's personnel in one place are under house arrest (C-AFFIL-14). Aboard the player's own
 * vessel, house arrest applies to personnel who aren't compatible with the vessel. If all of them are compatible, or if
 * they are aboard an opponent's vessel, the smaller group is under house arrest. On a planet there is no house arrest.
 * The result follows from the position, so house arrest ends when the personnel are elsewhere (C-AFFIL-15).
 */
export function arrestedAmong(g: FirstEdition, place: CardPlace, people: readonly Piece[]): readonly Piece[] {
  // Only the player's own personnel count, not captives or infiltrators (C-INFIL-03, C-AFFIL-16).
  const own = people.filter((piece) => !isCaptive(piece) && !isInfiltrator(piece));
  return misfits(g, place, own);
}

/**
 * True if an infiltrator is under house arrest among the opponent's personnel, or would be in the given place
 * (C-INFIL-03).
 */
export function isArrestedGuest(g: FirstEdition, infiltrator: Piece, place = infiltrator.at): boolean {
  const host = opponentOf(infiltrator.seat);
  const guest = { ...infiltrator, seat: host, at: place };
  const crew = piecesAt(g, place).filter((piece) => piece.seat === host && isPerson(piece) && !isCaptive(piece));
  return misfits(g, place, [...crew, guest]).includes(guest);
}

/** Returns the crew members who are compatible with neither the vessel nor the rest of the crew. */
function misfits(g: FirstEdition, place: CardPlace, own: readonly Piece[]): readonly Piece[] {
  if (own.length === 0) return own;
  const host = placeKind(place) === 'aboard' ? hostOf(place) : null;
  const vessel = host === null ? undefined : g.pieces[host];
  // At a site of a Nor, the smaller group is under house arrest, whoever controls the station (C-AFFIL-14).
  if (vessel !== undefined && isSite(vessel)) return minority(g, own);
  if (vessel === undefined || !isVessel(cardOf(vessel.card))) return [];
  const unfit = own.filter((piece) => piece.seat === vessel.seat && !compatible(g, piece, vessel));
  return unfit.length > 0 ? unfit : minority(g, own);
}

/**
 * Returns a crew member who isn't compatible with an arriving card, or null. If both cards were aboard, one of them
 * would be under house arrest (C-AFFIL-14).
 */
export function incompatibleAboard(g: FirstEdition, vessel: Piece, arriving: Piece): Piece | null {
  const people = atLarge(g, vessel)[arriving.seat];
  if (people === undefined || people.length === 0) return null;
  const there = { ...arriving, at: aboard(vessel.id) };
  return people.find((one) => !compatible(g, there, one)) ?? null;
}

/**
 * Returns the first of these modes in which a card can come aboard a vessel. A personnel must be compatible with the
 * crew (C-AFFIL-10).
 */
function fitting(g: FirstEdition, seat: Seat, card: Card, vessel: Piece, modes: readonly Affiliation[]) {
  const come = (mode: Affiliation): Piece => ({ id: 0, card: card.id, owner: seat, seat, at: aboard(vessel.id), mode });
  return modes.find((mode) => !isPersonnel(card) || incompatibleAboard(g, vessel, come(mode)) === null);
}

/**
 * Returns the mode in which a card comes aboard. The mode is compatible with an affiliation (by default the vessel's),
 * and also with the crew if possible (C-AFFIL-10). The result is null if there is no such mode (C-AFFIL-12).
 */
export function modeAboard(
  g: FirstEdition,
  seat: Seat,
  card: Card,
  vessel: Piece,
  side = affiliationOf(vessel),
): Affiliation | null {
  const modes = modesFor(g, seat, card, side);
  return fitting(g, seat, card, vessel, modes) ?? modes[0] ?? null;
}

/**
 * True if a card may come aboard: it is compatible with an affiliation (by default the vessel's) and with the crew
 * (C-PLAY-17).
 */
export function fitsAboard(
  g: FirstEdition,
  seat: Seat,
  card: Card,
  vessel: Piece,
  side = affiliationOf(vessel),
): boolean {
  if (affiliationsOf(card).length === 0) return true;
  return fitting(g, seat, card, vessel, modesFor(g, seat, card, side)) !== undefined;
}

/** The personnel aboard a vessel who aren't under house arrest, by seat. Captives don't count. */
const atLarge: (g: FirstEdition, vessel: Piece) => readonly (readonly Piece[])[] = each((g, vessel) => {
  const place = aboard(vessel.id);
  return g.players.map((_player, own) => {
    const people = piecesAt(g, place).filter(
      (piece) => piece.seat === own && isPerson(piece) && !isCaptive(piece) && !isInfiltrator(piece),
    );
    const arrested = arrestedAmong(g, place, people);
    return people.filter((one) => !arrested.includes(one));
  });
});

/**
 * Returns the smallest group of personnel who aren't all compatible. If several groups are equally small, the function
 * returns the last one.
 */
function minority(g: FirstEdition, people: readonly Piece[]): readonly Piece[] {
  const parts: Piece[][] = [];
  for (const piece of people) {
    const part = parts.find((one) => one.every((other) => compatible(g, piece, other)));
    if (part === undefined) parts.push([piece]);
    else part.push(piece);
  }
  if (parts.length < 2) return [];
  const most = Math.max(...parts.map(({ length }) => length));
  const stays = parts.find(({ length }) => length === most);
  return parts.flatMap((part) => (part === stays ? [] : part));
}
