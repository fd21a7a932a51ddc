import type { Proof } from '../../../proving/proof.ts';
import { habitual } from '../bot/habits.ts';
import { modes } from './modes.ts';
import { tournament } from './tournament.ts';

/** Frontiers is proven in each scenario with each number of players and the variants that fit. */
export const proof: Proof = { options: modes(), habit: (decision, random) => habitual(decision, random), tournament };
