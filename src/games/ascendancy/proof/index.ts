import type { Proof } from '../../../simulation/proof.ts';
import { modes, varied } from './modes.ts';
import { tournament } from './tournament.ts';

/** Ascendancy is proven for each number of players, with the Borg and without, and with all that can be agreed on. */
export const proof: Proof = { options: modes(), varied, tournament };
