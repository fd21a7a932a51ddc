import type { Seat } from '../../../../kernel/types.ts';
import type { Card } from '../../content/card.ts';
import { cardOf } from '../../content/pool.ts';
import type { Affiliation } from '../../content/printed.ts';
import { opponentOf, piecesAt } from '../../position/find.ts';
import { isPersonnel, isVessel } from '../../position/kinds.ts';
import { each } from '../../position/look.ts';
import { aboard, hostOf, placeKind } from '../../position/places.ts';
import { isSite } from '../../position/stations.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace } from '../../terms.ts';
import { affiliationOf, affiliationsOf, compatible, modesFor } from './compatible.ts';

/**
 * Those among the people of a seat in one place who are under house arrest (C-AFFIL-14): aboard an own vessel those who don’t fit it; where
 * all do, and aboard a vessel of the other, the fewer. On a planet nobody is: they are a team of their own. It follows from who
 * is where, so it ends by itself when they are elsewhere (C-AFFIL-15).
 */
export function arrestedAmong(g: FirstEdition, place: CardPlace, people: readonly Piece[]): readonly Piece[] {
  // C-AFFIL-16: only who is of the seat itself, nobody’s captive, and no infiltrator (C-INFIL-03).
  const own = people.filter(({ captive, infiltrates }) => captive === undefined && infiltrates === undefined);
  return misfits(g, place, own);
}

/** Whether an infiltrator is, or would be in another place, under house arrest among its opponent’s people (C-INFIL-03). */
export function isArrestedGuest(g: FirstEdition, infiltrator: Piece, place = infiltrator.at): boolean {
  const host = opponentOf(infiltrator.seat);
  const guest = { ...infiltrator, seat: host, at: place };
  const crew = piecesAt(g, place).filter(
    ({ seat, card, captive }) => seat === host && captive === undefined && isPersonnel(cardOf(card)),
  );
  return misfits(g, place, [...crew, guest]).includes(guest);
}

/** Those of a crew who fit neither the vessel nor the others. */
function misfits(g: FirstEdition, place: CardPlace, own: readonly Piece[]): readonly Piece[] {
  if (own.length === 0) return own;
  const host = placeKind(place) === 'aboard' ? hostOf(place) : null;
  const vessel = host === null ? undefined : g.pieces[host];
  // C-AFFIL-14: at one site of a Nor it is the fewer, whoever has the station.
  if (vessel !== undefined && isSite(vessel)) return minority(g, own);
  if (vessel === undefined || !isVessel(cardOf(vessel.card))) return [];
  const unfit = own.filter((piece) => piece.seat === vessel.seat && !compatible(g, piece, vessel));
  return unfit.length > 0 ? unfit : minority(g, own);
}

/** Somebody aboard a vessel with whom another one doesn’t fit: one of the two would be under house arrest (C-AFFIL-14). */
export function incompatibleAboard(g: FirstEdition, vessel: Piece, arriving: Piece): Piece | null {
  const people = atLarge(g, vessel)[arriving.seat];
  if (people === undefined || people.length === 0) return null;
  const there = { ...arriving, at: aboard(vessel.id) };
  return people.find((one) => !compatible(g, there, one)) ?? null;
}

/** The first mode in which a card fits an affiliation, and as a person who is aboard, too (C-AFFIL-10). */
function fitting(g: FirstEdition, seat: Seat, card: Card, vessel: Piece, modes: readonly Affiliation[]) {
  const come = (mode: Affiliation): Piece => ({ id: 0, card: card.id, owner: seat, seat, at: aboard(vessel.id), mode });
  return modes.find((mode) => !isPersonnel(card) || incompatibleAboard(g, vessel, come(mode)) === null);
}

/**
 * The mode in which somebody comes aboard (C-AFFIL-10): of those that fit an affiliation, which is that of the vessel, one that fits who is
 * there; null: none fits it (C-AFFIL-12).
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

/** Whether a card may come aboard: it fits an affiliation, which is that of the vessel, and who is there (C-PLAY-17). */
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

/** Who is aboard a vessel and not under house arrest, by seats; captives are nobody’s. */
const atLarge: (g: FirstEdition, vessel: Piece) => readonly (readonly Piece[])[] = each((g, vessel) => {
  const place = aboard(vessel.id);
  return g.players.map((_player, own) => {
    const people = piecesAt(g, place).filter(
      ({ seat, card, captive, infiltrates }) =>
        seat === own && captive === undefined && infiltrates === undefined && isPersonnel(cardOf(card)),
    );
    const arrested = arrestedAmong(g, place, people);
    return people.filter((one) => !arrested.includes(one));
  });
});

/** The smaller part of people who don’t all fit together; of two alike those that came later. */
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
