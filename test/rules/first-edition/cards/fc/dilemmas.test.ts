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
];

provesCards(specs);
