import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'First Minister Shakaar',
    title:
      'C-PLAY-03 C-TURN-16: one Bajoran CIVILIAN per turn reports for free to First Minister Shakaar in his Chamber of Ministers',
    gold: 'L1: Chamber of Ministers [First Minister Shakaar]; hand: Furel, Leeta, Anara',
    at: 'turn',
    does: 'report:furel:aboard:1',
    gives: { 'turn.played': 0 },
    next: { does: 'report:leeta:aboard:1', gives: { 'turn.played': 1 } },
    also: [
      {
        gold: 'L1: Chamber of Ministers [First Minister Shakaar]; hand: Anara',
        at: 'turn',
        does: 'report:anara:aboard:1',
        gives: { 'turn.played': 1 },
      },
    ],
  },
];

provesCards(specs);
