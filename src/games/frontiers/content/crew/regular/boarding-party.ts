import { attack, crew, free, shields } from '../../print.ts';

/** A Boarding Party can become Wounded to attack or block more strongly. */
export const boardingParty = crew(
  'Boarding Party',
  { elite: false, cost: 6, rank: 2, defense: 4, icons: ['romulanStarbase'], people: ['Kurn', 'Drex'] },
  free(attack(3)),
  free(shields(3)),
  free(attack(6), { do: 'hurt' }),
  free(shields(6), { do: 'hurt' }),
);
