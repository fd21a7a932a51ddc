import type { AwayMissions, Character, SpaceId } from '../../state.ts';
import { spaceAt } from './layout.ts';
import { crowd, mayStay } from './occupancy.ts';
import { adjacentSpaces, walks } from './paths.ts';

/** Those of the spaces in which a character may be placed: no two friends and nobody hostile there (M-MOVE-08). */
export function placeable(g: AwayMissions, character: Character, spaces: readonly SpaceId[]): SpaceId[] {
  const counts = crowd(g, character.seat, character.id);
  return spaces.filter((id) => mayStay(counts, spaceAt(g, id).index));
}

/**
 * Where a character may be placed adjacent to a space or, if nowhere there, as near as possible: then the one legal space
 * with the shortest way on foot, the lowest row and column among equals (M-ASSIM-03, M-OPEN-29). Empty when the whole area
 * is full.
 */
export function nearestPlaceable(g: AwayMissions, character: Character, to: SpaceId): SpaceId[] {
  const beside = placeable(g, character, adjacentSpaces(g, to));
  if (beside.length > 0) return beside;
  const counts = crowd(g, character.seat, character.id);
  const away = walks(g, to);
  const [nearest] = counts.layout.spaces
    .filter((space) => mayStay(counts, space.index))
    .sort((a, b) => (away[a.index] ?? 0) - (away[b.index] ?? 0) || a.row - b.row || a.column - b.column);
  return nearest === undefined ? [] : [nearest.id];
}

/** Puts a character into a space. Whoever leaves a space by any means loses its Take Cover token (M-COVER-02). */
export function put(character: Character, space: SpaceId): void {
  if (character.space !== space) character.cover = false;
  character.where = 'area';
  character.space = space;
}
