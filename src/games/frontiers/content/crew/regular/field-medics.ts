import { crew, data, free, paid, ready, restore } from '../../print.ts';

/** Field Medics heal, and they ready Crew. */
export const fieldMedics = crew(
  'Field Medics',
  { elite: false, cost: 3, rank: 1, defense: 2, icons: ['outpost', 'classM'], people: ['Alyssa Ogawa', 'Selar'] },
  paid('blue', restore(2)),
  free(ready(2)),
  free(data('blue')),
);
