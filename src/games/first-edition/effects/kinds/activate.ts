import { activate as turnUp } from '../../chapters/agendas/agendas.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Turns the hidden agenda with this effect face up, in response to a card (C-TYPES-18). */
    activate: object;
  }
}

export const activate: Kind<'activate', 'activated'> = {
  run(ctx, { from }) {
    if (from.kind === 'piece' && from.piece !== undefined) turnUp(ctx, from.piece);
    return 'activated';
  },
  steps: { activated: () => 'begin' },
};
