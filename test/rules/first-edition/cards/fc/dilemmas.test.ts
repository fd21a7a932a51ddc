import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Balancing Act',
    title:
      'C-DILEMMA-08 C-POINTS-01: a player whose missions are mostly in space or on planets by three loses 50 points',
    gold: 'missions: Study Pulsar, Explore Dyson Sphere, Survey Mission, First Contact; L4: Giusti',
    blue: 'missions: Reported Activity, First Contact, Excavation; seeds L4: Balancing Act',
    does: 'attempt:L4:team-1',
    gives: { 'gold.score': 0, 'blue.score': -50, 'Giusti.stopped': null, 'blue.discard': ['Balancing Act'] },
    also: [
      {
        gold: 'missions: Study Pulsar, Explore Dyson Sphere, Survey Mission; L5: Giusti',
        blue: 'missions: Study Pulsar, Reported Activity; seeds L5: Balancing Act',
        does: 'attempt:L5:team-1',
        gives: { 'gold.score': -50, 'blue.score': 0 },
      },
    ],
  },
  {
    card: 'My First Raygun',
    title:
      'C-SCOUT-04 C-DILEMMA-08: an event, interrupt, AU or Enterprise-E card kills a random personnel, and any other card stops one',
    gold: 'L1: U.S.S. Galaxy [Giusti]; deck: Mirror Image, Calloway',
    blue: 'seeds L1: My First Raygun',
    does: 'attempt:L1:1',
    gives: { Giusti: null, 'gold.discard': ['Giusti', 'Mirror Image'], 'blue.discard': ['My First Raygun'] },
    also: [
      {
        gold: 'L1: U.S.S. Galaxy [Giusti]; deck: Scan, Calloway',
        blue: 'seeds L1: My First Raygun',
        does: 'attempt:L1:1',
        gives: { Giusti: null },
      },
      {
        gold: 'L1: U.S.S. Galaxy [Giusti]; deck: Data (First Contact), Calloway',
        blue: 'seeds L1: My First Raygun',
        does: 'attempt:L1:1',
        gives: { Giusti: null },
      },
      {
        gold: "L1: U.S.S. Galaxy [Giusti]; deck: Darhe'el, Calloway",
        blue: 'seeds L1: My First Raygun',
        does: 'attempt:L1:1',
        gives: { Giusti: null },
      },
      {
        gold: 'L1: U.S.S. Galaxy [Giusti]; deck: Spock, Calloway',
        blue: 'seeds L1: My First Raygun',
        does: 'attempt:L1:1',
        gives: { 'Giusti.stopped': 1, 'gold.discard': ['Spock'], 'gold.deck': ['Calloway'] },
      },
    ],
  },
];

provesCards(specs);
