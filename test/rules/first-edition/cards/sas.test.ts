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
    card: 'Free Orion Slaves',
    title: 'C-PLAY-10 C-TURN-16: Orions report to the planet of Free Orion Slaves, one each turn for free',
    gold: "missions: Free Orion Slaves, Study Pulsar; hand: D'Nesh, Maras, Navaar, Spock; table: Alternate Universe Door",
    at: 'turn',
    does: 'report:dnesh:surface:L1',
    gives: { 'turn.played': 0 },
    cant: 'report:spock:surface:L1',
    next: {
      does: 'report:maras:surface:L1',
      gives: { 'turn.played': 1 },
      cant: 'report:navaar:surface:L1',
    },
  },
];

provesCards(specs);
