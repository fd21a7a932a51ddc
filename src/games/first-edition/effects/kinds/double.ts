import { cardName } from '../../position/names.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** What the dilemma that is met does is done twice. */
    double: object;
  }
}

export const double: Kind<'double'> = {
  run(ctx) {
    const met = ctx.g.attempt?.met;
    if (met == null) return;
    met.twice = true;
    ctx.log(`${cardName(met.card)} is doubled.`, 'C-DILEMMA-20');
  },
  text: () => 'Doubles the dilemma.',
};
