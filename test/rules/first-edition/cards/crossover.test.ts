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
