import type { Seat } from '../../../../kernel/types.ts';
import type { MissionCard } from '../../content/card.ts';
import { cardOf } from '../../content/pool.ts';
import { lineOf, locationOf } from '../../position/find.ts';
import { isMission } from '../../position/kinds.ts';
import { added } from '../../rules/ask.ts';
import type { FirstEdition } from '../../state.ts';
import type { LocationId } from '../../terms.ts';

/** The mission of a location that a seat reads: its own copy, where there is one (C-SEED-09, C-MOVE-06). */
export function missionFor(g: FirstEdition, location: LocationId, seat: Seat): MissionCard {
  const { missions } = locationOf(g, location);
  const laid = missions.find(({ owner }) => owner === seat) ?? missions[0];
  const card = laid === undefined ? null : cardOf(laid.card);
  if (card === null || !isMission(card)) throw new Error(`${location} has no mission`);
  return card;
}

/** The region of a location; null: it is in none (C-SPACELINE-13). */
export function regionOf(g: FirstEdition, location: LocationId): string | null {
  const [laid] = locationOf(g, location).missions;
  const card = laid === undefined ? null : cardOf(laid.card);
  return card !== null && isMission(card) ? (card.region ?? null) : null;
}

/** The span of a location for a seat (C-MOVE-06). */
export function spanOf(g: FirstEdition, location: LocationId, seat: Seat): number {
  return Math.max(0, missionFor(g, location, seat).span.value + added(g, 'span', { seat, location }));
}

/** What it costs to go from one location to others of its line: the span of each that is entered or passed (C-MOVE-02). */
export function distances(g: FirstEdition, from: LocationId, seat: Seat): Map<LocationId, number> {
  const line = lineOf(g, from);
  const at = line.indexOf(from);
  const found = new Map<LocationId, number>();
  for (const way of [line.slice(0, at).reverse(), line.slice(at + 1)]) {
    let cost = 0;
    for (const location of way) {
      cost += spanOf(g, location, seat);
      found.set(location, cost);
    }
  }
  return found;
}

/** Whether two locations are next to each other (C-SPACELINE-04). */
export function isAdjacent(g: FirstEdition, one: LocationId, other: LocationId): boolean {
  const line = lineOf(g, one);
  return Math.abs(line.indexOf(one) - line.indexOf(other)) === 1 && line.includes(other);
}
