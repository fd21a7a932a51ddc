import type { BoardChange } from '../../../kernel/changes.ts';
import { must } from '../../../kernel/must.ts';
import type { Seat } from '../../../kernel/types.ts';
import { type ChangingFacts, figureChanges, grouped, matched, newPlaces, turned } from '../../kit/changes.ts';
import { listed, several } from '../../kit/words.ts';
import type { LocationId } from '../terms.ts';
import type { FirstEditionView, LocationView, PieceView } from '../view.ts';

/** The types of cards that the map counts one by one. */
const VESSELS = new Set(['Ship', 'Facility']);
/** The maximum number of cards that a sentence names. */
const NAMED = 3;

/**
 * Returns what changed on the spacelines between two views of a reader: solved missions, cards that left, missions and
 * the cards under them, damage, moves, new cards, and points. A place is a location. Cards without a location are left
 * out, because the map doesn’t show them.
 */
export function changes(before: FirstEditionView, after: FirstEditionView): BoardChange[] {
  const locations = matched(before.locations, after.locations, ({ id }) => id);
  const pieces = matched(before.pieces.filter(isPlaced), after.pieces.filter(isPlaced), ({ id }) => id);
  const named = (id: LocationId): string =>
    [...after.locations, ...before.locations].find((location) => location.id === id)?.name ?? id;
  const side = (seat: Seat): string => after.players[seat]?.name ?? `Seat ${seat + 1}`;
  const all: BoardChange[] = [
    ...locations.both.flatMap(([then, now]) => solvedChange(then, now, side)),
    ...groups(pieces.gone).map(({ seat, at, cards }) => ({
      words: `${side(seat)}: ${cardNames(cards)} gone from ${named(at)}.`,
      place: at,
    })),
    ...locations.both.flatMap(([then, now]) => seedChange(then, now)),
    ...pieces.both.flatMap(([then, now]) => stateChange(then, now, side)),
    ...newPlaces(
      locations.fresh.map(({ id, name }) => ({ name, place: id })),
      'new on the spaceline',
    ),
    ...locations.gone.map(({ name }) => ({ words: `${name}: no longer on the spaceline.` })),
    ...moves(after, pieces.both, { side, named }),
    ...groups(pieces.fresh).map(({ seat, at, cards }) => ({
      words: `${side(seat)}: ${cardNames(cards)} new at ${named(at)}.`,
      place: at,
    })),
    ...beamed(pieces.both, { side, named }),
    ...after.players.flatMap(({ name, points }, seat) =>
      figureChanges(seat, name, [['points', 'points', before.players[seat]?.points ?? points, points]]),
    ),
  ];
  const there = new Set(after.locations.map(({ id }) => id));
  return all.map(({ place, ...rest }) => (place === undefined || !there.has(place) ? rest : { ...rest, place }));
}

/** A card with a location. */
type Placed = PieceView & { location: LocationId };

function isPlaced(piece: PieceView): piece is Placed {
  return piece.location !== null;
}

/** The names that sentences use. */
interface Names {
  side(seat: Seat): string;
  named(location: LocationId): string;
}

function solvedChange(then: LocationView, { id, name, solved }: LocationView, side: Names['side']): BoardChange[] {
  if (then.solved === solved) return [];
  return [{ words: solved === null ? `${name}: no longer solved.` : `${name}: solved by ${side(solved)}.`, place: id }];
}

function seedChange(then: LocationView, { id, name, seeds, cloaked }: LocationView): BoardChange[] {
  const facts = turned(
    { cloaked: then.cloaked === true ? 'cloaked' : null },
    { cloaked: cloaked === true ? 'cloaked' : null },
  );
  return [
    ...(then.seeds.length === seeds.length
      ? []
      : [{ words: `${name}: ${several(seeds.length, 'card')} under it (was ${then.seeds.length}).`, place: id }]),
    ...(facts === '' ? [] : [{ words: `${name}: ${facts}.`, place: id }]),
  ];
}

/** Returns what changed about a ship, a facility or a person, apart from the place. */
function stateChange(then: Placed, now: Placed, side: Names['side']): BoardChange[] {
  const facts = turned(factsOf(then, side), factsOf(now, side));
  return facts === '' ? [] : [{ words: `${now.name}: ${facts}.`, place: now.location }];
}

function factsOf({ seat, damaged, veiled, numb, type }: Placed, side: Names['side']): ChangingFacts {
  return {
    seat: `under the control of ${side(seat)}`,
    damaged: damaged === true ? 'damaged' : null,
    veiled: veiled ?? null,
    numb: type === 'Personnel' && numb !== undefined ? (numb === 'stasis' ? 'in stasis' : 'disabled') : null,
  };
}

/** Cards of one side at one location. */
interface Group {
  readonly seat: Seat;
  readonly at: LocationId;
  readonly cards: readonly Placed[];
}

/** Groups cards by side and location, ships and facilities first. */
function groups(cards: readonly Placed[]): Group[] {
  const ordered = [...cards].sort((a, b) => Number(VESSELS.has(b.type)) - Number(VESSELS.has(a.type)));
  return [...grouped(ordered, ({ seat, location }) => `${seat} ${location}`).values()].map((same) => {
    const { seat, location: at } = must(same[0], 'a card of the group');
    return { seat, at, cards: same };
  });
}

/** Names a few cards, and counts the others: `Danube, Worf and 5 more cards`. */
function cardNames(cards: readonly Placed[]): string {
  const names = cards.map(({ name }) => name);
  if (names.length <= NAMED) return listed(names);
  return listed([...names.slice(0, NAMED - 1), several(names.length - NAMED + 1, 'more card')]);
}

/** Returns the moves from one location to another, one for each side and way. */
function moves({ lines }: FirstEditionView, both: readonly [Placed, Placed][], { side, named }: Names): BoardChange[] {
  const moved = both.filter(([then, now]) => then.location !== now.location);
  const from = new Map(moved.map(([then, now]) => [now.id, then.location]));
  const ways = [...new Set(moved.map(([then, now]) => JSON.stringify([now.seat, then.location, now.location])))];
  return ways.map((way): BoardChange => {
    // The line before wrote these texts.
    const [seat, start, end] = JSON.parse(way) as [Seat, LocationId, LocationId];
    const cards = moved
      .map(([, now]) => now)
      .filter((now) => now.seat === seat && from.get(now.id) === start && now.location === end);
    const { cards: ordered } = must(groups(cards)[0], 'the cards that moved');
    const words = `${side(seat)}: ${cardNames(ordered)} moved from ${named(start)} to ${named(end)}.`;
    return { words, way: { seat, path: alongLine(lines, start, end) } };
  });
}

/** Returns the locations between two locations of the same spaceline, both included, or only the two locations. */
function alongLine(lines: FirstEditionView['lines'], from: LocationId, to: LocationId): LocationId[] {
  const line = Object.values(lines).find((ids) => ids.includes(from) && ids.includes(to));
  if (line === undefined) return [from, to];
  const [a, b] = [line.indexOf(from), line.indexOf(to)];
  return a < b ? line.slice(a, b + 1) : line.slice(b, a + 1).reverse();
}

/** Returns how many personnel beamed down to planets, and up from them, without leaving the location. */
function beamed(both: readonly [Placed, Placed][], { side, named }: Names): BoardChange[] {
  const isDown = ({ at }: Placed): boolean => at.startsWith('surface:');
  const people = both.filter(([then, now]) => now.type === 'Personnel' && then.location === now.location);
  return [true, false].flatMap((down) =>
    groups(people.filter(([then, now]) => isDown(now) === down && isDown(then) !== down).map(([, now]) => now)).map(
      ({ seat, at, cards }) => ({
        words: `${side(seat)}: ${several(cards.length, 'person', 'personnel')} ${down ? 'now on the planet' : 'no longer on the planet'} at ${named(at)}.`,
        place: at,
      }),
    ),
  );
}
