import type { Proof } from '../../../simulation/proof.ts';
import { modes, varied } from './modes.ts';
import { tournament } from './tournament.ts';

/** Away Missions is proven for two, three and four, alone and in teams, with all that can be agreed on. */
export const proof: Proof = { options: modes(), varied, tournament };
