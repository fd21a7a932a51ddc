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
    card: 'Venus Drug',
    title:
      'C-SKILL-14 C-TYPES-12: a Venus Drug gives Youth and attributes +2 to its player’s female personnel at its location',
    gold: 'L2: Taitt, Worf; L5: Giusti; hand: Venus Drug',
    blue: 'L2: Vekor',
    at: 'turn',
    does: 'play:venus-drug:at:L2',
    gives: {
      'Taitt.Youth': 1,
      'Taitt.INTEGRITY': 8,
      'Taitt.CUNNING': 9,
      'Taitt.STRENGTH': 6,
      'Worf.STRENGTH': 10,
      'Giusti.STRENGTH': 4,
      'Vekor.STRENGTH': 6,
      'Venus Drug.count': 2,
    },
  },
  {
    card: 'Explain Your Presence',
    title:
      'C-TURN-17 C-POINTS-01: a Romulan OFFICER is stopped to look at an opponent’s crew, and scores once per game',
    gold: "L1: D'deridex [Tomalak, Sela]; L2: Tomalak; hand: Explain Your Presence, Explain Your Presence",
    blue: 'L1: U.S.S. Oberth [Calloway], U.S.S. Galaxy',
    can: { play: ['play:explain-your-presence:on:2'] },
    next: {
      does: ['play:explain-your-presence:on:2', 'ship:5'],
      gives: { 'gold.score': 5, '2.stopped': 1 },
    },
  },
];

provesCards(specs);
