import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Comm Officer Sato',
    title: 'C-DILEMMA-16: Comm Officer Sato doubles Male’s Love Interest',
    gold: 'L2: Data, Worf, Giusti; L5: Comm Officer Sato',
    blue: "seeds L2: Male's Love Interest",
    does: 'attempt:L2:team-1',
    log: 'is doubled',
    also: [
      {
        gold: 'L2: Calloway, Giusti, Alyssa Ogawa; L5: Comm Officer Sato',
        blue: "seeds L2: Female's Love Interest",
        does: 'attempt:L2:team-1',
        silent: 'is doubled',
      },
    ],
  },
  {
    card: 'Imperial Outpost',
    title: 'C-FAC-05: only a Starfleet ENGINEER of the Terran Empire can build an Imperial Outpost',
    gold: 'missions: Cultural Observation II, Study Pulsar; L1: Jonathan Archer (Broken Bow); hand: Imperial Outpost; table: Alternate Universe Door',
    cant: { 'play:imperial-outpost:space:L1': 'C-FAC-05' },
    also: [
      {
        gold: 'missions: Cultural Observation II, Study Pulsar; L1: Crewman Biggs; hand: Imperial Outpost; table: Alternate Universe Door',
        can: 'play:imperial-outpost:space:L1',
      },
      {
        gold: 'L2: Crewman Biggs; hand: Imperial Outpost; table: Alternate Universe Door',
        cant: { 'play:imperial-outpost:space:L2': 'C-FAC-01' },
      },
    ],
  },
  {
    card: 'I.S.S. Avenger',
    title: 'C-SKILL-11: the I.S.S. Avenger is stronger only in the Mirror Quadrant',
    gold: 'missions: Investigate Intrusion, Enlistment Drive, Study Pulsar; L1: I.S.S. Avenger',
    gives: { 'I.S.S. Avenger.RANGE': 7, 'I.S.S. Avenger.WEAPONS': 7, 'I.S.S. Avenger.SHIELDS': 7 },
    also: [{ gold: 'L1: I.S.S. Avenger', gives: { 'I.S.S. Avenger.RANGE': 5 } }],
  },
  {
    card: 'I.S.S. Enterprise NX-01',
    title:
      'C-SKILL-11: the I.S.S. Enterprise NX-01 has all attributes +1 for each Starfleet personnel of the Terran Empire aboard, up to 4',
    gold: 'L1: I.S.S. Enterprise NX-01 [Comm Officer Sato, Burrows]',
    gives: {
      'I.S.S. Enterprise NX-01.RANGE': 6,
      'I.S.S. Enterprise NX-01.WEAPONS': 6,
      'I.S.S. Enterprise NX-01.SHIELDS': 6,
    },
    also: [
      { gold: 'L1: I.S.S. Enterprise NX-01; L2: Comm Officer Sato', gives: { 'I.S.S. Enterprise NX-01.RANGE': 5 } },
      {
        gold: 'L1: I.S.S. Enterprise NX-01 [Comm Officer Sato, Comm Officer Sato, Comm Officer Sato, Comm Officer Sato, Comm Officer Sato]',
        gives: { 'I.S.S. Enterprise NX-01.RANGE': 9 },
      },
    ],
  },
  {
    card: 'Incapacitate Inhabitants',
    title: 'C-MISSION-20: Incapacitate Inhabitants is worth 5 fewer points if the opponent has three MEDICAL there',
    gold: 'missions: Incapacitate Inhabitants, Study Pulsar; L1: Enabran Tain, Jil Orra',
    blue: 'L1: Kurdon [Alyssa Ogawa, Beverly Crusher]',
    does: 'attempt:L1:team-1',
    gives: { 'gold.score': 30 },
    also: [
      {
        gold: 'missions: Incapacitate Inhabitants, Study Pulsar; L1: Enabran Tain, Jil Orra',
        blue: 'L1: Kurdon [Alyssa Ogawa]; L2: Beverly Crusher',
        does: 'attempt:L1:team-1',
        gives: { 'gold.score': 35 },
      },
    ],
  },
  {
    card: 'Observe Spatial Coordinates',
    title: 'C-MISSION-20: Observe Spatial Coordinates is worth 5 more points with a Cloaking Device on the ship',
    gold: "missions: Observe Spatial Coordinates, Study Pulsar; L1: I.K.C. Bortas [Sons of Mogh, Ch'Pok, D'Ghor, Captain B'Etor]",
    does: 'attempt:L1:1',
    gives: { 'gold.score': 35 },
    also: [
      {
        gold: "missions: Observe Spatial Coordinates, Study Pulsar; L1: Kurdon {as: Klingon} [Sons of Mogh, Ch'Pok, D'Ghor, Captain B'Etor]",
        does: 'attempt:L1:1',
        gives: { 'gold.score': 30 },
      },
    ],
  },
  {
    card: 'Sabotage Biosphere',
    title: 'C-MISSION-20: Sabotage Biosphere is worth 5 more points while the opponent has an objective in play',
    gold: "missions: Sabotage Biosphere, Study Pulsar; L1: Captain Lursa, B'Elanna Daughter of Miral",
    blue: 'table: Process Ore',
    does: 'attempt:L1:team-1',
    gives: { 'gold.score': 35 },
    also: [
      {
        gold: "missions: Sabotage Biosphere, Study Pulsar; L1: Captain Lursa, B'Elanna Daughter of Miral; table: Process Ore",
        does: 'attempt:L1:team-1',
        gives: { 'gold.score': 30 },
      },
    ],
  },
  {
    card: 'Imperial Interceptor',
    title: 'C-SKILL-11: an Imperial Interceptor has WEAPONS +3 at a planet mission',
    gold: 'missions: Hostage Crisis, Study Pulsar; L1: Imperial Interceptor; L2: Imperial Interceptor',
    gives: { '1.WEAPONS': 8, '1.RANGE': 6, '2.WEAPONS': 5 },
  },
];

provesCards(specs);
