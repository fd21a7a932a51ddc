import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: "Fajo's Gallery",
    title: 'C-CAPTURE-01 C-DRAW-01: a captured unique personnel may draw two cards',
    gold: "L2: DaiMon Bok; table: Fajo's Gallery, Fajo's Gallery",
    blue: 'L2: Jean-Luc Picard',
    does: ['use:daimon-bok:1:4', 'draw'],
    gives: { 'players.0.hand.length': 2 },
    // A second copy draws nothing.
    cant: 'draw',
  },
  {
    card: "Fajo's Gallery",
    title: 'C-DRAW-01: a card of the Fajo Collection that enters play may draw a card',
    gold: "L1: Federation Outpost; table: Fajo's Gallery; hand: Dr. Soong",
    at: 'turn',
    does: ['report:dr-soong:aboard:1', 'draw'],
    gives: { 'players.0.hand.length': 1 },
    also: [
      {
        gold: "L1: Federation Outpost; table: Fajo's Gallery; hand: Data",
        at: 'turn',
        does: 'report:data:aboard:1',
        can: 'end:turn',
      },
    ],
  },
];

provesCards(specs);
