import { crew, crystal, diplomacy, enemy, free, paid } from '../../print.ts';

/** Communications Officers give Diplomacy and can stop an enemy's attack. */
export const communicationsOfficers = crew(
  'Communications Officers',
  { elite: false, cost: 7, rank: 2, defense: 2, icons: ['classM', 'dominionStarbase'], people: ['Quark', 'Guinan'] },
  free(diplomacy(5)),
  paid('gold', enemy('one', { skip: true })),
  free(crystal('gold')),
);
