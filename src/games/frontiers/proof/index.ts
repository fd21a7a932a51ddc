import type { Proof } from '../../../simulation/proof.ts';
import { habitual } from '../bot/playout-policy.ts';
import { modes } from './modes.ts';
import { tournament } from './tournament.ts';

/** The proof of Frontiers covers each scenario, with each number of players and all fitting variants. */
export const proof: Proof = { options: modes(), habit: (decision, random) => habitual(decision, random), tournament };
