import { HINT_LENGTH } from '../../../../kernel/decision.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { later } from '../../../kit/cache.ts';
import { keyed, type Offer, open } from '../../../kit/offers.ts';
import { listed } from '../../../kit/words.ts';
import { systemName } from '../../content/systems/table.ts';
import { callsOf, clockKey, clockOf } from '../../galaxy/clock.ts';
import { connections, type Joining } from '../../galaxy/connecting.ts';
import { distance, type Sectors } from '../../galaxy/measure.ts';
import { freest, type Placement, placements, toward } from '../../galaxy/placing.ts';
import { bearingOfGroup, groupOf } from '../../galaxy/swing.ts';
import { discOf } from '../../position/find.ts';
import type { Ascendancy, SystemId, UnitId } from '../../state.ts';
import { targetsOf } from './openings.ts';
import { swingOffers, swingsAround } from './swinging.ts';

/** What can be done with a lane that was rolled for. */
export type Laying =
  | { do: 'lay'; place: Placement }
  | { do: 'connect'; way: Joining }
  | { do: 'swing'; system: SystemId }
  | { do: 'abandon' };

/** From where a lane is laid. */
export interface Base {
  seat: Seat;
  system: SystemId;
  unit: UnitId | null;
  sectors: Sectors;
}

/** Systems so near, in thousandths of an inch, are named where a lane points toward them. */
const IN_SIGHT = 25_000;

/** Behind the direction of a lane at whose end no System can lie: buttons show no hints. */
const LANE_ONLY = ' (lane only)';

/** Systems that are named beside a place. */
const NAMED = 2;

/** Which Systems each place lies nearest to in direction, the closest first (A-GEO-33). */
function towards(g: Ascendancy, system: SystemId, places: readonly Placement[]): Map<Placement, SystemId[]> {
  const base = discOf(g, system);
  const found = new Map<Placement, SystemId[]>();
  const others = Object.values(g.discs).filter((one) => one.id !== system);
  for (const { id, x, y } of others.sort((one, other) => distance(base, one) - distance(base, other))) {
    const place = toward(base, { x, y }, places);
    if (place !== null) found.set(place, [...(found.get(place) ?? []), id]);
  }
  return found;
}

/** All that a place may be called: by direction, by what it lies toward, and the roomiest one “auto” (A-GEO-33). */
function callsFor({ bearing }: Placement, names: readonly string[], isFreest: boolean): string[] {
  return [...callsOf(bearing), ...names.map((name) => `toward ${name}`), ...(isFreest ? ['auto'] : [])];
}

/** A-GEO-37: who lays a lane where no System can lie at its end is told before; null: one can. */
function lackAtEnd(g: Ascendancy, { fits }: Placement): string | null {
  if (g.stack.length === 0) return 'No System Disc is left to be discovered';
  return fits ? null : 'No System has room at its end now';
}

function layOffers(g: Ascendancy, { system }: Base, places: readonly Placement[]): Offer<Laying>[] {
  const namesOf = later(() => towards(g, system, places));
  const roomiest = later(() => freest(g, system, places));
  // A-GEO-34: in the order of the clock, from 12 on.
  return places.map((place) => {
    const payload: Laying = { do: 'lay', place };
    return keyed(`lay:${system}:${clockKey(place.bearing)}`, payload, null, () => {
      const lack = lackAtEnd(g, place);
      const room = lack ?? 'A System fits at its end';
      const there = namesOf().get(place) ?? [];
      const base = discOf(g, system);
      const near = there
        .filter((one) => distance(base, discOf(g, one)) < IN_SIGHT)
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

/** What a connection swings, in words: “swings Delta IV from 3 to 4 o’clock”; `turning`: and which way round. */
export function swingsText(g: Ascendancy, system: SystemId, way: Joining, turning = false): string | null {
  const swings: [SystemId, number][] = [
    [system, way.swing],
    [way.target, way.swingOther],
  ];
  // A-GEO-24: they are told in the order in which they can be done.
  const parts = (way.otherFirst ? swings.reverse() : swings).flatMap(([one, by]) => {
    if (by === 0) return [];
    const bearing = bearingOfGroup(groupOf(g, one));
    const round = turning ? ` ${by > 0 ? 'clockwise' : 'counter-clockwise'}` : '';
    return [`${systemName(one)}${round} from ${clockOf(bearing)} to ${clockOf(bearing + by)} o’clock`];
  });
  return parts.length === 0 ? null : `swings ${listed(parts)}`;
}

/** The same as a hint, which has less room: by their names alone if need be. */
function swingsHint(g: Ascendancy, system: SystemId, way: Joining): string {
  const text = swingsText(g, system, way);
  if (text === null) return 'Nothing has to swing';
  return text.length <= HINT_LENGTH ? text : 'Both Systems swing into place';
}

function connectOffers(g: Ascendancy, { system }: Base, ways: readonly Joining[]): Offer<Laying>[] {
  return ways.map((way) => {
    const payload: Laying = { do: 'connect', way };
    return keyed(`connect:${system}:${way.target}:${way.side}`, payload, null, () => ({
      // Where a lane goes is one question: who says where to is asked nothing else.
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
 * How a direction may be told, by two places that are on offer: the first at whose end a System fits, and the one toward the nearest System
 * in sight. Empty where a lane can only join Systems.
 */
export function exampleDirections(g: Ascendancy, { system, sectors }: Base): string[] {
  const places = placements(g, system, sectors);
  const place = places.find((one) => lackAtEnd(g, one) === null) ?? places[0];
  const base = discOf(g, system);
  const near = [...towards(g, system, places).values()]
    .flat()
    .map((id) => ({ id, far: distance(base, discOf(g, id)) }))
    .filter(({ far }) => far < IN_SIGHT)
    .sort((one, other) => one.far - other.far)[0];
  return [
    ...(place === undefined ? [] : [`${clockOf(place.bearing)} o’clock`]),
    ...(near === undefined ? [] : [`toward ${systemName(near.id)}`]),
  ];
}

/** Where a lane can go: to the marks round its System, to other Systems, and what may be swung first (A-GEO-25). */
export function layingOffers(g: Ascendancy, base: Base): Offer<Laying>[] {
  const { seat, system, unit, sectors } = base;
  const places = placements(g, system, sectors);
  const ways = connections(g, system, sectors, targetsOf(g, system, unit));
  const laid = [...layOffers(g, base, places), ...connectOffers(g, base, ways)];
  const near = swingsAround(g, system, sectors);
  const swings = near.flatMap((one): Offer<Laying>[] => {
    const [found] = swingOffers(g, seat, [one]);
    if (found === undefined || found.why !== null) return [];
    return [
      keyed<Laying>(`swing:${one}`, { do: 'swing', system: one }, null, () => {
        const { key: _key, ...words } = found.option;
        return { ...words, verb: 'lay', group: 'Swing first' };
      }),
    ];
  });
  if (laid.length > 0 || swings.length === 0) return [...laid, ...swings];
  // A-GEO-14: where it fits nowhere, swings are offered first; who declines them abandons it.
  const label = 'Give the lane up: the move ends';
  const abandon = open<Laying>(
    { key: 'abandon', verb: 'lay', label, called: ['abandon', 'give up', 'nowhere'], rule: 'A-LANE-07' },
    { do: 'abandon' },
  );
  return [...swings, abandon];
}
