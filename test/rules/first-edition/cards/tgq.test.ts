import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Nanobiogenic Fugitives',
    title: 'C-DILEMMA-06: with Nanobiogenic Fugitives, a player stops two personnel with ENGINEER or one with Physics',
    gold: 'L2: Linda Larson, Linda Larson, Geordi La Forge, Giusti',
    blue: 'seeds L2: Nanobiogenic Fugitives',
    does: 'attempt:L2:team-1',
    can: { '': ['way:two', 'way:one'] },
    next: { does: 'way:two', can: { '': ['who:1', 'who:2', 'who:3'] } },
    also: [
      {
        gold: 'L2: Linda Larson, Geordi La Forge, Data, Data',
        blue: 'seeds L2: Nanobiogenic Fugitives',
        does: ['attempt:L2:team-1', 'way:one'],
        gives: { 'Geordi La Forge.stopped': 1 },
        log: 'Stopped: Geordi La Forge.',
      },
    ],
  },
  {
    card: 'Nanobiogenic Fugitives',
    title: 'C-DILEMMA-06: a player with no Physics must stop two personnel with ENGINEER for Nanobiogenic Fugitives',
    gold: 'L2: Linda Larson, Linda Larson, Giusti',
    blue: 'seeds L2: Nanobiogenic Fugitives',
    does: 'attempt:L2:team-1',
    log: 'Stopped: Linda Larson and Linda Larson 2.',
  },
  {
    card: 'Administrator Kilana',
    title: 'C-TURN-17 C-DOWNLOAD-01: Administrator Kilana downloads Dominion Hierarchy once per game',
    gold: 'L2: Administrator Kilana; table: Alternate Universe Door; deck: Dominion Hierarchy, Dominion Hierarchy, Spock',
    does: ['use:administrator-kilana:1:card', 'get:dominion-hierarchy:core:0'],
    cant: 'use:administrator-kilana',
  },
  {
    card: 'Dosi Trade Vessel',
    title: 'C-PLAY-10: a Dosi Trade Vessel may report to the Dosi planet',
    gold: 'missions: Further Tulaberry Talks, Study Pulsar; hand: Dosi Trade Vessel',
    at: 'turn',
    can: { report: ['report:dosi-trade-vessel:space:L1'] },
  },
  {
    card: 'Laas',
    title: 'C-PLAY-03 C-PLAY-10: Laas reports for free where his player’s changeling is',
    gold: 'L2: Odo; L5: Worf; hand: Laas',
    at: 'turn',
    does: 'report:laas:surface:L2',
    gives: { Laas: 'surface:L2', 'turn.played': 0 },
    also: [{ gold: 'L5: Worf; hand: Laas', at: 'turn', can: { report: 0 }, blue: 'L2: Odo' }],
  },
  {
    card: 'Internment Operations',
    title: 'C-MISSION-01: on its far end, the Federation solves Internment Operations',
    gold: 'L4: U.S.S. Galaxy [Enrique Muniz, Data, Geordi La Forge, Lenaris Holem {as: Federation}, Bareil Antos {as: Federation}, Beverly Crusher]',
    blue: 'missions: Internment Operations, Survey Mission',
    does: 'attempt:L4:1',
    gives: { 'L4.solved': 0 },
  },
  {
    card: 'Establish Medical Complex',
    title: 'C-DOWNLOAD-08: when Establish Medical Complex is solved, a Romulan Outpost may be downloaded there',
    gold: 'missions: Establish Medical Complex, Study Pulsar; L1: Parthok, Jorvas, Dr. Koramar, Mirok, Mirok; deck: Romulan Outpost, Spock',
    does: 'attempt:L1:team-1',
    can: 'get:romulan-outpost:space:L1',
  },
  {
    card: 'Underestimating the Founders',
    title: 'C-CAPTURE-02 C-TIME-03: one who isn’t a hologram is captured, of your choice if the opponent has a captive',
    gold: 'L2: Giusti',
    blue: 'L2: Gul Madred; seeds L2: Underestimating the Founders',
    does: 'attempt:L2:team-1',
    gives: { 'Giusti.seat': 1, 'L2.seeds': [] },
    also: [
      {
        gold: 'L2: Giusti, Calloway',
        blue: 'L2: Gul Madred, Spock {captive: escorted, owner: 0}; seeds L2: Underestimating the Founders',
        does: ['attempt:L2:team-1', 'who:2'],
        gives: { 'Giusti.seat': 0, 'Calloway.seat': 1 },
      },
    ],
  },
  {
    card: 'Subspace Accident',
    title:
      'C-DILEMMA-27 C-DILEMMA-11: it holds whoever has the most skill icons, and both are discarded at the end of your next turn',
    gold: 'L1: U.S.S. Oberth [Barron, Giusti]',
    blue: 'seeds L1: Subspace Accident',
    does: 'attempt:L1:1',
    gives: { Barron: 'on:4', 'Subspace Accident': 'at:L1', 'Giusti.stopped': 1 },
    next: {
      does: ['end', 'blue end'],
      gives: { Barron: 'on:4' },
      next: {
        does: 'end',
        gives: { Barron: null, 'gold.discard': ['Barron'], 'blue.discard has Subspace Accident': true },
      },
    },
    also: [
      {
        gold: 'L1: U.S.S. Oberth [Albert Einstein, Davies, Mendon, Giusti]',
        blue: 'seeds L1: Subspace Accident',
        does: 'attempt:L1:1',
        gives: { 'Subspace Accident': null },
      },
    ],
  },
];

provesCards(specs);
