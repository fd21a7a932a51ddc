import { LABEL_LENGTH } from '../../../../kernel/decision.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { later } from '../../../kit/cache.ts';
import { several } from '../../../kit/words.ts';
import { FLEETS } from '../../content/fleets/table.ts';
import { laneOf } from '../../galaxy/graph.ts';
import { theSeat } from '../../position/names.ts';
import type { Ascendancy, Sector, Unit, UnitId } from '../../state.ts';
import { LETTER_ROOM } from '../letters.ts';
import { shortPlace } from './words.ts';

/** How a unit is called in options: as it is shown, what to say where that has no room, and what people say besides. */
export interface Calling {
  /** “a Ship”, “Battle Group”. */
  what: string;
  /** Where it is, as it is said behind that: “Earth”; null: a Fleet, of which there is but one. */
  from: string | null;
  /** “Ship 7”: it tells any unit from all others. */
  short: string;
  /** “Fleet 2”, “Ship”. */
  said: readonly string[];
}

/**
 * How each of some units is called, worked out when somebody reads it. Those that would be called alike are told by what they did in
 * this turn, else by where they came from, else by their numbers, which no picture shows.
 */
export function callingsOf(g: Ascendancy, by: Seat, units: readonly Unit[]): (unit: Unit) => Calling {
  const callings = later(() => apart(g, by, units));
  return (unit) => callings().get(unit.id) ?? callingOf(g, by, unit);
}

function apart(g: Ascendancy, by: Seat, units: readonly Unit[]): Map<UnitId, Calling> {
  let all = units.map((unit) => ({ unit, calling: callingOf(g, by, unit) }));
  // What is at Warp does nothing that those on the map do.
  const nameOf = ({ unit, calling: { what, from } }: (typeof all)[number]) => `${what}|${from}|${unit.at === null}`;
  const ways = [
    (calling: Calling, unit: Unit) => `${calling.what}${didText(unit)}`,
    ({ what }: Calling, { began }: Unit) =>
      what.endsWith(MOVED) && began !== null && isThere(g, began)
        ? what.replace(MOVED, ` out of ${shortPlace(g, began)}`)
        : what,
    ({ short }: Calling) => short,
  ];
  for (const way of ways) {
    const counts = new Map<string, number>();
    for (const one of all) counts.set(nameOf(one), (counts.get(nameOf(one)) ?? 0) + 1);
    all = all.map((one) => {
      const { unit, calling } = one;
      return counts.get(nameOf(one)) === 1 ? one : { unit, calling: { ...calling, what: way(calling, unit) } };
    });
  }
  return new Map(all.map(({ unit, calling }) => [unit.id, calling]));
}

const MOVED = ' that moved';

/** What a Ship alone did in this turn, as far as those beside it may not have done it; at Warp, what lies on it. */
function didText({ fleet, at, warp, began, exited }: Unit): string {
  if (fleet !== null) return '';
  if (at === null) return ` with ${several(warp?.tokens ?? 0, 'Warp Token')}`;
  if (exited) return ' that Exited Warp';
  return began !== null && began !== at ? MOVED : '';
}

/** Whether a Sector is still on the map: a lane may be gone. */
function isThere(g: Ascendancy, sector: Sector): boolean {
  const on = laneOf(sector);
  return on === null ? g.discs[sector] !== undefined : g.lanes[on.lane] !== undefined;
}

function callingOf(g: Ascendancy, by: Seat, unit: Unit): Calling {
  const whose = unit.seat === by ? '' : ` of ${theSeat(g, unit.seat)}`;
  const short = `Ship ${unit.id}${whose}`;
  const place = shortPlace(g, unit.at ?? unit.warp?.from ?? '');
  if (unit.fleet === null) {
    return { what: `a Ship${whose}`, from: place, short, said: ['Ship', `Ship ${unit.id}`] };
  }
  const civ = g.players[unit.seat]?.civ;
  const side = civ === undefined ? undefined : FLEETS[civ][unit.fleet.card]?.[unit.fleet.side];
  const name = side?.name ?? 'Fleet';
  return {
    what: `${name}${whose}`,
    from: null,
    short: `Fleet ${unit.fleet.card + 1}${whose}`,
    said: [name, `Fleet ${unit.fleet.card + 1}`],
  };
}

/** A label with the unit in it: with whose it is and where, as far as there is room for that beside a letter. */
export function labelWith(calling: Calling, label: (unit: string) => string): string {
  const { what, short, said } = calling;
  const usual = label(unitNamed(calling));
  const least = label(said.at(-1) ?? short);
  return [usual, placed(calling, label(what)), label(what), label(short)].find(isShort) ?? least;
}

function isShort(label: string | null): label is string {
  return label !== null && label.length <= LABEL_LENGTH - LETTER_ROOM;
}

/** A label with where the unit is before it: “From Vulcan: move a Ship to Earth”; null: that isn’t told. */
function placed({ from }: Calling, label: string): string | null {
  if (from === null) return null;
  // “Warp Token” is a term of the book.
  return `From ${from}: ${label.startsWith('Warp') ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`}`;
}

/** The same label with where the unit is before it, as phones show no more than its beginning; as it is where that has no room. */
function labelByPlace(calling: Calling, label: string): string {
  const { what, from } = calling;
  if (from === null || label.startsWith(`From ${from}: `)) return label;
  const named = placed(calling, label.replace(unitNamed(calling), what));
  return isShort(named) ? named : label;
}

/** How labels that begin alike are told apart: by where their units are, or else by their numbers, which no picture shows. */
export interface Apart {
  byPlace(calling: Calling, label: string): string;
  byNumber(calling: Calling, label: string): string;
}

/** The same label with the number of the unit in place of what it is. */
function labelByNumber(calling: Calling, label: string): string {
  const { what, short } = calling;
  const numbered = [label.replace(what, short), label.replace(unitNamed(calling), short)];
  return numbered.find(({ length }) => length <= LABEL_LENGTH - LETTER_ROOM) ?? label;
}

/** How most labels are told apart. */
export const APART: Apart = { byPlace: labelByPlace, byNumber: labelByNumber };

/** What a unit is called with where it is. */
export function unitNamed({ what, from }: Calling): string {
  return from === null ? what : `${what} from ${from}`;
}

/** What people say for what a unit does: “Fleet 2 to Vulcan”, and of a Ship “Earth to Vulcan”, too. */
export function callsWith({ said, from }: Calling, what: string): string[] {
  return [...said, ...(from === null ? [] : [from, `Ship from ${from}`, `Ship at ${from}`])].map(
    (unit) => `${unit} ${what}`,
  );
}
