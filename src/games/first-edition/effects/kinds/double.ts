import { cardName } from '../../position/names.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Doubles the effects of the encountered dilemma. `whole` also doubles its requirements and points (C-DILEMMA-16).
     */
    double: { whole?: true };
  }
}

export const double: Kind<'double'> = {
  run(ctx, _run, { whole }) {
    const met = ctx.g.attempt?.met;
    if (met == null) return;
    met.twice = true;
    if (whole === true) met.whole = true;
    ctx.log(`${cardName(met.card)} is doubled.`, 'C-DILEMMA-16');
  },
};
