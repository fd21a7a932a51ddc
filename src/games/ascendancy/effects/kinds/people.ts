import { develop as developWorld, settle as settleWorld } from '../../chapters/exploring/civilizations.ts';
import { discOf } from '../../position/find.ts';
import type { Resources } from '../../state.ts';
import type { Kind } from '../kind.ts';
import { hereOf } from '../system-units.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Puts a Warp-Capable civilization in the System (A-CIV-05), with at most as many Nodes as its level (A-CIV-06).
     */
    develop: { level: number };
    /**
     * Puts a Pre-Warp civilization in the System, with Resources that wait for the first player to Colonize it
     * (A-CIV-02).
     */
    settle: { waiting: Partial<Resources> };
  }
}

export const develop: Kind<'develop'> = {
  run(ctx, run, { level }) {
    developWorld(ctx, discOf(ctx.g, hereOf(run)), level);
  },
  worth: () => 0.3,
};

export const settle: Kind<'settle'> = {
  run(ctx, run, { waiting }) {
    settleWorld(ctx, discOf(ctx.g, hereOf(run)), waiting);
  },
  worth: () => 0.4,
};
