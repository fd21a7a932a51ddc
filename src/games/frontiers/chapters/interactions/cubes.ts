import { scenarioIn } from '../../scenarios/all.ts';
import type { Frontiers } from '../../state.ts';
import { cubeAt } from '../map/ground.ts';
import type { HexId } from '../map/hex.ts';

/** The destroyed Cube of a space that sells something (F-LOC-44); none where they are but found (F-SCEN-04). */
export function cubeForDeals(g: Frontiers, id: HexId): ReturnType<typeof cubeAt> {
  const cube = cubeAt(g, id);
  return cube?.destroyed && scenarioIn(g).cubes !== 'found' ? cube : null;
}
