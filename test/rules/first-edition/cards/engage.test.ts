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
    also: [
      {
        gold: "L1: D'deridex [Tomalak]; hand: Explain Your Presence",
        blue: 'L1: Federation Outpost [Calloway]',
        does: ['play:explain-your-presence:on:2', 'ship:3'],
        gives: { 'gold.score': 5 },
        log: 'looks at the cards aboard',
      },
      {
        gold: "L1: D'deridex [Tomalak]; hand: Explain Your Presence",
        blue: 'L1: Haakona {veiled: cloaked} [Sela]',
        cant: 'play',
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
  {
    card: 'Conceal Unlikely Society',
    title:
      'C-MISSION-19 C-MISSION-20: Conceal Unlikely Society lets its solver discard up to three Youth for 5 points each',
    gold: 'missions: Conceal Unlikely Society, Study Pulsar; L1: Senator Vreenak, Wesley Crusher {as: Romulan}, Jake Sisko {as: Romulan}',
    does: ['attempt:L1:team-1', 'pay:2'],
    gives: { 'gold.score': 30, 'gold.discard': ['Jake Sisko', 'Wesley Crusher'] },
    also: [
      {
        gold: 'missions: Conceal Unlikely Society, Study Pulsar; L1: Senator Vreenak, Wesley Crusher {as: Romulan}, Jake Sisko {as: Romulan}, Calloway {as: Romulan}, Alexander Rozhenko {as: Romulan}',
        does: 'attempt:L1:team-1',
        can: { pay: ['pay:0', 'pay:1', 'pay:2', 'pay:3'] },
      },
    ],
  },
  {
    card: 'Assist Survivors',
    title:
      'C-PLAY-16 C-MISSION-01: from the far end, a Husnock Ship reports to Assist Survivors with crew once per game',
    gold: 'missions: Study Pulsar; hand: Husnock Ship, Husnock Ship, Amarie, Baran, Narik, Vekor, Jo’Bril',
    blue: 'missions: Assist Survivors',
    at: 'turn',
    does: 'report:husnock-ship:space:L2',
    can: 'crew:baran',
  },
  {
    card: 'Recover Prisoner',
    title: 'C-CAPTURE-01: the player who solves Recover Prisoner may capture an opposing personnel there',
    gold: 'missions: Recover Prisoner, Study Pulsar; L1: Devoras [Rekar, Lovok]',
    blue: 'L1: Kurdon [Calloway]; L2: Giusti',
    does: 'attempt:L1:1',
    can: { '': ['seize:5', 'none'] },
    next: { does: 'seize:5', gives: { 'Calloway.captive': 'escorted' } },
  },
  {
    card: 'Recover Prisoner',
    title: 'C-MISSION-01 C-DOWNLOAD-01: from the far end, the solver of Recover Prisoner may download Rescue Captives',
    gold: 'missions: Study Pulsar; L2: U.S.S. Galaxy [Sito Jaxa, Jean-Luc Picard, Calloway]; deck: Rescue Captives, Spock',
    blue: 'missions: Recover Prisoner; L2: Kurdon [Lovok]',
    does: 'attempt:L2:1',
    can: { '': ['rescue', 'none'] },
  },
];

provesCards(specs);
