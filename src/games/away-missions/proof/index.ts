import type { Proof } from '../../../proving/proof.ts';
import { FACTION_PAIRS } from '../setup.ts';
import { tournament } from './tournament.ts';

/** Away Missions is proven with every two teams that may meet, the usual ones as they are played without options. */
export const proof: Proof = {
  options: FACTION_PAIRS.map(([one, other], at) => (at === 0 ? {} : { factions: [one, other] })),
  tournament,
};
