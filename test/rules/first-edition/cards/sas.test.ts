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
    card: 'Nijil',
    title: 'C-SKILL-11: with Nijil, his player’s Drone-class ships have RANGE +2',
    gold: 'L1: Raptor One, Runabout; L5: Nijil',
    blue: 'L1: Raptor One',
    gives: { '1.RANGE': 9, '4.RANGE': 7, 'Runabout.RANGE': 7 },
  },
];

provesCards(specs);
