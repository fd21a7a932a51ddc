import { attack, crystal, data, longAttack, shields } from '../../../effects/build.ts';
import { crew, free, paid } from '../../print.ts';

/** Photon Pulses and blue data. One Resistance is made up for (F-OPEN-18). */
export const particlePhysicists = crew(
  'Particle Physicists',
  { elite: true, cost: 9, rank: 3, defense: 4, icons: ['classM', 'dominionStarbase'], copies: 2 },
  free(attack(5, 'photonPulse')),
  free(shields(5, 'photonPulse')),
  paid('blue', longAttack(5, 'photonPulse')),
  free(data('blue'), crystal('blue')),
);
