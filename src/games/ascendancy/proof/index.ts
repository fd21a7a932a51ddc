import type { Proof } from '../../../simulation/proof.ts';
import { modes, varied } from './modes.ts';
import { tournament } from './tournament.ts';

/**
 * The options that simulations use to test Ascendancy: each number of players, with and without the Borg, and
 * everything that a table can agree on.
 */
export const proof: Proof = { options: modes(), varied, tournament };
