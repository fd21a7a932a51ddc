import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Restricted Area',
    title: 'C-CAPTURE-02: one of up to nine is stopped, and three of ten or more are captured',
    gold: 'L2: Giusti',
    blue: 'seeds L2: Restricted Area',
    does: 'attempt:L2:team-1',
    gives: { 'Giusti.stopped': 1, 'Giusti.seat': 0, 'blue.discard': ['Restricted Area'] },
    also: [
      {
        gold: 'L2: Giusti, Giusti, Giusti, Giusti, Giusti, Giusti, Giusti, Giusti, Giusti, Giusti',
        blue: 'L2: Gul Madred; seeds L2: Restricted Area',
        does: 'attempt:L2:team-1',
        log: 'Blue captures',
        silent: 'Stopped:',
      },
    ],
  },
];

provesCards(specs);
