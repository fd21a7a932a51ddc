import { HINT_LENGTH } from '../../../../kernel/decision.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { later } from '../../../kit/cache.ts';
import { keyed, type Offer, open } from '../../../kit/offers.ts';
import { listed } from '../../../kit/words.ts';
import { systemName } from '../../content/lookup.ts';
import { callsOf, clockKey, clockOf } from '../../galaxy/clock.ts';
import { connections, type Joining } from '../../galaxy/connecting.ts';
import { distance, type Sectors } from '../../galaxy/measure.ts';
import { freest, type Placement, placements, toward } from '../../galaxy/placing.ts';
import { bearingOfGroup, groupOf } from '../../galaxy/swing.ts';
import { discOf } from '../../position/find.ts';
import type { Ascendancy, SystemId, UnitId } from '../../state.ts';
import { targetsOf } from './openings.ts';
import { directionText, swingOffer, swingsAround } from './swinging.ts';

/** A choice of where to place a lane whose length has been rolled. */
export type Laying =
  | { do: 'lay'; place: Placement }
  | { do: 'connect'; way: Joining }
  | { do: 'swing'; system: SystemId }
  | { do: 'abandon' };

/** The System and unit that a new lane starts from, and the lane’s length. */
export interface Base {
  seat: Seat;
  system: SystemId;
  unit: UnitId | null;
  sectors: Sectors;
}

/** The maximum distance at which an option names a System that its lane points toward, in thousandths of an inch. */
const IN_SIGHT = 25_000;

/** Text added to the label of a place where no System fits at the lane’s end, because buttons show no hints. */
const LANE_ONLY = ' (lane only)';

/** The maximum number of Systems named beside a place. */
const NAMED = 2;

/** Whether an option names a System that its lane points toward (A-GEO-33). */
function isInSight(g: Ascendancy, from: SystemId, to: SystemId): boolean {
  return distance(discOf(g, from), discOf(g, to)) < IN_SIGHT;
}

/** Returns the Systems in the direction of each place, nearest first (A-GEO-33). There is at least one place. */
function towards(g: Ascendancy, system: SystemId, places: readonly Placement[]): Map<Placement, SystemId[]> {
  const base = discOf(g, system);
  const found = new Map<Placement, SystemId[]>();
  const others = Object.values(g.discs).filter((one) => one.id !== system);
  for (const { id, x, y } of others.sort((one, other) => distance(base, one) - distance(base, other))) {
    const place = must(toward(base, { x, y }, places), 'a place for the lane');
    found.set(place, [...(found.get(place) ?? []), id]);
  }
  return found;
}

/**
 * Returns the names that players can type for a place: its direction, the Systems that the lane would point toward, and
 * “auto” for the place with the most room (A-GEO-33).
 */
function callsFor({ bearing }: Placement, names: readonly string[], isFreest: boolean): string[] {
  return [...callsOf(bearing), ...names.map((name) => `toward ${name}`), ...(isFreest ? ['auto'] : [])];
}

/**
 * Returns why no System can be placed at a lane’s end, or null. Players see the reason before they choose (A-GEO-37).
 */
function lackAtEnd(g: Ascendancy, { fits }: Placement): string | null {
  if (g.stack.length === 0) return 'No System Disc is left to discover';
  return fits ? null : 'No System has room at its end';
}

function layOffers(g: Ascendancy, { system }: Base, places: readonly Placement[]): Offer<Laying>[] {
  const namesOf = later(() => towards(g, system, places));
  const roomiest = later(() => freest(g, system, places));
  // Places are listed clockwise from 12 o’clock (A-GEO-34).
  return places.map((place) => {
    const payload: Laying = { do: 'lay', place };
    return keyed(`lay:${system}:${clockKey(place.bearing)}`, payload, null, () => {
      const lack = lackAtEnd(g, place);
      const room = lack ?? 'A System fits at its end';
      const there = namesOf().get(place) ?? [];
      const near = there
        .filter((one) => isInSight(g, system, one))
        .slice(0, NAMED)
        .map(systemName);
      const hint = near.length === 0 ? room : `${room}; toward ${listed(near)}`;
      return {
        verb: 'lay',
        label: `${clockOf(place.bearing)} o’clock${lack === null ? '' : LANE_ONLY}`,
        hint: hint.length <= HINT_LENGTH ? hint : room,
        group: place.bearing < 180 ? 'From 12 to 6 o’clock' : 'From 6 to 12 o’clock',
        called: callsFor(place, there.map(systemName), place === roomiest()),
        subject: { kind: 'system', id: system },
        rule: 'A-GEO-11',
      };
    });
  });
}

/**
 * Describes the swings that a connection needs: “swings Delta IV from 3 to 4 o’clock”. `turning` adds the direction.
 */
export function swingsText(g: Ascendancy, system: SystemId, way: Joining, turning = false): string | null {
  const swings: [SystemId, number][] = [
    [system, way.swing],
    [way.target, way.swingOther],
  ];
  // Swings are listed in the order in which they are done (A-GEO-24).
  const parts = (way.otherFirst ? swings.reverse() : swings).flatMap(([one, by]) => {
    if (by === 0) return [];
    const bearing = bearingOfGroup(groupOf(g, one));
    const round = turning ? ` ${directionText(by)}` : '';
    return [`${systemName(one)}${round} from ${clockOf(bearing)} to ${clockOf(bearing + by)} o’clock`];
  });
  return parts.length === 0 ? null : `swings ${listed(parts)}`;
}

/** Describes a connection’s swings, or only says that both Systems swing if the details don’t fit in a hint. */
function swingsHint(g: Ascendancy, system: SystemId, way: Joining): string {
  const text = swingsText(g, system, way);
  if (text === null) return 'No System has to swing';
  return text.length <= HINT_LENGTH ? text : 'Both Systems swing into place';
}

function connectOffers(g: Ascendancy, { system }: Base, ways: readonly Joining[]): Offer<Laying>[] {
  return ways.map((way) => {
    const payload: Laying = { do: 'connect', way };
    return keyed(`connect:${system}:${way.target}:${way.side}`, payload, null, () => ({
      // Choices to join a System have the same verb as places for a lane, so that the player doesn’t have to choose a
      // verb first.
      verb: 'lay',
      label: `Join ${systemName(way.target)}${way.side === 'straight' ? '' : ` (${way.side} side)`}`,
      hint: swingsHint(g, system, way),
      group: 'Join a System',
      called: way.side === 'straight' ? [systemName(way.target)] : [`${systemName(way.target)} ${way.side}`],
      subject: { kind: 'system', id: way.target },
      rule: 'A-CONN-02',
    }));
  });
}

/**
 * Returns examples of directions: the first place where a System fits, and the nearest System in sight (A-GEO-33). The
 * list is empty if the lane can only join Systems.
 */
export function exampleDirections(g: Ascendancy, { system, sectors }: Base): string[] {
  const places = placements(g, system, sectors);
  const place = places.find((one) => lackAtEnd(g, one) === null) ?? places[0];
  if (place === undefined) return [];
  const [near] = [...towards(g, system, places).values()].flat();
  return [
    `${clockOf(place.bearing)} o’clock`,
    ...(near !== undefined && isInSight(g, system, near) ? [`toward ${systemName(near)}`] : []),
  ];
}

/**
 * Lists the places for a lane: directions around its System, other Systems to join, and Systems that can swing first
 * (A-GEO-25).
 */
export function layingOffers(g: Ascendancy, base: Base): Offer<Laying>[] {
  const { seat, system, unit, sectors } = base;
  const places = placements(g, system, sectors);
  const ways = connections(g, system, sectors, targetsOf(g, system, unit));
  const laid = [...layOffers(g, base, places), ...connectOffers(g, base, ways)];
  const near = swingsAround(g, system, sectors);
  const swings = near.flatMap((one): Offer<Laying>[] => {
    const found = swingOffer(g, seat, one);
    if (found.why !== null) return [];
    return [
      keyed<Laying>(`swing:${one}`, { do: 'swing', system: one }, null, () => {
        const { key: _key, ...words } = found.option;
        return { ...words, verb: 'lay', group: 'Swing first' };
      }),
    ];
  });
  if (laid.length > 0 || swings.length === 0) return [...laid, ...swings];
  // If the lane fits nowhere, swings are offered first. Declining the swings abandons the lane (A-GEO-14).
  const label = 'Give up the lane and end the move';
  const abandon = open<Laying>(
    { key: 'abandon', verb: 'lay', label, called: ['abandon', 'give up', 'nowhere'], rule: 'A-LANE-07' },
    { do: 'abandon' },
  );
  return [...swings, abandon];
}
