import { several } from '../../../kit/words.ts';
import { logFor, onOne } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { isIncapacitated } from '../sorts.ts';
import { does } from '../text/words.ts';

declare module '../union.ts' {
  interface Kinds {
    stun: { who: CharacterRef };
    recover: { amount: number; who?: CharacterRef };
    cover: { who?: CharacterRef };
  }
}

/** Gives a Stun token, as weapons do, up to the maximum of two (M-STUN-03, M-STUN-07). */
export const stun: Kind<'stun'> = {
  run: onOne((ctx, target) => {
    if (isIncapacitated(target)) return;
    target.stun += 1;
    logFor(ctx, target, 'gains a Stun token', 'M-STUN-03');
  }),
  text: ({ who }, voice) => `${voice[who]} gains a Stun token`,
  icon: 'stun',
};

export const recover: Kind<'recover'> = {
  run: onOne((ctx, target, _run, { amount }) => {
    const removed = Math.min(amount, target.stun);
    if (removed <= 0) return;
    target.stun -= removed;
    logFor(ctx, target, `loses ${several(removed, 'Stun token')}`, 'M-STUN-03');
  }),
  text: ({ who, amount }, voice) => `${does(who, 'remove', voice)} up to ${several(amount, 'Stun token')}`,
  icon: 'recover',
};

/** Gives a Take Cover token (M-COVER-01). */
export const cover: Kind<'cover'> = {
  run: onOne((ctx, target) => {
    if (target.cover) return;
    target.cover = true;
    logFor(ctx, target, 'takes cover', 'M-COVER-01');
  }),
  text: ({ who }, voice) => `${does(who, 'take', voice)} cover`,
  icon: 'cover',
};
