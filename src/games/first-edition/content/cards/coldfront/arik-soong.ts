import { release } from '../../../chapters/capture/release.ts';
import { type CardSelector, whichOf } from '../../../effects/card-selector.ts';
import type { Kind } from '../../../effects/kind.ts';
import { isCaptive } from '../../../position/piece-types.ts';
import { does } from '../../builders/personnel/deeds.ts';
import type { CardRules } from '../../card-rules.ts';

/** Arik Soong (Cold Front). */
export const CARDS: CardRules = {
  'arik-soong': {
    text: 'He may release captives at his location.',
    orders: does('always', 'Release', 'captive, here', ({ id }) => [{ do: 'set-free', which: [id] }]),
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Releases captives (C-CAPTURE-05). */
    'set-free': { which: CardSelector };
  }
}

const setFree: Kind<'set-free'> = {
  run(ctx, run, { which }) {
    for (const piece of whichOf(ctx.g, run, which)) if (isCaptive(piece)) release(ctx, piece);
  },
};

/** The kinds of effects that only this card has. */
export const KINDS = { 'set-free': setFree };
