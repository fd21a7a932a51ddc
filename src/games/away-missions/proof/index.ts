import type { Proof } from '../../../proving/proof.ts';
import { tournament } from './tournament.ts';

/** Away Missions is proven as it is played: there is but one kind of game. */
export const proof: Proof = { tournament };
