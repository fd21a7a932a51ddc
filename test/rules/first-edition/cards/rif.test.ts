import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Twelve of Ninety-Six',
    title: 'C-DRAW-02: Twelve of Ninety-Six downloads Temporal Vortex instead of a card draw',
    gold: 'L2: Twelve of Ninety-Six; deck: Temporal Vortex, Calloway, Spock; table: Alternate Universe Door',
    asked: { gold: ['draw'] },
    does: ['end:turn', 'use:twelve-of-ninety-six:1:card', 'get:temporal-vortex:core:0'],
    gives: { 'gold.hand': [] },
  },
];

provesCards(specs);
