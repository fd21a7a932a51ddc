import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Resupply Marauder',
    title: 'C-SKILL-11: after Resupply Marauder is solved, its solver’s D’Kora-class ships have RANGE +1',
    gold: 'missions: Resupply Marauder, Study Pulsar; L1: Kreechta, Ferengi Shuttle',
    patch: { 'locations.L1.solved': 0 },
    blue: 'L1: Kurdon',
    gives: { 'Kreechta.RANGE': 9, 'Ferengi Shuttle.RANGE': 6 },
    also: [{ gold: 'missions: Resupply Marauder, Study Pulsar; L1: Kreechta', gives: { 'Kreechta.RANGE': 8 } }],
  },
  {
    card: 'Renovate Starbase',
    title: 'C-DOWNLOAD-08: when Renovate Starbase is solved, a facility is downloaded there',
    gold: "missions: Renovate Starbase, Study Pulsar; L1: B'Elanna Daughter of Miral, Sons of Mogh; deck: Klingon Outpost, Spock",
    does: 'attempt:L1:team-1',
    can: 'get:klingon-outpost:space:L1',
    cant: 'none',
  },
  {
    card: 'Starting Over',
    title: 'C-DRAW-07: Starting Over replaces the hand, and draws two more with Borg personnel in play',
    gold: 'hand: Starting Over, Kurn, Kor',
    at: 'turn',
    does: 'play:starting-over:core:0',
    gives: { 'gold.hand': ['Calloway', 'Spock'], 'players.0.discard.length': 3 },
    also: [
      {
        gold: 'L2: Second; hand: Starting Over, Kurn',
        at: 'turn',
        does: 'play:starting-over:core:0',
        gives: { 'gold.hand': ['Calloway', 'Spock', 'Data'] },
      },
    ],
  },
];

provesCards(specs);
