import { kept } from '../../../kit/cache.ts';
import type { AwayMissions, Character, SpaceId } from '../../state.ts';
import { type Layout, layoutOf, type Space, spaceAt } from './layout.ts';
import { bordered, crowd, doorOpen, mayStay } from './occupancy.ts';

/** A space that a move may end in. */
export interface Destination {
  space: SpaceId;
  /** Least number of steps (M-MOVE-01). */
  steps: number;
  /** A shortest way there, from the space where the move begins to the one where it ends. */
  path: SpaceId[];
}

/**
 * Where a character can be after a move of at most so many steps, nearest first; its own space is not among them.
 * Nobody walks into hostile characters, unless all of them are Incapacitated (M-MOVE-02, M-STUN-07), through walls
 * (M-MOVE-03), or stops where two friends or someone hostile stand (M-MOVE-04, M-OPEN-47). Past two friends one may walk
 * (M-OPEN-45).
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

/** Whether two spaces are adjacent: the same, or one space apart over an open edge or an open door (M-DIST-02, M-GEO-07). */
export function adjacent(g: AwayMissions, a: SpaceId, b: SpaceId): boolean {
  if (a === b) return true;
  const link = spaceAt(g, a).links.find((candidate) => candidate.to?.id === b);
  if (link === undefined) return false;
  return link.door === null || bordered(g, link.door);
}

/** The spaces adjacent to a space, itself first. */
export function adjacentSpaces(g: AwayMissions, space: SpaceId): SpaceId[] {
  const counts = crowd(g, 0, null);
  const found = [space];
  for (const link of spaceAt(g, space).links) {
    if (link.to !== null && (link.door === null || doorOpen(counts, link.door))) found.push(link.to.id);
  }
  return found;
}

/**
 * Length of the way on foot from a space to every other one, by the index of the space: in spaces, around walls (M-DIST-01);
 * doors count as open, since a walker opens them. What "nearest" goes by (M-OPEN-29).
 */
export function walks(g: AwayMissions, from: SpaceId): readonly number[] {
  const layout = layoutOf(g);
  return kept(
    kept(known, layout, () => new Map()),
    from,
    () => measured(layout, spaceAt(g, from)),
  );
}

/** Ways on foot through a layout, from each space that was asked for. */
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
