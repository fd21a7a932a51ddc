import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Investigate Probe Origin',
    title: 'C-MISSION-01: on its far end, CUNNING > 30 solves Investigate Probe Origin',
    gold: 'L4: Data, Data, Data',
    blue: 'missions: Investigate Probe Origin, Survey Mission',
    does: 'attempt:L4:team-1',
    gives: { 'L4.solved': 0 },
    also: [
      {
        gold: 'missions: Investigate Probe Origin, Study Pulsar; L1: Data, Data, Data',
        does: 'attempt:L1:team-1',
        gives: { 'L1.solved': null },
      },
    ],
  },
  {
    card: "Jol Yichu'!",
    title: 'C-DILEMMA-07: without Anthropology and Transporter Skill in orbit, the opponent has two killed',
    gold: 'L2: U.S.S. Oberth [Paulson, Giusti], Barron, Calloway',
    blue: "seeds L2: Jol Yichu'!",
    does: 'attempt:L2:team-4',
    gives: { 'Calloway.stopped': null, 'L2.seeds': [] },
    also: [
      {
        gold: 'L2: U.S.S. Oberth [Linda Larson], Barron, Calloway, Hoya',
        blue: "seeds L2: Jol Yichu'!",
        does: ['attempt:L2:team-3', 'blue who:3 + who:4'],
        gives: { Barron: null, Calloway: null, 'Hoya.stopped': 1, 'blue.discard': [] },
      },
      {
        gold: 'L2: U.S.S. Galaxy [Paulson], Barron, Calloway, Hoya',
        blue: "seeds L2: Jol Yichu'!",
        does: ['attempt:L2:team-3', 'blue who:3 + who:4'],
        gives: { Barron: null },
      },
      {
        gold: 'L2: Federation Outpost; docked:1: U.S.S. Oberth; aboard:2: Paulson, Giusti; L2: Barron, Calloway, Hoya',
        blue: "seeds L2: Jol Yichu'!",
        does: ['attempt:L2:team-5', 'blue who:5 + who:6'],
        gives: { Barron: null },
      },
    ],
  },
  {
    card: 'Exact Change',
    title:
      'C-DILEMMA-06 C-DILEMMA-12: exactly 50 CUNNING gets past it, or two of the opponent’s choice stopped for two turns',
    gold: 'L2: Giusti, Calloway, Linda Larson',
    blue: 'seeds L2: Exact Change',
    does: ['attempt:L2:team-1', 'way:pay', 'blue who:1 + who:2'],
    gives: { 'Giusti.stopped': 3, 'Calloway.stopped': 3, 'Linda Larson.stopped': null, 'L2.seeds': [] },
    also: [
      {
        gold: 'L2: Giusti, Calloway, Linda Larson',
        blue: 'seeds L2: Exact Change',
        does: ['attempt:L2:team-1', 'way:no'],
        gives: { 'Giusti.stopped': 1, 'blue.discard': [] },
      },
      {
        gold: 'L2: Giusti',
        blue: 'seeds L2: Exact Change',
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': 1, 'blue.discard': [] },
      },
      {
        gold: 'L2: Data, Julian Bashir, Jean-Luc Picard, Geordi La Forge, Calloway, Giusti',
        blue: 'seeds L2: Exact Change',
        does: 'attempt:L2:team-1',
        gives: { 'Data.stopped': null, 'blue.discard': ['Exact Change'] },
      },
    ],
  },
  {
    card: 'Vanquish Enemy',
    title: 'C-TURN-17 C-SHIPBAT-15: at Vanquish Enemy, each player may damage an opponent’s ship once per game',
    gold: 'missions: Vanquish Enemy, Study Pulsar; L1: U.S.S. Galaxy',
    blue: 'L1: Kurdon; L2: I.K.C. Bortas',
    can: { 'use:vanquish-enemy': ['use:vanquish-enemy:0:damage:2'] },
    next: {
      does: 'use:vanquish-enemy:0:damage:2',
      gives: { 'Kurdon.damaged': true },
      cant: 'use:vanquish-enemy',
    },
  },
];

provesCards(specs);
