import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Secure Covert Transportation',
    title: 'C-MISSION-20: Secure Covert Transportation is worth 5 more points with Smuggling in the Away Team',
    gold: 'missions: Secure Covert Transportation, Study Pulsar; L1: Kallis Ven',
    does: 'attempt:L1:team-1',
    gives: { 'gold.score': 30 },
    also: [
      {
        gold: 'missions: Secure Covert Transportation, Study Pulsar; L1: Kallis Ven, Kasidy Yates {as: Bajoran}',
        does: 'attempt:L1:team-1',
        gives: { 'gold.score': 35 },
      },
    ],
  },
  {
    card: 'Mine Enemy Fleet',
    title: 'C-SHIPBAT-06: the player who solves Mine Enemy Fleet may damage the opponent’s ships in its region',
    gold: 'missions: Mine Enemy Fleet, Study Pulsar; L1: U.S.S. Galaxy [Tom Paris, Lauren]',
    blue: 'L1: Kurdon; L2: I.K.C. Bortas',
    does: 'attempt:L1:1',
    can: { '': ['mine', 'none'] },
    next: {
      does: 'mine',
      gives: { 'Kurdon.damaged': true, 'I.K.C. Bortas.damaged': null, 'U.S.S. Galaxy.damaged': null },
    },
  },
  {
    card: 'Mine Enemy Fleet',
    title: 'C-MISSION-17: a shuttlecraft replaces Stellar Cartography for Mine Enemy Fleet',
    gold: 'missions: Mine Enemy Fleet, Study Pulsar; L1: Delta Flyer [Sons of Mogh {as: Federation}, Calloway]',
    does: 'attempt:L1:1',
    gives: { 'L1.solved': 0 },
    also: [
      {
        gold: 'missions: Mine Enemy Fleet, Study Pulsar; L1: U.S.S. Galaxy [Sons of Mogh {as: Federation}, Jean-Luc Picard, Calloway]',
        does: 'attempt:L1:1',
        gives: { 'L1.solved': null },
      },
    ],
  },
  {
    card: 'Prevent Military Escalation II',
    title:
      'C-PLAY-16 C-MISSION-01: from the far end, U.S.S. Phoenix reports to Prevent Military Escalation II with three personnel',
    gold: 'missions: Study Pulsar; hand: U.S.S. Phoenix, Calloway, Giusti, Taitt, Data',
    blue: 'missions: Prevent Military Escalation II',
    at: 'turn',
    does: ['report:uss-phoenix:space:L2', 'crew:calloway', 'crew:giusti', 'crew:taitt'],
    gives: { 'gold.hand': ['Data'], 'U.S.S. Phoenix': 'space:L2' },
  },
  {
    card: 'Prevent Military Escalation II (back)',
    title: 'C-MISSION-25: a Cardassian ENGINEER turns Prevent Military Escalation II over to build its outpost',
    gold: 'missions: Prevent Military Escalation II, Study Pulsar; L1: Galor [Ekoor, Dejar]',
    patch: {
      'locations.L1.missions': [
        { card: 'prevent-military-escalation-ii-back', owner: 0, front: 'prevent-military-escalation-ii' },
      ],
    },
    at: 'turn',
    does: 'use:prevent-military-escalation-ii-back:0:turn:L1',
    gives: {
      'Cardassian Outpost': 'space:L1',
      'L1.missions.0.card': 'prevent-military-escalation-ii',
      'turn.played': 1,
    },
    next: { does: 'end:turn', gives: { 'gold.hand': [] } },
  },
  {
    card: 'U.S.S. Cairo',
    title: 'C-SKILL-11: the U.S.S. Cairo has WEAPONS and SHIELDS +2 at a Cardassian mission',
    gold: 'missions: Find Hidden Base, Study Pulsar; L1: U.S.S. Cairo',
    gives: { 'U.S.S. Cairo.WEAPONS': 8, 'U.S.S. Cairo.SHIELDS': 9, 'U.S.S. Cairo.RANGE': 8 },
    also: [
      {
        gold: 'missions: Hostage Crisis, Study Pulsar; L1: U.S.S. Cairo',
        gives: { 'U.S.S. Cairo.WEAPONS': 6, 'U.S.S. Cairo.SHIELDS': 7 },
      },
    ],
  },
  {
    card: 'Vetar (Showdown: Four Lights)',
    title: 'C-SKILL-11: the Vetar has WEAPONS and SHIELDS +2 while its player has a captive',
    gold: 'L2: Vetar (Showdown: Four Lights); L5: Cardassian Outpost [Ekoor, Worf {captive: escorted, owner: 1}]',
    gives: { '1.WEAPONS': 9, '1.SHIELDS': 9, '1.RANGE': 8 },
    also: [
      {
        gold: 'L2: Vetar (Showdown: Four Lights)',
        blue: 'L5: U.S.S. Galaxy [Data, Ekoor {captive: escorted, owner: 0}]',
        gives: { '1.WEAPONS': 7, '1.SHIELDS': 7 },
      },
    ],
  },
];

provesCards(specs);
