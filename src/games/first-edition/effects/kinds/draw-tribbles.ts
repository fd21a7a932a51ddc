import { TRIBBLES } from '../../chapters/calls.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * The player draws cards from their Tribble side deck and plays or discards each, or downloads one of its cards
     * (C-TRIB-01).
     */
    'draw-tribbles': { count: number | 'download' };
  }
}

export const drawTribbles: Kind<'draw-tribbles', 'drew-tribbles'> = {
  run(ctx, { seat }, { count }) {
    ctx.call(TRIBBLES, { seat, count });
    return 'drew-tribbles';
  },
  steps: { 'drew-tribbles': () => 'begin' },
};
