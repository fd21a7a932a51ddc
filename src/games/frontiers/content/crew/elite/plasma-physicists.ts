import { attack, crystal, data, longAttack, shields } from '../../../effects/build.ts';
import { crew, free, paid } from '../../print.ts';

/** Photon Torpedoes and red data. One Resistance is made up for (F-OPEN-18). */
export const plasmaPhysicists = crew(
  'Plasma Physicists',
  { elite: true, cost: 9, rank: 3, defense: 4, icons: ['classM', 'dominionStarbase'], copies: 2 },
  free(longAttack(4, 'photonTorpedo')),
  paid('red', attack(7, 'photonTorpedo')),
  paid('red', shields(7, 'photonTorpedo')),
  free(data('red'), crystal('red')),
);
