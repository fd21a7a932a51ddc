import type { Seat } from '../../../kernel/types.ts';
import { cardOf } from '../content/pool.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { CardId, CardPlace, LocationId, PieceId } from '../terms.ts';
import { locationOf, pieceOf } from './find.ts';
import { hostOf, wayOf } from './places.ts';

/** What the two sides are called. */
export const SEATS = ['Gold', 'Blue'] as const;

/** The name of a side. */
export function seatName(seat: Seat): string {
  return SEATS[seat] ?? `Seat ${seat}`;
}

/** The title of a card. */
export function cardName(card: CardId): string {
  return cardOf(card).title;
}

/** A card in play by its title; the second copy that a seat has and those after it have a number. */
export function pieceName(g: FirstEdition, id: PieceId): string {
  const { card, seat } = pieceOf(g, id);
  let copies = 1;
  for (const other of Object.values(g.pieces))
    if (other.card === card && other.seat === seat && other.id < id) copies += 1;
  return copies === 1 ? cardName(card) : `${cardName(card)} ${copies}`;
}

/** A location by the title of its mission. */
export function locationName(g: FirstEdition, id: LocationId): string {
  const { missions } = locationOf(g, id);
  const [mission] = missions;
  if (mission === undefined) return id;
  const title = cardName(mission.card);
  const copies = Object.values(g.locations).filter((other) => other.missions[0]?.card === mission.card);
  const at = copies.findIndex((other) => other.id === id);
  // Copies of a universal mission are locations of their own (C-SEED-10).
  return at > 0 ? `${title} ${at + 1}` : title;
}

/** A place in words: “aboard U.S.S. Galaxy”. */
export function placeName(g: FirstEdition, place: CardPlace): string {
  const host = hostOf(place);
  const way = wayOf(place);
  if (host !== null) {
    const words = { docked: 'docked at', aboard: 'aboard', on: 'on' } as const;
    return `${words[way as keyof typeof words]} ${pieceName(g, host)}`;
  }
  if (way === 'core') return 'on the table';
  const name = locationName(g, place.slice(place.indexOf(':') + 1));
  return way === 'surface' ? `on the planet of ${name}` : `at ${name}`;
}

/** Some cards in play, by their names. */
export function piecesNamed(g: FirstEdition, pieces: readonly Piece[]): string[] {
  return pieces.map(({ id }) => pieceName(g, id));
}
