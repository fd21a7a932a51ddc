import { attack, crew, enemy, free, paid, shields } from '../../print.ts';

/** Tractor Beam Operators can stop an enemy's attack. */
export const tractorBeamOperators = crew(
  'Tractor Beam Operators',
  {
    elite: true,
    cost: 8,
    rank: 3,
    defense: 6,
    icons: ['romulanStarbase', 'borgCube'],
    people: ['Geordi La Forge', 'Miles O’Brien'],
  },
  free(attack(5)),
  free(shields(5)),
  paid('blue', enemy('one', { skip: true, defense: -3 }, 'photonPulse')),
);
