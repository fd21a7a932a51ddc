import { assimilate as assimilation } from '../../chapters/attacks/leaving.ts';
import { onOne } from '../../effects/frame.ts';
import type { Kind } from '../../effects/kind.ts';

declare module '../../effects/union.ts' {
  interface Kinds {
    assimilate: { who: CharacterRef };
  }
}

/** The acting character Assimilates another, without an attack. */
export const assimilate: Kind<'assimilate'> = {
  run: onOne((ctx, { id: target }, { self }) => {
    if (self !== null) ctx.call(assimilation, { target, by: self });
  }),
  text: ({ who }, voice) => `Assimilate ${voice[who]}`,
  icon: 'person',
};
