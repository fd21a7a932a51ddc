import { kept } from '../../../kit/cache.ts';
import type { AwayMissions, Character, SpaceId } from '../../state.ts';
import { type Layout, layoutOf, type Space, spaceAt } from './layout.ts';
import { bordered, crowd, doorOpen, mayStay } from './occupancy.ts';

/** A space where a move may end. */
export interface Destination {
  space: SpaceId;
  /** The smallest number of steps to this space (M-MOVE-01). */
  steps: number;
  /** A shortest path, from the starting space to this one. */
  path: SpaceId[];
}

/**
 * Returns the spaces that a character can move to in at most `steps` steps, nearest first, except its current one.
 * Hostile characters block the way unless Incapacitated (M-MOVE-02, M-STUN-07), and so do walls (M-MOVE-03). A move can
 * pass through a space with two friends (M-OPEN-45). A move can't end in a space with two friends or with a hostile
 * character (M-MOVE-04, M-OPEN-47).
 */
export function reachable(g: AwayMissions, character: Character, steps: number): Destination[] {
  if (character.space === null) return [];
  const counts = crowd(g, character.seat, character.id);
  const start = spaceAt(g, character.space);
  const seen = counts.guards.map((guards) => guards > 0);
  seen[start.index] = true;
  const found: Destination[] = [];
  let ends = [{ space: start, path: [start.id] }];
  for (let taken = 1; taken <= steps && ends.length > 0; taken++) {
    const next: typeof ends = [];
    for (const from of ends) {
      for (const space of from.space.exits) {
        if (seen[space.index]) continue;
        seen[space.index] = true;
        const path = [...from.path, space.id];
        next.push({ space, path });
        if (mayStay(counts, space.index)) found.push({ space: space.id, steps: taken, path });
      }
    }
    ends = next;
  }
  return found;
}

/** Whether two spaces are the same, or neighbors across an open edge or an open door (M-DIST-02, M-GEO-07). */
export function adjacent(g: AwayMissions, a: SpaceId, b: SpaceId): boolean {
  if (a === b) return true;
  const link = spaceAt(g, a).links.find((candidate) => candidate.to?.id === b);
  if (link === undefined) return false;
  return link.door === null || bordered(g, link.door);
}

/** Returns the spaces adjacent to a space, starting with the space itself. */
export function adjacentSpaces(g: AwayMissions, space: SpaceId): SpaceId[] {
  const counts = crowd(g, 0, null);
  const found = [space];
  for (const link of spaceAt(g, space).links) {
    if (link.to !== null && (link.door === null || doorOpen(counts, link.door))) found.push(link.to.id);
  }
  return found;
}

/**
 * Returns the walking distance around walls from a space to every other space (M-DIST-01). Doors count as open, since
 * walkers open them. These distances decide which space is nearest (M-OPEN-29).
 */
export function walks(g: AwayMissions, from: SpaceId): readonly number[] {
  const layout = layoutOf(g);
  return kept(
    kept(known, layout, () => new Map()),
    from,
    () => measured(layout, spaceAt(g, from)),
  );
}

/** Cache of walking distances by layout and starting space. */
const known = new WeakMap<Layout, Map<SpaceId, readonly number[]>>();

function measured({ spaces }: Layout, start: Space): number[] {
  const away = new Array<number>(spaces.length).fill(Number.POSITIVE_INFINITY);
  away[start.index] = 0;
  const queue = [start];
  for (const space of queue) {
    const next = (away[space.index] ?? 0) + 1;
    for (const { to } of space.links) {
      if (to === null || (away[to.index] ?? 0) <= next) continue;
      away[to.index] = next;
      queue.push(to);
    }
  }
  return away;
}
