import { attack, BASICS, crew, free, lasting, paid, shields } from '../../print.ts';

/** Pulse Torpedoes. Additional points make up for two Resistances (F-OPEN-18). */
export const weaponsResearchers = crew(
  'Weapons Researchers',
  { elite: true, cost: 12, rank: 4, defense: 5, icons: ['borgCube'], people: ['Commander Data', 'Jadzia Dax'] },
  free({ do: 'data', colours: BASICS, count: 2 }),
  free(attack(7, 'pulseTorpedo')),
  free(shields(7, 'pulseTorpedo')),
  paid('red', attack(9, 'pulseTorpedo')),
  paid('blue', shields(9, 'pulseTorpedo')),
  paid('gold', lasting('turn', { kind: 'fire', fire: 'pulseTorpedo' })),
);
