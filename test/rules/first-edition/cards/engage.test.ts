import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Parem (Engage)',
    title: 'C-SKILL-14: Parem has all attributes +1 while he faces a dilemma, and only then',
    gold: 'L2: Parem (Engage) {as: Federation}, Giusti {stopped: 1}, Calloway {stopped: 1}',
    blue: 'seeds L2: A Bad End',
    gives: { 'Parem (Engage).INTEGRITY': 4, 'Parem (Engage).CUNNING': 6, 'Parem (Engage).STRENGTH': 8 },
    next: {
      does: 'attempt:L2:team-1',
      gives: { 'Parem (Engage).INTEGRITY': 5, 'Parem (Engage).CUNNING': 7, 'Parem (Engage).STRENGTH': 9 },
      next: { does: 'who:2', gives: { 'Parem (Engage).STRENGTH': 8 } },
    },
  },
  {
    card: 'Abduction Plot',
    title: 'C-PLAY-16: at the far end of Abduction Plot, Federation shuttlecraft report with up to two personnel',
    gold: 'hand: Type VI Shuttlecraft, Data, Giusti, Calloway, Runabout',
    blue: 'missions: Abduction Plot, Survey Mission',
    at: 'turn',
    can: { 'report:': ['report:type-vi-shuttlecraft:space:L4'] },
    next: {
      does: ['report:type-vi-shuttlecraft:space:L4', 'crew:data', 'crew:giusti'],
      gives: { 'gold.hand': ['Calloway', 'Runabout'], Data: 'aboard:1' },
    },
  },
  {
    card: 'Legal Appeal',
    title: 'C-PLAY-16: at the far end of Legal Appeal, an Edo Vessel reports with crew once',
    gold: 'hand: Edo Vessel, Gary Seven, Khan, Roberta Lincoln; table: Alternate Universe Door',
    blue: 'missions: Legal Appeal, Survey Mission',
    at: 'turn',
    can: { 'report:edo': ['report:edo-vessel:space:L4'] },
    also: [
      {
        gold: 'missions: Legal Appeal, Study Pulsar; hand: Edo Vessel, Gary Seven, Khan, Roberta Lincoln; table: Alternate Universe Door',
        at: 'turn',
        can: { 'report:edo': 0 },
      },
    ],
  },
  {
    card: 'Prevent Military Escalation',
    title:
      'C-PLAY-16: at the far end of Prevent Military Escalation, the U.S.S. Phoenix reports with up to three personnel',
    gold: 'hand: U.S.S. Phoenix, Data, Giusti, Calloway, Spock',
    blue: 'missions: Prevent Military Escalation, Survey Mission',
    at: 'turn',
    can: { 'report:uss': ['report:uss-phoenix:space:L4'] },
    next: {
      does: ['report:uss-phoenix:space:L4', 'crew:data', 'crew:giusti', 'crew:calloway'],
      gives: { Data: 'aboard:1', 'gold.hand': ['Spock'] },
    },
  },
  {
    card: 'Resupply Marauder II',
    title: 'C-SKILL-11: after Resupply Marauder II is solved, its solver’s D’Kora-class ships have RANGE +1',
    gold: 'missions: Resupply Marauder II, Study Pulsar; L1: Kreechta, Ferengi Shuttle',
    patch: { 'locations.L1.solved': 0 },
    gives: { 'Kreechta.RANGE': 9, 'Ferengi Shuttle.RANGE': 6 },
  },
  {
    card: 'Resupply Marauder II (back)',
    title: 'C-SKILL-11: after Resupply Marauder II is solved on its other side, D’Kora-class ships have RANGE +1',
    gold: 'missions: Resupply Marauder II (back), Study Pulsar; L1: Kreechta',
    patch: { 'locations.L1.solved': 0 },
    gives: { 'Kreechta.RANGE': 9 },
    also: [
      {
        gold: 'missions: Resupply Marauder II (back), Study Pulsar; L1: Kreechta',
        patch: { 'locations.L1.solved': 1 },
        gives: { 'Kreechta.RANGE': 8 },
      },
    ],
  },
  {
    card: 'Resupply Marauder II (back)',
    title: 'C-MISSION-25: a Ferengi ENGINEER turns Resupply Marauder II over for Gold-Pressed Latinum from there',
    gold: 'missions: Resupply Marauder II, Study Pulsar; L1: Ferengi Shuttle [Dr. Reyga, Gold-Pressed Latinum]',
    patch: {
      'locations.L1.missions': [{ card: 'resupply-marauder-ii-back', owner: 0, front: 'resupply-marauder-ii' }],
    },
    does: 'use:resupply-marauder-ii-back:0:turn:L1:3',
    gives: {
      'Ferengi Outpost': 'space:L1',
      'L1.missions.0.card': 'resupply-marauder-ii',
      'gold.discard': ['Gold-Pressed Latinum'],
    },
    next: { does: 'end:turn', gives: { 'gold.hand': [] } },
    also: [
      {
        gold: 'missions: Resupply Marauder II (back), Study Pulsar; L1: Ferengi Shuttle [Gold-Pressed Latinum]',
        cant: 'use:resupply',
      },
    ],
  },
  {
    card: 'Reluctant Informant',
    title:
      'C-DILEMMA-15 C-STOP-01: the lowest INTEGRITY and a Command icon are stopped until the end of your next turn',
    gold: 'L1: U.S.S. Oberth [Barron, Norah Satie, Giusti]',
    blue: 'seeds L1: Reluctant Informant',
    does: 'attempt:L1:1',
    gives: {
      'Barron.stopped': 3,
      'Norah Satie.stopped': 3,
      'Giusti.stopped': null,
      'blue.discard': ['Reluctant Informant'],
    },
    also: [
      {
        gold: 'L1: U.S.S. Oberth [Barron, Deanna Troi]',
        blue: 'seeds L1: Reluctant Informant',
        does: 'attempt:L1:1',
        gives: { 'Barron.stopped': null, 'blue.discard': ['Reluctant Informant'] },
      },
    ],
  },
  {
    card: 'Undercover Agent',
    title: 'C-DOWNLOAD-01 C-DILEMMA-06: if a Romulan ship is in play, the opponent may bring Selok to the planet',
    gold: 'L2: Giusti',
    blue: "L5: D'deridex; deck: Selok; seeds L2: Undercover Agent",
    does: ['attempt:L2:team-1', 'blue get:selok:surface:L2'],
    gives: { Selok: 'surface:L2', 'Giusti.stopped': 1, 'blue.discard': [] },
    also: [
      {
        gold: 'L2: Giusti',
        blue: 'deck: Selok; seeds L2: Undercover Agent',
        does: 'attempt:L2:team-1',
        gives: { Selok: null, 'Giusti.stopped': 1 },
      },
      {
        gold: 'L2: Lopez, Odo (Dogs of War)+',
        blue: "L5: D'deridex; deck: Selok; seeds L2: Undercover Agent",
        does: ['attempt:L2:team-1', 'blue none'],
        gives: { 'Lopez.stopped': null, 'blue.discard': ['Undercover Agent'] },
      },
    ],
  },
];

provesCards(specs);
