import type { Proof } from '../../../../../src/simulation/proof.ts';

/** There is but one kind of game, and nobody is better at it than others. */
export const proof: Proof = { tournament: () => ({ notes: ['Every call is as good as any.'], figures: {} }) };
