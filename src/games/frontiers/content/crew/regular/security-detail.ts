import { attack, shields } from '../../../effects/build.ts';
import { crew, free } from '../../print.ts';

/** Guards: Shields before all. */
export const securityDetail = crew(
  'Security Detail',
  { elite: false, cost: 5, rank: 2, defense: 5, icons: ['outpost', 'romulanStarbase'], copies: 2 },
  free(attack(2)),
  free(shields(4)),
);
