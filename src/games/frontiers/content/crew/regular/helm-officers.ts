import { crew, free, lasting, move, shields } from '../../print.ts';

/** Helm Officers help with movement. */
export const helmOfficers = crew(
  'Helm Officers',
  { elite: false, cost: 5, rank: 1, defense: 4, icons: ['outpost'], people: ['Wesley Crusher', 'Nog'] },
  free(shields(3)),
  free(move(2), lasting('turn', { kind: 'cost', terrain: ['nebula', 'planet', 'sun'], less: 1, least: 0 })),
);
