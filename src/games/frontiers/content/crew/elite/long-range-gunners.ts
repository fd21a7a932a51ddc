import { longAttack } from '../../../effects/build.ts';
import { crew, free, paid } from '../../print.ts';

/** Nothing but Long Range Attacks. */
export const longRangeGunners = crew(
  'Long-Range Gunners',
  { elite: true, cost: 9, rank: 3, defense: 4, icons: ['romulanStarbase', 'borgCube'], copies: 3 },
  free(longAttack(3)),
  paid('gold', longAttack(5, 'photonTorpedo')),
  paid('blue', longAttack(5, 'photonPulse')),
);
