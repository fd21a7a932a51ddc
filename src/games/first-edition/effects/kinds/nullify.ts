import { cardName } from '../../position/names.ts';
import { answeredTo } from '../announced.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Nullifies the card announced last, or the encountered dilemma (C-TYPES-11, C-DILEMMA-09). */
    nullify: { what: 'card' | 'dilemma' };
  }
}

export const nullify: Kind<'nullify'> = {
  run(ctx, run, { what }) {
    const { g } = ctx;
    const target = what === 'card' ? answeredTo(g, run) : g.attempt?.met;
    if (target == null) return;
    target.nullified = true;
    ctx.log(`${cardName(target.card)} is nullified.`, what === 'card' ? 'C-RESPONSE-07' : 'C-DILEMMA-09');
  },
};
