import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle } from '../../../kit/offers.ts';
import { either, sentence } from '../../../kit/words.ts';
import { seatsIn } from '../../position/find.ts';
import { placeName, theSeat } from '../../position/names.ts';
import { controllerOf, hasCube, isAtPeace } from '../../position/standing.ts';
import { banned, granted } from '../../rules/ask.ts';
import type { Ascendancy, Movement, Sector, UnitId } from '../../state.ts';

/** The seat that moves the units, their owner, and the kind of move. */
export interface Mover {
  by: Seat;
  seat: Seat;
  units: readonly UnitId[];
  kind: Movement['kind'];
}

/** The conditions for entering a Sector. */
export interface Access {
  /** The reason the Sector can’t be entered, or null if it can be. */
  closed: Obstacle;
  /** Whether the move can end in the Sector, and whether it can continue past the Sector. */
  stop: boolean;
  on: boolean;
  /** The seats to ask if the move ends in the Sector, and the seats to ask if it passes through the Sector. */
  asksToStop: readonly Seat[];
  asksToPass: readonly Seat[];
}

const NOBODY: readonly Seat[] = [];
const OPEN: Access = { closed: null, stop: true, on: true, asksToStop: NOBODY, asksToPass: NOBODY };
const DEAD_END: Access = { ...OPEN, on: false };

/** Returns the conditions for units to enter a Sector. */
export function accessOf(g: Ascendancy, mover: Mover, sector: Sector): Access {
  const { seat, units, kind } = mover;
  const controller = controllerOf(g, sector);
  // A player’s own System is never closed to the player’s Ships (A-MOVE-17).
  const others = controller === seat ? NOBODY : othersIn(g, seat, sector);
  const isBarrier = hasCube(g, sector) || units.some((unit) => banned(g, 'move', { how: 'on', unit, sector }) !== null);
  // Most Sectors are empty and uncontrolled, so no further checks are needed.
  if (others.length === 0 && (controller === null || controller === seat)) return isBarrier ? DEAD_END : OPEN;
  const hostile = others.filter((one) => !isAtPeace(g, seat, one));
  const all = (grant: 'pass' | 'stop') => units.every((unit) => granted(g, grant, { unit, sector, kind }));
  // Hostile Ships close a Sector that the mover doesn’t Control (A-MOVE-18).
  const pass = hostile.length === 0 || all('pass');
  const stop = hostile.length === 0 || all('stop');
  // The owners of Peaceful Ships are asked (A-MOVE-19), unless unrestricted trade routes are on (A-OPT-11).
  const peaceful = g.options.rules.unrestrictedTrade === true ? [] : others.filter((one) => !hostile.includes(one));
  const free = units.every((unit) => granted(g, 'enter-freely', { unit, sector }));
  const freely = peaceful.length > 0 && free;
  const asks = freely ? [] : peaceful;
  const isHost = controller !== null && controller !== seat && !asks.includes(controller);
  const hosted =
    isHost && !free && units.some((unit) => banned(g, 'move', { how: 'stop-unasked', unit, sector }) !== null);
  return {
    closed: pass || stop ? null : closedBy(g, sector, hostile),
    stop,
    // Ships can’t move past a Cube (A-OPEN-27).
    on: pass && !isBarrier,
    asksToStop: hosted ? [...asks, controller] : asks,
    asksToPass: freely && !all('pass') ? peaceful : asks,
  };
}

/** Returns rivals with Ships in a Sector. */
function othersIn(g: Ascendancy, seat: Seat, sector: Sector): readonly Seat[] {
  const there = seatsIn(g, sector);
  if (there.length === 0 || (there.length === 1 && there[0] === seat)) return NOBODY;
  return there.filter((one) => one !== seat);
}

function closedBy(g: Ascendancy, sector: Sector, hostile: readonly Seat[]): Obstacle {
  const whose = either(hostile.map((one) => theSeat(g, one)));
  return no('A-MOVE-18', () =>
    sentence(
      `${placeName(g, sector)} is closed because Ships of ${whose} are there and you don’t hold their Trade Agreement.`,
    ),
  );
}
