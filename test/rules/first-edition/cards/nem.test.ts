import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Thalpet',
    title: 'C-DRAW-06: when Thalpet is played from hand, his player may take a card from the discard pile',
    gold: 'L1: Romulan Outpost; hand: Thalpet; discard: Worf, Data',
    at: 'turn',
    does: ['report:thalpet:aboard:1', 'take', 'take:data'],
    gives: { 'gold.hand': ['Data'] },
    also: [
      {
        gold: 'L1: Romulan Outpost; hand: Thalpet; discard: Worf, Data',
        at: 'turn',
        does: ['report:thalpet:aboard:1', 'none'],
        gives: { 'gold.hand': [] },
      },
    ],
  },
];

provesCards(specs);
