import type { Proof } from '../../../../../src/simulation/proof.ts';

/** Heads or tails has only one kind of game, and no bot is better than another. */
export const proof: Proof = { tournament: () => ({ notes: ['Every call is as good as any.'], figures: {} }) };
