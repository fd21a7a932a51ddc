import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Riva (Warp Pack: Emissary)',
    title: 'C-DRAW-01: when Riva reports, each player draws a card',
    gold: 'L1: Neutral Outpost; hand: Riva (Warp Pack: Emissary)',
    at: 'turn',
    does: 'report:riva-warp-pack-emissary:aboard:1',
    gives: { 'gold.hand': ['Calloway'], 'blue.hand': ['Calloway'] },
  },
];

provesCards(specs);
