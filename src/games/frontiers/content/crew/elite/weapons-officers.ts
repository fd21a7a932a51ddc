import { attack, longAttack, shields } from '../../../effects/build.ts';
import { crew, free, paid } from '../../print.ts';

/** They fire first, and from far away. */
export const weaponsOfficers = crew(
  'Weapons Officers',
  { elite: true, cost: 8, rank: 3, defense: 6, icons: ['romulanStarbase', 'borgCube'], copies: 2 },
  free(attack(5)),
  free(shields(5)),
  paid('gold', longAttack(6, 'photonTorpedo')),
);
