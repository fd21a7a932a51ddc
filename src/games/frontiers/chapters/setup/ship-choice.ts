import type { Option, Seat } from '../../../../kernel/types.ts';
import { several } from '../../../kit/words.ts';
import { startingDeck } from '../../content/cards/all.ts';
import { FACTION_NAMES, type Faction, SHIP_IDS, SHIPS, type ShipId } from '../../content/ships.ts';
import { skillsOf } from '../../content/skills/all.ts';
import { EXPERIENCE_SPACES, LEVEL_LINES } from '../../content/tracks.ts';
import type { Frontiers } from '../../state.ts';
import { allied, playerOf, seatName } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { membersOf, TEAMS } from './secret-ship.ts';

/** Draws teams of two at random before players choose ships (F-TEAM-01). */
export function formTeams(ctx: Running): void {
  const { g } = ctx;
  if (!g.options.teams) return;
  const seats = [...g.players.keys()];
  ctx.shuffle(seats);
  for (const [place, seat] of seats.entries()) playerOf(g, seat).team = place < 2 ? 0 : 1;
  const names = TEAMS.map((team) =>
    membersOf(g, team)
      .map((seat) => seatName(g, seat))
      .join(' and '),
  );
  ctx.log(`The teams are drawn: ${names.join(' against ')}.`, 'F-TEAM-01');
}

/**
 * Returns the ships that a seat may choose: unused ships, and in Conquer and Hold only ships of the seat's faction
 * (F-SETUP-03, F-SCEN-65).
 */
export function shipsFor(g: Frontiers, seat: Seat): ShipId[] {
  const free = SHIP_IDS.filter((ship) => g.players.every((player) => player.ship !== ship));
  if (g.options.scenario !== 'conquer-and-hold') return free;
  const faction = factionOf(g, seat);
  return faction === null ? free : free.filter((ship) => SHIPS[ship].faction === faction);
}

/** Returns the faction a seat must play in Conquer and Hold, or null if nobody has chosen yet. */
function factionOf(g: Frontiers, seat: Seat): Faction | null {
  for (const [other, { ship }] of g.players.entries()) {
    if (ship === null) continue;
    const { faction } = SHIPS[ship];
    if (allied(g, seat, other)) return faction;
    return faction === 'federation' ? 'klingon' : 'federation';
  }
  return null;
}

/** Returns the option to choose a ship. */
export function shipOption(ship: ShipId): Option {
  const { name, captain, faction, divisions } = SHIPS[ship];
  return {
    key: `ship:${ship}`,
    verb: 'ship',
    label: name,
    hint: `Captain ${captain}, ${FACTION_NAMES[faction]}. Divisions: ${divisions.join(', ')}.`,
    subject: { kind: 'ship', id: ship },
    rule: 'F-SETUP-03',
  };
}

/** Gives a seat a ship. In an auction the seat pays Experience for the ship (F-VARIANT-04, F-VARIANT-05). */
export function takeShip(ctx: Running, seat: Seat, ship: ShipId, price: number): void {
  const { g } = ctx;
  const before = seatName(g, seat);
  equip(g, seat, ship);
  if (price === 0) {
    ctx.log(`${before} takes the ${SHIPS[ship].name}.`, 'F-SETUP-03');
    return;
  }
  playerOf(g, seat).experience -= price;
  ctx.log(`${before} takes the ${SHIPS[ship].name} for ${several(price, 'Experience', 'Experience')}.`, 'F-VARIANT-04');
}

/**
 * Gives a player a ship with its unshuffled deck and Skill Tokens, and a place in the column (F-SETUP-03, F-SETUP-04).
 */
export function equip(g: Frontiers, seat: Seat, ship: ShipId): void {
  const player = playerOf(g, seat);
  player.ship = ship;
  player.deck = startingDeck(ship);
  player.skillPile = skillsOf(ship);
  g.order.push({ who: seat, down: false });
}

/**
 * The highest possible bid. The Experience lost is shown on the last row of the track, so it can't exceed the length of
 * that row (F-VARIANT-05).
 */
export const HIGHEST_OFFER = EXPERIENCE_SPACES - (LEVEL_LINES.at(-1)?.[1] ?? 0);

/** An auction for a ship. This must be a type alias because auctions are stored in a procedure's frame. */
export type Bidding = {
  ship: ShipId;
  /** The seat with the best bid. The seat that picked the ship leads first, with a bid of 0. */
  leader: Seat;
  offer: number;
  /** The seats that could get the ship, in selection order. */
  seats: Seat[];
  /** The seats that stopped bidding. */
  out: Seat[];
  /** The last seat that was asked. */
  asked: Seat;
};

/** Starts the bidding for a picked ship among all seats that have no ship and may have this one (F-VARIANT-01). */
export function openBidding(g: Frontiers, order: readonly Seat[], picker: Seat, ship: ShipId): Bidding {
  const seats = order.filter((seat) => playerOf(g, seat).ship === null && shipsFor(g, seat).includes(ship));
  return { ship, leader: picker, offer: 0, seats, out: [], asked: picker };
}

/**
 * Returns the bids that a seat can make. A seat before the leader in the selection order can match the current bid.
 * Other seats must exceed the bid (F-VARIANT-03).
 */
export function offersOf({ seats, leader, offer }: Bidding, seat: Seat): number[] {
  const matches = seats.indexOf(seat) < seats.indexOf(leader);
  const least = Math.max(1, matches ? offer : offer + 1);
  return Array.from({ length: Math.max(0, HIGHEST_OFFER - least + 1) }, (_, more) => least + more);
}

/**
 * Returns the next seat to bid, in selection order, or null if nobody else can or wants to bid (F-VARIANT-02,
 * F-VARIANT-04).
 */
export function nextBidder(bidding: Bidding): Seat | null {
  const { seats, asked, leader, out } = bidding;
  const place = seats.indexOf(asked);
  const round = [...seats.slice(place + 1), ...seats.slice(0, place + 1)];
  return round.find((seat) => seat !== leader && !out.includes(seat) && offersOf(bidding, seat).length > 0) ?? null;
}
