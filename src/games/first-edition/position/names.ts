import type { Seat } from '../../../kernel/types.ts';
import { cardOf } from '../content/pool.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { CardId, CardPlace, LocationId, PieceId } from '../terms.ts';
import { faceUp, locationOf, ofCard, pieceOf } from './find.ts';
import { once } from './look.ts';
import { hostOf, placeKind, tableOf } from './places.ts';

/** The names of the two seats. */
export const SEATS = ['Gold', 'Blue'] as const;

/** Returns the name of a seat. */
export function seatName(seat: Seat): string {
  return SEATS[seat] ?? `Seat ${seat}`;
}

/** Returns the title of a card. The back of a card has its own title. */
export function cardName(card: CardId): string {
  return cardOf(card).title.replace(' (back)', '');
}

/** Numbers the things that share a name, in the given order. */
function numbered<K>(things: Iterable<readonly [key: K, name: string]>): Map<K, number> {
  const counts = new Map<string, number>();
  const found = new Map<K, number>();
  for (const [key, name] of things) {
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    found.set(key, number);
  }
  return found;
}

/** Maps cards in play to their titles. If both players have a card of this title, its name includes the owner. */
function piecesByName(g: FirstEdition): Map<PieceId, string> {
  // Hidden agendas aren't counted, so that the numbers of other cards never show who placed one.
  const all = faceUp(g);
  const numbers = numbered(all.map(({ id, card, seat }) => [id, `${seat} ${card}`]));
  const first = new Map<CardId, Seat>();
  const both = new Set<CardId>();
  for (const { card, seat } of all)
    if ((first.get(card) ?? seat) === seat) first.set(card, seat);
    else both.add(card);
  return new Map(
    all.map(({ id, card, seat }) => {
      const title = withNumber(cardName(card), numbers.get(id));
      return [id, both.has(card) ? `${seatName(seat)}’s ${title}` : title];
    }),
  );
}

function locationNumbers(g: FirstEdition): Map<LocationId, number> {
  return numbered(
    Object.values(g.locations).flatMap(({ id, missions: [mission] }) =>
      mission === undefined ? [] : [[id, mission.card]],
    ),
  );
}

const pieces = once(piecesByName);
const locations = once(locationNumbers);

function withNumber(title: string, number = 1): string {
  return number === 1 ? title : `${title} ${number}`;
}

/** Names a card in play by its title. If a seat has several copies, all except the first get a number. */
export function pieceName(g: FirstEdition, id: PieceId): string {
  const known = pieces(g);
  return known === null ? nameAlone(g, pieceOf(g, id)) : (known.get(id) ?? cardName(pieceOf(g, id).card));
}

/** Names a single card like `pieceName`, but without the cost of naming all cards. */
function nameAlone(g: FirstEdition, { id, card, seat, hidden }: Piece): string {
  if (hidden === true) return cardName(card);
  let number = 1;
  let both = false;
  // Pieces are listed by id, which is the order in which they came into play.
  for (const other of ofCard(g, card)) {
    if (other.hidden === true) continue;
    if (other.seat !== seat) both = true;
    else if (other.id < id) number += 1;
  }
  const title = withNumber(cardName(card), number);
  return both ? `${seatName(seat)}’s ${title}` : title;
}

/** Names a location by the title of its mission. Copies of a universal mission are separate locations (C-SEED-10). */
export function locationName(g: FirstEdition, id: LocationId): string {
  const [mission] = locationOf(g, id).missions;
  const { made } = locationOf(g, id);
  if (made !== undefined) return pieceName(g, made.by);
  if (mission === undefined) return id;
  return withNumber(cardName(mission.card), (locations(g) ?? locationNumbers(g)).get(id));
}

/** Describes a place: “aboard Defiant”. */
export function placeName(g: FirstEdition, place: CardPlace): string {
  const host = hostOf(place);
  const way = placeKind(place);
  if (host !== null) {
    const site = g.pieces[host];
    const station = site === undefined || cardOf(site.card).type !== 'Site' ? null : hostOf(site.at);
    const words = { docked: 'docked at', aboard: station === null ? 'aboard' : 'at', on: 'on' } as const;
    if (station !== null)
      return `${words[way as keyof typeof words]} ${pieceName(g, host)} of ${pieceName(g, station)}`;
    return `${words[way as keyof typeof words]} ${pieceName(g, host)}`;
  }
  const table = tableOf(place);
  if (table !== null) return `on ${seatName(table)}’s table`;
  const name = locationName(g, place.slice(place.indexOf(':') + 1));
  if (way === 'gap') return `right of ${name}`;
  if (way === 'lost') return `away, to return at ${name}`;
  return way === 'surface' ? `on the planet of ${name}` : `at ${name}`;
}

/** Describes a beaming target: “aboard Defiant”, “down to the planet of First Contact”. */
export function beamedTo(g: FirstEdition, place: CardPlace): string {
  return `${placeKind(place) === 'surface' ? 'down to ' : ''}${placeName(g, place).replace(/^on (?=the planet)/, '')}`;
}

/** Names the given cards in play. */
export function piecesNamed(g: FirstEdition, pieces: readonly Piece[]): string[] {
  return pieces.map(({ id }) => pieceName(g, id));
}

/**
 * Builds the aliases of a player’s table, from the point of view of the seat that plays a card there. Other places have
 * no aliases.
 */
export function calledOn(to: CardPlace, seat: Seat): { called?: string[] } {
  const table = tableOf(to);
  if (table === null) return {};
  return { called: table === seat ? ['on my table'] : ['on the opponent’s table', 'on their table'] };
}
