import type { Proof } from '../../../simulation/proof.ts';
import { modes, varied } from './modes.ts';
import { tournament } from './tournament.ts';

/** Plays Away Missions with two, three and four players, with and without teams, with all settings. */
export const proof: Proof = { options: modes(), varied, tournament };
