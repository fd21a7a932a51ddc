import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Eleven of Seventeen',
    title: 'C-TYPES-11: Eleven of Seventeen nullifies every Computer Crash, when it enters play and later',
    gold: 'L1: Borg Cube; hand: Eleven of Seventeen',
    blue: 'table: Computer Crash, Computer Crash {hidden: true}',
    at: 'turn',
    does: 'report:eleven-of-seventeen:aboard:1',
    gives: { 'in play': ['Borg Cube', 'Computer Crash', 'Eleven of Seventeen'], 'blue.discard': ['Computer Crash'] },
    also: [
      {
        gold: 'L1: Borg Cube [Eleven of Seventeen]; hand: Computer Crash',
        at: 'turn',
        does: ['agenda:computer-crash', 'end:turn', 'blue end:turn', 'activate:3'],
        gives: { 'gold.discard': ['Computer Crash'] },
      },
    ],
  },
];

provesCards(specs);
