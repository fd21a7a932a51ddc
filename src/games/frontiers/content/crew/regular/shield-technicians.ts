import { attack, shields } from '../../../effects/build.ts';
import { crew, free, paid } from '../../print.ts';

/** Shields for every type of attack. One Resistance is made up for (F-OPEN-18). */
export const shieldTechnicians = crew(
  'Shield Technicians',
  { elite: false, cost: 7, rank: 2, defense: 3, icons: ['romulanStarbase', 'dominionStarbase'], copies: 2 },
  free(attack(3)),
  free(shields(3)),
  paid('red', shields(5, 'photonTorpedo')),
  paid('blue', shields(5, 'photonPulse')),
);
