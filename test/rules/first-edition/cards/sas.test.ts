import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: "We're Ready",
    title: 'C-PLAY-01: We’re Ready is played only with three Starfleet personnel in play',
    gold: "L2: Burrows, Elizabeth Cutler, Jonathan Archer (Broken Bow); hand: We're Ready; table: Alternate Universe Door",
    can: 'play:were-ready:core:0',
    also: [
      {
        gold: "L2: Burrows, Elizabeth Cutler; hand: We're Ready; table: Alternate Universe Door",
        cant: 'play:were-ready',
      },
    ],
  },
  {
    card: "We're Ready",
    title: 'C-TURN-09: with We’re Ready and no Non-Aligned card, a player may draw an extra card',
    gold: "L2: Burrows; table: We're Ready",
    does: ['end:turn', 'draw'],
    gives: { 'gold.hand': ['Calloway', 'Spock'] },
    also: [{ gold: "L2: Burrows, Vekor; table: We're Ready", does: 'end:turn', gives: { 'gold.hand': ['Calloway'] } }],
  },
  {
    card: "General K'Vagh",
    title: 'C-DRAW-01 C-TURN-16: General K’Vagh’s player may draw once per turn when their Augment reports where he is',
    gold: "table: Alternate Universe Door; L1: Klingon Outpost [General K'Vagh]; hand: Laneth",
    at: 'turn',
    asked: { gold: ['played'] },
    does: ['report:laneth:aboard:2', 'use:general-kvagh:3:draw'],
    gives: { 'gold.hand': ['Calloway'] },
    also: [
      {
        gold: "table: Alternate Universe Door; L1: Klingon Outpost [General K'Vagh]; hand: Antaak",
        at: 'turn',
        asked: { gold: ['played'] },
        does: 'report:antaak:aboard:2',
        cant: 'use:general',
      },
    ],
  },
];

provesCards(specs);
