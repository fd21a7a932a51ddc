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
    card: 'Cargo Pirates',
    title:
      'C-SELECT-02: one is stopped, and another if you have a Delta Quadrant personnel or the opponent three thieves',
    gold: 'L2: Joseph Carey, Giusti',
    blue: 'seeds L2: Cargo Pirates',
    does: 'attempt:L2:team-1',
    gives: { 'Joseph Carey.stopped': 1, 'Giusti.stopped': 1, 'blue.discard': ['Cargo Pirates'] },
    also: [
      {
        gold: 'L2: Calloway, Giusti',
        blue: 'L5: Krem, Muk, Ulis; seeds L2: Cargo Pirates',
        does: 'attempt:L2:team-1',
        gives: { 'Calloway.stopped': 1, 'Giusti.stopped': 1 },
      },
      {
        gold: 'L2: Giusti',
        blue: 'L5: Krem, Muk; seeds L2: Cargo Pirates',
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': 1 },
      },
    ],
  },
  {
    card: 'Rumplestiltskin',
    title: 'C-SKILL-10: someone is stopped for each personnel with five or more skill icons',
    gold: 'L2: Jean-Luc Picard',
    blue: 'seeds L2: Rumplestiltskin',
    does: 'attempt:L2:team-1',
    gives: { 'Jean-Luc Picard.stopped': 1, 'blue.discard': ['Rumplestiltskin'] },
    also: [
      {
        gold: 'L2: Geordi La Forge',
        blue: 'seeds L2: Rumplestiltskin',
        does: 'attempt:L2:team-1',
        gives: { 'Geordi La Forge.stopped': null, 'blue.discard': ['Rumplestiltskin'] },
      },
    ],
  },
];

provesCards(specs);
