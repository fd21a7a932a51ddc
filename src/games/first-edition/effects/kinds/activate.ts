import { activate as turnUp } from '../../chapters/agendas/agendas.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** The hidden agenda from which this comes is turned face up, in answer to what it is about (C-TYPES-18). */
    activate: object;
  }
}

export const activate: Kind<'activate', 'activated'> = {
  run(ctx, { from }) {
    if (from.kind === 'piece' && from.piece !== undefined) turnUp(ctx, from.piece);
    return 'activated';
  },
  steps: { activated: () => 'begin' },
  text: () => 'Turns the hidden agenda face up.',
};
