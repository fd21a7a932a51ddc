import type { Seat } from '../../../kernel/types.ts';
import type { Ascendancy, Disc, Player, Sector, SystemId, Unit, UnitId } from '../state.ts';
import { once } from './look.ts';

/** Returns the player in a seat. Throws if the game doesn’t have that seat. */
export function playerOf(g: Ascendancy, seat: Seat): Player {
  const player = g.players[seat];
  if (player === undefined) throw new Error(`no player sits in seat ${seat}`);
  return player;
}

/** Returns a System on the map. Throws if the System isn’t on the map. */
export function discOf(g: Ascendancy, system: SystemId): Disc {
  const disc = g.discs[system];
  if (disc === undefined) throw new Error(`${system} is not on the map`);
  return disc;
}

/** Returns a Ship or Fleet. Throws if the unit no longer exists. */
export function unitOf(g: Ascendancy, id: UnitId): Unit {
  const unit = g.units.find((one) => one.id === id);
  if (unit === undefined) throw new Error(`there is no unit ${id}`);
  return unit;
}

/** The units in a Sector and the seats they belong to, in seat order. */
interface Presence {
  readonly units: Unit[];
  seats: readonly Seat[];
}

/** Shared lists of a single seat, by seat, because usually all Ships in a Sector belong to one seat. */
const ALONE: (readonly Seat[])[] = [];

/** Indexes the units of a cached position by Sector. */
const bySector = once((g) => {
  const found = new Map<Sector, Presence>();
  for (const unit of g.units) {
    const { at, seat } = unit;
    if (at === null) continue;
    const there = found.get(at);
    if (there === undefined) {
      ALONE[seat] ??= [seat];
      found.set(at, { units: [unit], seats: ALONE[seat] });
      continue;
    }
    there.units.push(unit);
    if (!there.seats.includes(seat)) there.seats = [...there.seats, seat].sort((a, b) => a - b);
  }
  return found;
});

const NO_UNITS: readonly Unit[] = [];
const NO_SEATS: readonly Seat[] = [];

/**
 * Returns the units that may be in a Sector: only the Sector’s own units if the position is indexed, otherwise all
 * units.
 */
function amongIn(g: Ascendancy, sector: Sector): readonly Unit[] {
  const known = bySector(g);
  return known === null ? g.units : (known.get(sector)?.units ?? NO_UNITS);
}

/** Returns Ships and Fleets in a Sector, of one seat or of all. */
export function unitsIn(g: Ascendancy, sector: Sector, seat?: Seat): Unit[] {
  return amongIn(g, sector).filter((unit) => unit.at === sector && (seat === undefined || unit.seat === seat));
}

/** Counts a seat’s Ships in a Sector, including Ships in Fleets. */
export function shipsIn(g: Ascendancy, sector: Sector, seat: Seat): number {
  let ships = 0;
  for (const unit of amongIn(g, sector)) if (unit.at === sector && unit.seat === seat) ships += unit.ships;
  return ships;
}

/** Returns the seats with Ships in a Sector, in order. With two or more seats, the Sector is Contested (A-TERM-05). */
export function seatsIn(g: Ascendancy, sector: Sector): readonly Seat[] {
  const known = bySector(g);
  if (known !== null) return known.get(sector)?.seats ?? NO_SEATS;
  const seats = new Set(g.units.filter(({ at }) => at === sector).map(({ seat }) => seat));
  return [...seats].sort((a, b) => a - b);
}

/** Returns the Systems that a seat Controls (A-TERM-06). */
export function controlled(g: Ascendancy, seat: Seat): Disc[] {
  return Object.values(g.discs).filter((disc) => disc.control === seat);
}

/** Returns a seat’s Fleets in play. */
export function fleetsOf(g: Ascendancy, seat: Seat): Unit[] {
  return g.units.filter((unit) => unit.seat === seat && unit.fleet !== null);
}

/** Returns the other players who are still in the game. */
export function rivals(g: Ascendancy, seat: Seat): Seat[] {
  return [...g.players.keys()].filter((one) => one !== seat && !playerOf(g, one).out);
}

/** Returns seats still in the game in turn order, starting with `first` (A-OPEN-86). */
export function inOrder(g: Ascendancy, first: Seat): Seat[] {
  const seats = g.sequence.filter((one) => one !== 'borg');
  const all = seats.length > 0 ? seats : [...g.players.keys()];
  const from = Math.max(0, all.indexOf(first));
  return [...all.slice(from), ...all.slice(0, from)].filter((one) => !playerOf(g, one).out);
}

/**
 * Returns the seat to a player’s right, who rolls for Hazards (A-HAZ-03). Seats are numbered clockwise. A single player
 * gets their own seat.
 */
export function toTheRight(g: Ascendancy, seat: Seat): Seat {
  const count = g.players.length;
  for (let step = 1; step < count; step++) {
    const one = (seat - step + count) % count;
    if (!playerOf(g, one).out) return one;
  }
  return seat;
}
