import { attack, longAttack, shields } from '../../../effects/build.ts';
import { crew, free } from '../../print.ts';

/** Gunners without data. */
export const phaserCrew = crew(
  'Phaser Crew',
  { elite: false, cost: 6, rank: 2, defense: 4, icons: ['outpost', 'romulanStarbase'], copies: 2 },
  free(attack(3)),
  free(shields(3)),
  free(longAttack(2)),
);
