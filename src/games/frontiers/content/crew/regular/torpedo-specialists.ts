import { attack, shields } from '../../../effects/build.ts';
import { crew, free, paid } from '../../print.ts';

/** Photon Torpedoes, for Attacks and in Shields against them. */
export const torpedoSpecialists = crew(
  'Torpedo Specialists',
  { elite: false, cost: 7, rank: 2, defense: 4, icons: ['classM'], copies: 1 },
  free(attack(3)),
  free(shields(3)),
  paid('red', attack(4, 'photonTorpedo')),
  paid('red', shields(4, 'photonTorpedo')),
);
