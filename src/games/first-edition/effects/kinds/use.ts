import { playerOf } from '../../position/find.ts';
import { recordUse } from '../../position/turn.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Records the use of something that can be used only once per turn, or once per game (C-TURN-16, C-TURN-17). */
    use: { what: string; per: 'turn' | 'game' };
  }
}

export const use: Kind<'use'> = {
  run({ g }, run, { what, per }) {
    if (per === 'game') playerOf(g, run.seat).used.push(what);
    else recordUse(g, run.seat, what);
  },
};
