import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Alliance Outpost',
    title: 'C-FAC-05: a Cardassian ENGINEER of the Alliance can build an Alliance Outpost, but other Cardassians can’t',
    gold: 'missions: Enlistment Drive, Study Pulsar; L1: Overseer Mardel; hand: Alliance Outpost',
    can: { play: ['play:alliance-outpost:space:L1'] },
    also: [
      {
        gold: 'missions: Enlistment Drive, Study Pulsar; L1: Bronok; hand: Alliance Outpost',
        cant: { 'play:alliance-outpost:space:L1': 'C-FAC-05' },
      },
    ],
  },
  {
    card: 'Conduct Crossover Operation',
    title: 'C-MISSION-05: a crew needs a Mirror Quadrant personnel to attempt Conduct Crossover Operation',
    gold: 'missions: Conduct Crossover Operation, Study Pulsar; L1: Runabout [Data]',
    cant: { 'attempt:L1:1': 'Mirror Quadrant personnel' },
    also: [
      {
        gold: 'missions: Conduct Crossover Operation, Study Pulsar; L1: Runabout [Data, Ezri]',
        does: 'attempt:L1:1',
        gives: { 'L1.solved': 0 },
      },
    ],
  },
  {
    card: 'Replenish Workforce',
    title: 'C-DOWNLOAD-01: when Replenish Workforce is solved, a KCA human may be downloaded there',
    gold: 'missions: Replenish Workforce, Study Pulsar; L1: Sons of Mogh, Klaang, Kurn; deck: McKay, Spock; table: Alternate Universe Door',
    does: 'attempt:L1:team-1',
    can: ['get:mckay:surface:L1', 'none'],
  },
  {
    card: "Mr. Sisko's Interceptor",
    title: 'C-MOVE-16: Mr. Sisko’s Interceptor lands or takes off once per turn',
    gold: "L2: Mr. Sisko's Interceptor {mode: Non-Aligned} [Mr. Sisko]",
    does: 'land:1',
    cant: 'takeoff',
    gives: { "Mr. Sisko's Interceptor": 'surface:L2' },
  },
  {
    card: "Mr. Sisko's Interceptor",
    title: 'C-SKILL-11: Mr. Sisko’s Interceptor has WEAPONS +3 when it fires at a KCA ship',
    gold: "L1: Mr. Sisko's Interceptor {mode: Non-Aligned} [Mr. Sisko {as: Non-Aligned}]",
    blue: 'L1: Alliance Galor',
    does: 'attack:all:1:3',
    log: 'ATTACK 10',
    also: [
      {
        gold: "L1: Mr. Sisko's Interceptor {mode: Non-Aligned} [Mr. Sisko {as: Non-Aligned}]",
        blue: 'L1: I.K.C. Vorn',
        does: 'attack:all:1:3',
        log: 'ATTACK 7',
      },
    ],
  },
  {
    card: "Mr. Sisko's Interceptor*",
    title: 'C-MOVE-16: Mr. Sisko’s Interceptor* lands or takes off once per turn',
    gold: "L2: Mr. Sisko's Interceptor* {mode: Non-Aligned} [Mr. Sisko]",
    does: 'land:1',
    cant: 'takeoff',
    gives: { "Mr. Sisko's Interceptor*": 'surface:L2' },
  },
  {
    card: "Mr. Sisko's Interceptor*",
    title: 'C-SKILL-11: Mr. Sisko’s Interceptor* has WEAPONS +3 when it fires at a KCA ship',
    gold: "L1: Mr. Sisko's Interceptor* {mode: Non-Aligned} [Mr. Sisko {as: Non-Aligned}]",
    blue: 'L1: Alliance Galor',
    does: 'attack:all:1:3',
    log: 'ATTACK 10',
    also: [
      {
        gold: "L1: Mr. Sisko's Interceptor* {mode: Non-Aligned} [Mr. Sisko {as: Non-Aligned}]",
        blue: 'L1: I.K.C. Vorn',
        does: 'attack:all:1:3',
        log: 'ATTACK 7',
      },
    ],
  },
  {
    card: 'The Best of a Bad Life',
    title: 'C-DRAW-06: The Best of a Bad Life takes up to two Non-Aligned KCA cards from the discard pile',
    gold: 'hand: The Best of a Bad Life; discard: Carri, Calloway, Errol, Sunad',
    at: 'turn',
    does: 'play:the-best-of-a-bad-life:core:0:take',
    can: { take: ['take:carri', 'take:errol'], none: ['none'] },
    next: {
      does: ['take:carri', 'take:errol'],
      gives: { 'gold.hand': ['Carri', 'Errol'], 'gold.discard': ['The Best of a Bad Life', 'Calloway', 'Sunad'] },
    },
  },
  {
    card: 'The Best of a Bad Life',
    title: 'C-SKILL-14: each copy on the table adds 1 to attributes of its player’s Non-Aligned KCA personnel',
    gold: 'L2: Carri, Sunad; table: The Best of a Bad Life; hand: The Best of a Bad Life',
    blue: 'L2: Errol',
    at: 'turn',
    does: 'play:the-best-of-a-bad-life:core:0:stay',
    gives: {
      'Carri.INTEGRITY': 10,
      'Carri.CUNNING': 10,
      'Carri.STRENGTH': 8,
      'Sunad.STRENGTH': 6,
      'Errol.STRENGTH': 7,
    },
  },
  {
    card: 'Pride of the Fleet',
    title: 'C-TURN-09: the strongest ship in its quadrant lets its player draw an extra card',
    gold: "L1: I.K.C. Negh'Var [Kurn, Kor, Kruge, Gowron, Morka]; on:1: Pride of the Fleet",
    blue: 'L4: U.S.S. Defiant',
    does: ['end:turn', 'draw'],
    gives: { 'players.0.hand.length': 2 },
    also: [
      {
        gold: "L1: I.K.C. Negh'Var [Kurn, Kor, Kruge, Gowron, Morka]; on:1: Pride of the Fleet",
        blue: 'L4: Borg Cube {veiled: cloaked}',
        does: 'end:turn',
        can: 'draw',
      },
      {
        gold: "L1: I.K.C. Negh'Var [Kurn, Kor, Kruge, Gowron, Morka]; on:1: Pride of the Fleet",
        blue: 'L4: Borg Cube',
        does: 'end:turn',
        gives: { 'turn.seat': 1 },
      },
      { gold: "L1: I.K.C. Negh'Var; on:1: Pride of the Fleet", does: 'end:turn', gives: { 'turn.seat': 1 } },
      {
        gold: "L1: I.K.C. Negh'Var, I.K.S. Bortas; hand: Pride of the Fleet",
        at: 'turn',
        can: { 'play:pride-of-the-fleet': ['play:pride-of-the-fleet:on:1'] },
      },
    ],
  },
  {
    card: "V'mor",
    title: 'C-DILEMMA-09: V’mor may nullify Strict Dress Code where he is',
    gold: "L1: Runabout [Giusti, V'mor {as: Federation}]",
    blue: 'seeds L1: Strict Dress Code',
    asked: { gold: ['dilemma'] },
    does: ['attempt:L1:1', 'blue who:2', 'use:vmor:3:met'],
    log: 'Strict Dress Code is nullified',
  },
  {
    card: 'Test Warship',
    title: 'C-MISSION-20: Test Warship is worth 5 more points with Defiant or Regency 1 there',
    gold: "missions: Test Warship, Study Pulsar; L1: I.K.C. Bortas [T'Kar, Chancellor Gowron, Sons of Mogh, Ch'Pok]",
    blue: 'L1: Regency 1',
    does: 'attempt:L1:1',
    gives: { 'gold.score': 40 },
    also: [
      {
        gold: "missions: Test Warship, Study Pulsar; L1: I.K.C. Bortas [T'Kar, Chancellor Gowron, Sons of Mogh, Ch'Pok], U.S.S. Defiant",
        does: 'attempt:L1:1',
        gives: { 'gold.score': 35 },
      },
      {
        gold: "missions: Test Warship, Study Pulsar; L1: I.K.C. Bortas [T'Kar, Chancellor Gowron, Sons of Mogh, Ch'Pok], Defiant",
        does: 'attempt:L1:1',
        gives: { 'gold.score': 40 },
      },
    ],
  },
  {
    card: "Ya'Vang",
    title: 'C-SKILL-11: the Ya’Vang has WEAPONS and SHIELDS +1 in a region',
    gold: "missions: Hostage Crisis, Study Pulsar; L1: Ya'Vang",
    gives: { '1.WEAPONS': 10, '1.SHIELDS': 9, '1.RANGE': 9 },
    also: [
      {
        gold: "missions: Hostage Crisis, Study Pulsar; L2: Ya'Vang",
        gives: { '1.WEAPONS': 9, '1.SHIELDS': 8 },
      },
    ],
  },
];

provesCards(specs);
