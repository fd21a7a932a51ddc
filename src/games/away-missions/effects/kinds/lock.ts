import { no } from '../../../kit/offers.ts';
import { spaceAt } from '../../chapters/area/layout.ts';
import { present } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { who } from '../scope.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Hostile characters can't use the terminal of this space until the Round ends (M-OPEN-76). */
    lock: unknown;
  }
}

export const lock: Kind<'lock'> = {
  run(ctx, run) {
    const { seat, card } = run;
    const space = present(ctx.g, run, 'self')?.space ?? null;
    if (space === null || spaceAt(ctx.g, space).terminal === null) return;
    ctx.g.lasting.push({ modifier: null, character: null, seat, card, until: 'round', lock: space });
    ctx.log(`The terminal in ${space} is locked against hostile characters this Round.`, 'M-OPEN-76');
  },
  text: () => 'lock this terminal against hostile characters this Round',
  icon: 'lock',
  ahead(g, scope) {
    const space = who(g, scope, 'self')?.space ?? null;
    return space === null || spaceAt(g, space).terminal === null
      ? no('M-OPEN-76', 'There is no terminal here.')
      : scope;
  },
};
