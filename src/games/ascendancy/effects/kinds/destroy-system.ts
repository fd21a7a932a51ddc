import { DESTROY } from '../../chapters/calls.ts';
import type { Kind } from '../kind.ts';
import { hereOf } from '../system-units.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Destroys the System (A-DEST-01). With `cubes`, Cubes in the System are destroyed too, and nobody gains Tech for
     * them.
     */
    'destroy-system': { cubes?: true };
  }
}

export const destroySystem: Kind<'destroy-system'> = {
  run(ctx, run, { cubes }) {
    const system = hereOf(run);
    const { borg } = ctx.g;
    if (cubes === true && borg !== null) {
      const lost = borg.cubes.filter(({ at }) => at === system).length;
      borg.cubes = borg.cubes.filter(({ at }) => at !== system);
      if (lost > 0) ctx.log('The Cube there is destroyed with the System.', 'A-BORG-02');
    }
    if (system in ctx.g.discs) ctx.call(DESTROY, { seat: run.seat, system });
  },
  worth: ({ cubes }) => (cubes === true ? 3 : -0.3),
};
