import { attack, shields } from '../../../effects/build.ts';
import { crew, free, paid } from '../../print.ts';

/** Photon Pulses, for Attacks and in Shields against them. */
export const deflectorSpecialists = crew(
  'Deflector Specialists',
  { elite: false, cost: 7, rank: 2, defense: 4, icons: ['classM'], copies: 1 },
  free(attack(3)),
  free(shields(3)),
  paid('blue', attack(4, 'photonPulse')),
  paid('blue', shields(4, 'photonPulse')),
);
