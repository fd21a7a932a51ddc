import { attack, crew, free, lasting, shields } from '../../print.ts';

/**
 * Tactical Veterans are the best guards. In Mage Knight, these veterans give all other units Resistances. In this game,
 * they give other Crew a bonus (F-OPEN-18).
 */
export const tacticalVeterans = crew(
  'Tactical Veterans',
  { elite: true, cost: 11, rank: 4, defense: 7, icons: ['borgCube'], people: ['Worf', 'Kor', 'Kang'] },
  free(attack(5)),
  free(shields(8)),
  free(lasting('turn', { kind: 'crew', attack: 2, shields: 2 })),
);
