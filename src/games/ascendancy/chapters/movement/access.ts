import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle } from '../../../kit/offers.ts';
import { either, sentence } from '../../../kit/words.ts';
import { seatsIn } from '../../position/find.ts';
import { placeName, theSeat } from '../../position/names.ts';
import { controllerOf, hasCube, isAtPeace } from '../../position/standing.ts';
import { banned, granted } from '../../rules/ask.ts';
import type { Ascendancy, Movement, Sector, UnitId } from '../../state.ts';

/** Who moves what, whose it is, and how. */
export interface Mover {
  by: Seat;
  seat: Seat;
  units: readonly UnitId[];
  kind: Movement['kind'];
}

/** What stands against coming into a Sector. */
export interface Access {
  /** Why nobody gets in; null: the mover does. */
  closed: Obstacle;
  /** Whether the move can end there, and whether it can go on from there. */
  stop: boolean;
  on: boolean;
  /** Whose leave is needed to end there, and to pass through. */
  asksToStop: readonly Seat[];
  asksToPass: readonly Seat[];
}

const NOBODY: readonly Seat[] = [];
const OPEN: Access = { closed: null, stop: true, on: true, asksToStop: NOBODY, asksToPass: NOBODY };
const DEAD_END: Access = { ...OPEN, on: false };

/** What stands against units coming into a Sector. */
export function accessOf(g: Ascendancy, mover: Mover, sector: Sector): Access {
  const { seat, units, kind } = mover;
  const controller = controllerOf(g, sector);
  // A-MOVE-17: whatever is in a System of one’s own closes it to none of its Ships.
  const others = controller === seat ? NOBODY : othersIn(g, seat, sector);
  const isBarrier = hasCube(g, sector) || units.some((unit) => banned(g, 'move-on', { unit, sector }) !== null);
  // Most Sectors are nobody’s and empty: nothing else can stand against coming in.
  if (others.length === 0 && (controller === null || controller === seat)) return isBarrier ? DEAD_END : OPEN;
  const hostile = others.filter((one) => !isAtPeace(g, seat, one));
  const all = (grant: 'pass' | 'stop') => units.every((unit) => granted(g, grant, { unit, sector, kind }));
  // A-MOVE-18: Hostile Ships close a Sector that the mover doesn’t Control.
  const pass = hostile.length === 0 || all('pass');
  const stop = hostile.length === 0 || all('stop');
  // A-MOVE-19: Peaceful Ships’ owners are asked; A-OPT-11: unless trade routes are free to all.
  const peaceful = g.options.rules.unrestrictedTrade === true ? [] : others.filter((one) => !hostile.includes(one));
  const free = units.every((unit) => granted(g, 'enter-freely', { unit, sector }));
  const freely = peaceful.length > 0 && free;
  const asks = freely ? [] : peaceful;
  const isHost = controller !== null && controller !== seat && !asks.includes(controller);
  const hosted = isHost && !free && units.some((unit) => banned(g, 'stop-unasked', { unit, sector }) !== null);
  return {
    closed: pass || stop ? null : closedBy(g, sector, hostile),
    stop,
    // A-OPEN-27: nobody gets past a Cube.
    on: pass && !isBarrier,
    asksToStop: hosted ? [...asks, controller] : asks,
    asksToPass: freely && !all('pass') ? peaceful : asks,
  };
}

/** Rivals with Ships in a Sector: most often there are none. */
function othersIn(g: Ascendancy, seat: Seat, sector: Sector): readonly Seat[] {
  const there = seatsIn(g, sector);
  if (there.length === 0 || (there.length === 1 && there[0] === seat)) return NOBODY;
  return there.filter((one) => one !== seat);
}

function closedBy(g: Ascendancy, sector: Sector, hostile: readonly Seat[]): Obstacle {
  const whose = either(hostile.map((one) => theSeat(g, one)));
  return no('A-MOVE-18', () =>
    sentence(
      `${placeName(g, sector)} is closed: Ships of ${whose} are there, and you hold no Trade Agreement of theirs.`,
    ),
  );
}
