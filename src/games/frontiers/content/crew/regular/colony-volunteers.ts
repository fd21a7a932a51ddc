import { attack, diplomacy, move, shields } from '../../../effects/build.ts';
import { crew, free } from '../../print.ts';

/** A little of everything. */
export const colonyVolunteers = crew(
  'Colony Volunteers',
  { elite: false, cost: 4, rank: 1, defense: 3, icons: ['outpost'], copies: 3 },
  free(attack(2)),
  free(shields(2)),
  free(diplomacy(2)),
  free(move(2)),
);
