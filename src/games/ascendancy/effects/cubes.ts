import { several } from '../../kit/words.ts';
import type { Play } from '../chapters/calls.ts';
import { regainDice } from '../position/borg.ts';
import { atPlace } from '../position/names.ts';
import type { Cube } from '../state.ts';

/** Returns the Cube with the fewest dice, or undefined if there is none. Ties go to the oldest Cube. */
export function weakest(cubes: readonly Cube[]): Cube | undefined {
  return [...cubes].sort((a, b) => a.dice - b.dice || a.id - b.id)[0];
}

/** Gives dice back to a Cube, up to 9 in all. */
export function regain(ctx: Play, cube: Cube | undefined, dice: number): void {
  if (cube === undefined) return;
  const more = regainDice(cube, dice);
  if (more > 0) ctx.log(`The Cube ${atPlace(ctx.g, cube.at)} regains ${several(more, 'die', 'dice')}.`, 'A-BORG-02');
}
