import { logFor, onOne } from '../../effects/frame.ts';
import type { Kind } from '../../effects/kind.ts';

declare module '../../effects/union.ts' {
  interface Kinds {
    /** Removes the Activated token. */
    ready: { who: CharacterRef };
  }
}

/** A character that was activated can be activated again (M-ACT-05). */
export const ready: Kind<'ready'> = {
  run: onOne((ctx, target) => {
    if (!target.activated) return;
    target.activated = false;
    logFor(ctx, target, 'can be activated again', 'M-ACT-05');
  }),
  text: ({ who }, voice) => `${voice[who]} loses its Activated token`,
  icon: 'plus',
};
