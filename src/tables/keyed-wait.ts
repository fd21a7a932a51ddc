import { createHmac } from 'node:crypto';

/** The shortest wait, and how much longer a wait may be, in milliseconds. */
export interface WaitSpan {
  soonest: number;
  spread: number;
}

/**
 * Returns how long something waits, in milliseconds: a keyed hash of `about`. It is no chance, so it is the same for every
 * worker, and nobody without the secret can tell from a wait what it was for.
 */
export function keyedWait(secret: string, about: readonly (string | number)[], { soonest, spread }: WaitSpan): number {
  const hash = createHmac('sha256', secret).update(about.join('\n')).digest();
  return soonest + (hash.readUInt32LE() % (spread + 1));
}
