import { listed } from '../../../kit/words.ts';
import { piecesNamed } from '../../position/names.ts';
import { type CardSelector, whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Stuns or mortally wounds personnel for the current personnel battle (C-PERSBAT-03). */
    fell: { which: CardSelector; as: 'stunned' | 'wounded' };
  }
}

export const fell: Kind<'fell'> = {
  run(ctx, run, { which, as }) {
    const { battle } = ctx.g;
    const pieces = whichOf(ctx.g, run, which);
    if (battle?.kind !== 'personnel' || pieces.length === 0) return;
    for (const { id } of pieces) if (!battle[as].includes(id)) battle[as].push(id);
    const words = as === 'stunned' ? 'stunned' : 'mortally wounded';
    const names = listed(piecesNamed(ctx.g, pieces));
    ctx.log(`${names} ${pieces.length === 1 ? 'is' : 'are'} ${words}.`, 'C-PERSBAT-03');
  },
};
