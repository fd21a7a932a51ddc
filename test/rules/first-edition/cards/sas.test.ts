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
  {
    card: 'Raptor One',
    title: 'C-PLAY-10: Raptor One reports to any spaceline location',
    gold: 'missions: Hostage Crisis, Study Pulsar; hand: Raptor One; table: Alternate Universe Door',
    blue: 'missions:',
    at: 'turn',
    can: { report: ['report:raptor-one:space:L1', 'report:raptor-one:space:L2'] },
    next: { does: 'report:raptor-one:space:L1', gives: { 'turn.played': 1 } },
  },
];

provesCards(specs);
