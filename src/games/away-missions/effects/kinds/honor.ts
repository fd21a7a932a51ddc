import { several } from '../../../kit/words.ts';
import { changeHonor } from '../../chapters/characters/honor.ts';
import { onOne } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { does } from '../text/words.ts';

declare module '../union.ts' {
  interface Kinds {
    /** A character gains this many Honor tokens, or loses them if the number is negative (M-OPEN-71). */
    honor: { amount: number; who?: CharacterRef };
  }
}

export const honor: Kind<'honor'> = {
  run: onOne((ctx, target, _run, { amount }) => changeHonor(ctx, target, amount)),
  text: ({ who, amount }, voice) =>
    `${does(who, amount < 0 ? 'lose' : 'gain', voice)} ${several(Math.abs(amount), 'Honor token')}`,
  icon: 'honor',
};
