import { scenarioIn } from '../../scenarios/all.ts';
import type { Frontiers } from '../../state.ts';
import { cubeAt } from '../map/ground.ts';
import type { HexId } from '../map/hex.ts';

/**
 * Returns the Cube on a space if it is destroyed and sells something (F-LOC-44), or null. In scenarios where finding a
 * Cube ends the game, no Cube sells anything (F-SCEN-04).
 */
export function cubeForDeals(g: Frontiers, id: HexId): ReturnType<typeof cubeAt> {
  const cube = cubeAt(g, id);
  return cube?.destroyed && scenarioIn(g).cubes !== 'found' ? cube : null;
}
