import type { AwayMissions, Character, SpaceId } from '../../state.ts';
import { spaceAt } from './layout.ts';
import { crowd, mayStay } from './occupancy.ts';
import { adjacentSpaces, walks } from './paths.ts';

/**
 * Returns the spaces where a character may be placed: those without two friends and without a hostile character
 * (M-MOVE-08).
 */
export function placeable(g: AwayMissions, character: Character, spaces: readonly SpaceId[]): SpaceId[] {
  const counts = crowd(g, character.seat, character.id);
  return spaces.filter((id) => mayStay(counts, spaceAt(g, id).index));
}

/**
 * Returns the spaces next to this one where the character may be placed. If there are none, returns the legal space
 * with the shortest walk. Of several equally near spaces, the one in the lowest row wins, then the one in the lowest
 * column (M-ASSIM-03, M-OPEN-29). The list is empty if the whole area is full.
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

/** Moves a character to a space. A character that leaves its space loses its Take Cover token (M-COVER-02). */
export function put(character: Character, space: SpaceId): void {
  if (character.space !== space) character.cover = false;
  character.where = 'area';
  character.space = space;
}
