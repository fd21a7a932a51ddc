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
  {
    card: 'Investigate Maquis Activity',
    title:
      'C-MISSION-20: Investigate Maquis Activity is worth 5 more points if it is the first mission that its player solves',
    gold: 'missions: Investigate Maquis Activity, Study Pulsar; L1: Mr. and Mrs. Troi, Data and Geordi, Data',
    patch: { 'locations.L2.solved': 1 },
    does: 'attempt:L1:team-1',
    gives: { 'gold.score': 35 },
    also: [
      {
        gold: 'missions: Investigate Maquis Activity, Study Pulsar; L1: Mr. and Mrs. Troi, Data and Geordi, Data',
        patch: { 'locations.L2.solved': 0 },
        does: 'attempt:L1:team-1',
        gives: { 'gold.score': 30 },
      },
    ],
  },
  {
    card: 'Collect Omicron Particles',
    title: 'C-MOVE-02: next to Collect Omicron Particles, missions have a span that is 1 lower, for both players',
    gold: 'missions: Answer Distress Signal, Collect Omicron Particles, Catalog Phenomena, Acquire Technology; L2: Runabout {spent: 4} [Data]',
    can: { move: ['move:1:L1', 'move:1:L3'] },
    also: [
      {
        gold: 'missions: Answer Distress Signal, Collect Omicron Particles, Catalog Phenomena, Acquire Technology; L2: Runabout {spent: 5} [Data]',
        cant: 'move',
      },
      {
        gold: 'missions: Answer Distress Signal, Collect Omicron Particles, Catalog Phenomena, Acquire Technology; L3: Runabout {spent: 5} [Data]',
        cant: 'move',
      },
      {
        gold: 'missions: Answer Distress Signal; L2: Runabout {spent: 4} [Data]',
        blue: 'missions: Collect Omicron Particles, Catalog Phenomena',
        can: { move: ['move:1:L1', 'move:1:L3'] },
      },
    ],
  },
  {
    card: 'Investigate Derelict',
    title: 'C-MOVE-02: the player who solves Investigate Derelict restores the RANGE of all ships in its region',
    gold: "missions: Investigate Derelict, Study Pulsar; L1: Ni'Var {spent: 3} [Sons of Mogh {as: Vulcan}, B'Somgh {as: Vulcan}]; L2: I.K.C. Bortas {spent: 2}",
    blue: 'L1: Kurdon {spent: 1}',
    does: 'attempt:L1:1',
    gives: { 'L1.solved': 0, "Ni'Var.spent": null, 'Kurdon.spent': null, 'I.K.C. Bortas.spent': 2 },
  },
  {
    card: 'Protect The Escapees',
    title: 'C-BATTLE-06: a player who has solved Protect The Escapees may attack Klingons',
    gold: 'missions: Protect The Escapees, Study Pulsar; L2: U.S.S. Galaxy [Jean-Luc Picard, Giusti, Calloway]',
    blue: 'L2: I.K.C. Bortas [Gowron, Kurn, Kitrik]',
    patch: { 'locations.L1.solved': 0 },
    can: 'attack',
    also: [
      {
        gold: 'missions: Protect The Escapees, Study Pulsar; L2: U.S.S. Galaxy [Jean-Luc Picard, Giusti, Calloway]',
        blue: 'L2: I.K.C. Bortas [Gowron, Kurn, Kitrik]',
        cant: 'attack',
      },
      {
        gold: 'missions: Protect The Escapees, Study Pulsar; L2: U.S.S. Galaxy [Jean-Luc Picard, Giusti, Calloway]',
        blue: 'L2: I.K.C. Bortas [Gowron, Kurn, Kitrik]',
        patch: { 'locations.L1.solved': 1 },
        cant: 'attack',
      },
    ],
  },
];

provesCards(specs);
