import type { Seat } from '../../../../kernel/types.ts';
import type { ShipId } from '../../content/ships.ts';
import { EXPERIENCE_SPACES, LEVEL_LINES } from '../../content/tracks.ts';
import type { Frontiers } from '../../state.ts';
import { playerOf } from '../captains/find.ts';
import { shipsFor } from './ship-choice.ts';

/** Most Experience that can be offered: what is lost is marked on the last row of the track (F-VARIANT-05). */
export const HIGHEST_OFFER = EXPERIENCE_SPACES - (LEVEL_LINES.at(-1)?.[1] ?? 0);

/** Offers for a ship. An alias, for it lies in the memory of a procedure. */
export type Bidding = {
  ship: ShipId;
  /** Whose offer is the best one; whoever picked the ship begins with none. */
  leader: Seat;
  offer: number;
  /** Who could get the ship, in the selection order. */
  seats: Seat[];
  /** Who offers no more. */
  out: Seat[];
  /** Who was asked last. */
  asked: Seat;
};

/** A ship was picked: everyone without a ship who may have this one can offer for it (F-VARIANT-01). */
export function openBidding(g: Frontiers, order: readonly Seat[], picker: Seat, ship: ShipId): Bidding {
  const seats = order.filter((seat) => playerOf(g, seat).ship === null && shipsFor(g, seat).includes(ship));
  return { ship, leader: picker, offer: 0, seats, out: [], asked: picker };
}

/** What a seat can offer: as much as the leader if it comes before the leader in the selection order, else more (F-VARIANT-03). */
export function offersOf({ seats, leader, offer }: Bidding, seat: Seat): number[] {
  const matches = seats.indexOf(seat) < seats.indexOf(leader);
  const least = Math.max(1, matches ? offer : offer + 1);
  return Array.from({ length: Math.max(0, HIGHEST_OFFER - least + 1) }, (_, more) => least + more);
}

/** Who is asked next: round by round in the selection order; null when nobody can or will go on (F-VARIANT-02, F-VARIANT-04). */
export function nextBidder(bidding: Bidding): Seat | null {
  const { seats, asked, leader, out } = bidding;
  const place = seats.indexOf(asked);
  const round = [...seats.slice(place + 1), ...seats.slice(0, place + 1)];
  return round.find((seat) => seat !== leader && !out.includes(seat) && offersOf(bidding, seat).length > 0) ?? null;
}
