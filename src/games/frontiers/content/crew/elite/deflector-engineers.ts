import { attack, shields } from '../../../effects/build.ts';
import { crew, free, paid } from '../../print.ts';

/** Photon Pulses at close range. Two Resistances are made up for (F-OPEN-18). */
export const deflectorEngineers = crew(
  'Deflector Engineers',
  { elite: true, cost: 8, rank: 3, defense: 4, icons: ['romulanStarbase', 'dominionStarbase'], copies: 2 },
  free(attack(5, 'photonPulse')),
  free(shields(5, 'photonPulse')),
  paid('blue', attack(8, 'photonPulse')),
);
