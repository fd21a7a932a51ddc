import { attack, crew, enemy, free, longAttack, paid, shields } from '../../print.ts';

/** Weapons Officers weaken enemies and fire at long range. */
export const weaponsOfficers = crew(
  'Weapons Officers',
  {
    elite: true,
    cost: 8,
    rank: 3,
    defense: 6,
    icons: ['romulanStarbase', 'borgCube'],
    people: ['William Riker', 'Kira Nerys'],
  },
  free(attack(5)),
  free(shields(5)),
  paid('gold', enemy('one', { losesAll: 'resistances' }), longAttack(4)),
);
