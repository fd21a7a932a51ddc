import { LABEL_LENGTH } from '../../../../kernel/decision.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { later } from '../../../kit/cache.ts';
import { clipped, several } from '../../../kit/words.ts';
import { fleetCards } from '../../content/lookup.ts';
import { laneOf } from '../../galaxy/graph.ts';
import { theSeat } from '../../position/names.ts';
import type { Ascendancy, Sector, Unit, UnitId } from '../../state.ts';
import { LETTER_ROOM } from '../letters.ts';
import { shortPlace } from './words.ts';

/** The words that identify a unit in options. */
export interface Calling {
  /** The unit’s name: “a Ship”, “Battle Group”. */
  what: string;
  /** The unit’s place, which follows the name: “Earth”. The value is null for a Fleet, because its name is unique. */
  from: string | null;
  /** A name that no other unit has: “Ship 7”. */
  short: string;
  /** Other names that people use: “Fleet 2”, “Ship”. */
  said: readonly string[];
}

/**
 * Returns a function that names units. The names are computed at its first call. Units with equal names are told apart
 * by what they did this turn or by where they started. Units that still have equal names are told apart by their
 * numbers, which no picture shows.
 */
export function callingsOf(g: Ascendancy, by: Seat, units: readonly Unit[]): (unit: Unit) => Calling {
  const callings = later(() => apart(g, by, units));
  return (unit) => callings().get(unit.id) ?? callingOf(g, by, unit);
}

function apart(g: Ascendancy, by: Seat, units: readonly Unit[]): Map<UnitId, Calling> {
  let all = units.map((unit) => ({ unit, calling: callingOf(g, by, unit) }));
  // A unit at Warp may share its name with a unit on the map, because their actions differ.
  const nameOf = ({ unit, calling: { what, from } }: (typeof all)[number]) => `${what}|${from}|${unit.at === null}`;
  const ways = [
    (calling: Calling, unit: Unit) => `${calling.what}${didText(unit)}`,
    ({ what }: Calling, { began }: Unit) =>
      what.endsWith(MOVED) && began !== null && isThere(g, began)
        ? what.replace(MOVED, ` that left ${shortPlace(g, began)}`)
        : what,
    ({ short }: Calling) => short,
  ];
  for (const way of ways) {
    const names = all.map(nameOf);
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    if (counts.size === all.length) break;
    all = all.map((one, index) => {
      const { unit, calling } = one;
      return counts.get(must(names[index], 'the unit’s name')) === 1
        ? one
        : { unit, calling: { ...calling, what: way(calling, unit) } };
    });
  }
  return new Map(all.map(({ unit, calling }) => [unit.id, calling]));
}

const MOVED = ' that moved';

/**
 * Returns what a single Ship did this turn, which distinguishes it from the Ships beside it. For a unit at Warp,
 * returns its Warp Tokens.
 */
function didText({ fleet, at, warp, began, exited }: Unit): string {
  if (fleet !== null) return '';
  if (at === null) return ` with ${several(must(warp, 'the Warp state of a unit off the map').tokens, 'Warp Token')}`;
  if (exited) return ' that Exited Warp';
  return began !== null && began !== at ? MOVED : '';
}

/** Whether a Sector is still on the map, since lanes can be removed. */
function isThere(g: Ascendancy, sector: Sector): boolean {
  const on = laneOf(sector);
  return on === null ? g.discs[sector] !== undefined : g.lanes[on.lane] !== undefined;
}

function callingOf(g: Ascendancy, by: Seat, unit: Unit): Calling {
  const whose = unit.seat === by ? '' : ` of ${theSeat(g, unit.seat)}`;
  const short = `Ship ${unit.id}${whose}`;
  const place = shortPlace(g, must(unit.at ?? unit.warp?.from, 'the Sector of a unit'));
  if (unit.fleet === null) {
    return { what: `a Ship${whose}`, from: place, short, said: ['Ship', `Ship ${unit.id}`] };
  }
  const civ = g.players[unit.seat]?.civ;
  const side = civ === undefined ? undefined : fleetCards(civ)[unit.fleet.card]?.[unit.fleet.side];
  const name = side?.name ?? 'Fleet';
  return {
    what: `${name}${whose}`,
    from: null,
    short: `Fleet ${unit.fleet.card + 1}${whose}`,
    said: [name, `Fleet ${unit.fleet.card + 1}`],
  };
}

/** Returns a label with the unit’s name, owner and place, shortened to leave room for a letter. */
export function labelWith(calling: Calling, label: (unit: string) => string): string {
  const { what, short, said } = calling;
  const usual = label(unitNamed(calling));
  const least = label(said.at(-1) ?? short);
  return [usual, placed(calling, label(what)), label(what), label(short)].find(isShort) ?? least;
}

function isShort(label: string | null): label is string {
  return label !== null && label.length <= LABEL_LENGTH - LETTER_ROOM;
}

/** Returns a label that starts with the unit’s place, “From Vulcan: move a Ship to Earth”, or null without a place. */
function placed({ from }: Calling, label: string): string | null {
  if (from === null) return null;
  // “Warp Token” keeps its capitals, because it is a term from the rulebook.
  return `From ${from}: ${label.startsWith('Warp') ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`}`;
}

/**
 * Moves the unit’s place to the start of a label, since phones show only the beginning. Keeps the old label if the new
 * one would be too long.
 */
function labelByPlace(calling: Calling, label: string): string {
  const { what, from } = calling;
  if (from === null || label.startsWith(`From ${from}: `)) return label;
  const named = placed(calling, label.replace(unitNamed(calling), what));
  return isShort(named) ? named : label;
}

/**
 * Two ways to tell apart labels that begin alike: by the units’ places or, if those are equal, by the units’ numbers,
 * which no picture shows.
 */
export interface Apart {
  byPlace(calling: Calling, label: string): string;
  byNumber(calling: Calling, label: string): string;
}

/** Replaces the unit’s name in a label with the unit’s number. */
function labelByNumber(calling: Calling, label: string): string {
  const { what, short } = calling;
  const named = unitNamed(calling);
  const numbered = label.replace(what, short);
  if (isShort(numbered)) return numbered;
  // The number matters more than the unit’s place and the end of the goal’s name.
  return clipped(label.includes(named) ? label.replace(named, short) : numbered, LABEL_LENGTH - LETTER_ROOM);
}

/** The ways to tell labels apart for all offers except routes. */
export const APART: Apart = { byPlace: labelByPlace, byNumber: labelByNumber };

/** Returns a unit’s name with its place. */
export function unitNamed({ what, from }: Calling): string {
  return from === null ? what : `${what} from ${from}`;
}

/** Lists phrases that people use for a unit’s action: “Fleet 2 to Vulcan”, and for a Ship also “Earth to Vulcan”. */
export function callsWith({ said, from }: Calling, what: string): string[] {
  return [...said, ...(from === null ? [] : [from, `Ship from ${from}`, `Ship at ${from}`])].map(
    (unit) => `${unit} ${what}`,
  );
}
