import { LABEL_LENGTH } from '../../../../kernel/decision.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { later } from '../../../kit/cache.ts';
import { FLEETS } from '../../content/fleets/table.ts';
import { theSeat } from '../../position/names.ts';
import type { Ascendancy, Unit, UnitId } from '../../state.ts';
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

/** How each of some units is called, worked out when somebody reads it: those that would be called alike go by their numbers. */
export function callingsOf(g: Ascendancy, by: Seat, units: readonly Unit[]): (unit: Unit) => Calling {
  const callings = later(() => apart(g, by, units));
  return (unit) => callings().get(unit.id) ?? callingOf(g, by, unit);
}

function apart(g: Ascendancy, by: Seat, units: readonly Unit[]): Map<UnitId, Calling> {
  const all = units.map((unit) => ({ unit, calling: callingOf(g, by, unit) }));
  type Called = (typeof all)[number];
  // What is at Warp does nothing that those on the map do.
  const isLike = (one: Called, other: Called) =>
    one.calling.what === other.calling.what &&
    one.calling.from === other.calling.from &&
    (one.unit.at === null) === (other.unit.at === null);
  return new Map(
    all.map((one) => {
      const { calling } = one;
      const { id } = one.unit;
      const alike = all.filter((other) => isLike(one, other));
      return [id, alike.length === 1 ? calling : { ...calling, what: calling.short }];
    }),
  );
}

function callingOf(g: Ascendancy, by: Seat, unit: Unit): Calling {
  const whose = unit.seat === by ? '' : ` of ${theSeat(g, unit.seat)}`;
  const short = `Ship ${unit.id}${whose}`;
  const place = shortPlace(g, unit.at ?? unit.warp?.from ?? '');
  if (unit.fleet === null) {
    const hasMoved = unit.at !== null && unit.began !== null && unit.began !== unit.at;
    const what = `a Ship${whose}${hasMoved ? ' that moved' : ''}`;
    return { what, from: place, short, said: ['Ship', `Ship ${unit.id}`] };
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
  const { short, said } = calling;
  const names = [unitNamed(calling), short, said.at(-1) ?? short];
  const room = LABEL_LENGTH - LETTER_ROOM;
  return names.map(label).find(({ length }) => length <= room) ?? label(names.at(-1) ?? short);
}

/** The same label with the number of the unit in place of what it is. */
export function labelByNumber(calling: Calling, label: string): string {
  const { what, short } = calling;
  const numbered = [label.replace(what, short), label.replace(unitNamed(calling), short)];
  return numbered.find(({ length }) => length <= LABEL_LENGTH - LETTER_ROOM) ?? label;
}

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
