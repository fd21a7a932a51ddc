import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { kept } from '../../../kit/cache.ts';
import type { MissionCard } from '../../content/card.ts';
import { farEndOf } from '../../content/far-ends.ts';
import { cardOf } from '../../content/pool.ts';
import { AFFILIATIONS } from '../../content/printed.ts';
import { allTextFacts } from '../../content/text-facts.ts';
import { lineOf, locationOf } from '../../position/find.ts';
import { isMission } from '../../position/kinds.ts';
import { added, granted } from '../../rules/ask.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardId, LocationId, PieceId } from '../../terms.ts';

/**
 * Returns the mission at a location with the facts that apply to a player. These come from the player's own copy or,
 * without one, from the end of the mission that faces the player. The result is null if a card created the location.
 */
export function missionAt(g: FirstEdition, location: LocationId, seat: Seat): MissionCard | null {
  const { missions } = locationOf(g, location);
  const laid = missions.find(({ owner }) => owner === seat) ?? missions[0];
  const card = laid === undefined ? null : cardOf(laid.card);
  if (laid === undefined || card === null || !isMission(card)) return null;
  return withIcons(g, location, laid.owner === seat ? card : farEnd(card));
}

/** Adds the affiliation icons that cards in play give to a mission. Few missions can get one. */
function withIcons(g: FirstEdition, location: LocationId, card: MissionCard): MissionCard {
  if (!kept(gaining, card.id, canGain)) return card;
  const icons = AFFILIATIONS.filter((affiliation) => granted(g, 'icon', { location, affiliation }));
  return { ...card, affiliations: [...new Set([...card.affiliations, ...icons])] };
}

/** True for each mission to which the text of any card can give an icon. Texts never change. */
const gaining = new Map<CardId, boolean>();

function canGain(mission: CardId): boolean {
  for (const [, { givesIcon }] of allTextFacts()) if (givesIcon?.(mission)) return true;
  return false;
}

/** Caches each mission's far end, by the mission's id. */
const farEnds = new Map<CardId, MissionCard>();

/**
 * Returns the end of a mission that faces the opponent. The far end equals the near end unless something else is
 * printed on it (C-MISSION-01).
 */
function farEnd(card: MissionCard): MissionCard {
  const far = farEndOf(card.id);
  if (far === undefined) return card;
  const known = farEnds.get(card.id) ?? { ...card, ...far };
  farEnds.set(card.id, known);
  return known;
}

/**
 * Returns the mission at a location with the facts that apply to a player, like `missionAt` (C-SEED-09, C-MOVE-06).
 * Throws if there is none.
 */
export function missionFor(g: FirstEdition, location: LocationId, seat: Seat): MissionCard {
  const card = missionAt(g, location, seat);
  if (card === null) throw new Error(`${location} has no mission`);
  return card;
}

/** Returns the region of a location, or null (C-SPACELINE-13). */
export function regionOf(g: FirstEdition, location: LocationId): string | null {
  const {
    missions: [laid],
    made,
  } = locationOf(g, location);
  if (made?.region !== undefined) return made.region;
  const card = laid === undefined ? null : cardOf(laid.card);
  return card !== null && isMission(card) ? (card.region ?? null) : null;
}

/** Returns the span of a location for a player, or for one of their ships (C-MOVE-06). */
export function spanOf(g: FirstEdition, location: LocationId, seat: Seat, ship?: PieceId): number {
  const span = locationOf(g, location).made?.span ?? missionFor(g, location, seat).span.value;
  return Math.max(0, span + added(g, 'span', { seat, location, ...(ship === undefined ? {} : { ship }) }));
}

/** A route along a line: the locations entered, ending with the destination, and their total cost (C-MOVE-02). */
export interface Passage {
  readonly through: readonly LocationId[];
  readonly cost: number;
}

/**
 * Returns the routes from one location to the others on its line, cheapest first. If `wraps` is set, a ship may leave
 * the line at one end and enter it at the other. Destinations that cost more than `most` may be left out.
 */
export function routes(
  g: FirstEdition,
  from: LocationId,
  seat: Seat,
  wraps = false,
  ship?: PieceId,
  most = Number.POSITIVE_INFINITY,
): Map<LocationId, Passage[]> {
  const line = lineOf(g, from);
  const at = line.indexOf(from);
  const [left, right] = [line.slice(0, at).reverse(), line.slice(at + 1)];
  const found = new Map<LocationId, Passage[]>();
  const ways = wraps
    ? [
        [...left, ...[...right].reverse()],
        [...right, ...[...left].reverse()],
      ]
    : [left, right];
  for (const way of ways) {
    let cost = 0;
    for (const [number, location] of way.entries()) {
      cost += spanOf(g, location, seat, ship);
      // A span is never below 0, so all later locations cost at least as much.
      if (cost > most) break;
      found.set(location, [...(found.get(location) ?? []), { through: way.slice(0, number + 1), cost }]);
    }
  }
  for (const some of found.values()) some.sort((one, other) => one.cost - other.cost);
  return found;
}

/**
 * Returns the cost of moving to each other location on the line: the spans of all locations entered or passed
 * (C-MOVE-02).
 */
export function distances(g: FirstEdition, from: LocationId, seat: Seat): Map<LocationId, number> {
  return new Map([...routes(g, from, seat)].map(([to, [route]]) => [to, must(route, 'the cheapest route').cost]));
}

/** True if two locations are adjacent (C-SPACELINE-04). */
export function isAdjacent(g: FirstEdition, one: LocationId, other: LocationId): boolean {
  const line = lineOf(g, one);
  return Math.abs(line.indexOf(one) - line.indexOf(other)) === 1 && line.includes(other);
}
