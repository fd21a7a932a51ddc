import type { Sectors } from '../../galaxy/measure.ts';
import type { Play } from '../calls.ts';

/** The faces of the Space Lane Die (A-OPEN-08). */
const FACES: readonly Sectors[] = [2, 2, 3, 3, 4, 4];

/** Rolls the Space Lane Die (A-LANE-03, A-COMP-04). */
export function rollLane(ctx: Play): Sectors {
  const [face = 1] = ctx.roll(1);
  const sectors = FACES[face - 1];
  if (sectors === undefined) throw new Error(`the Space Lane Die has no face ${face}`);
  return sectors;
}
