import { attack, longAttack, shields } from '../../../effects/build.ts';
import { crew, free, paid } from '../../print.ts';

/** They hit what is far away. */
export const targetingSpecialists = crew(
  'Targeting Specialists',
  { elite: false, cost: 7, rank: 2, defense: 4, icons: ['classM'], copies: 1 },
  free(attack(3)),
  free(shields(3)),
  paid('gold', longAttack(4)),
);
