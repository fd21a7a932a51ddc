import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: "Zefram Cochrane's Telescope",
    title:
      'C-TURN-16 C-DILEMMA-24: on a planet with your personnel, it shows the next seed of an adjacent space location, once per turn',
    gold: "missions: Study Pulsar, Explore Dyson Sphere, First Contact; surface:L3: Zefram Cochrane's Telescope; L3: Giusti",
    blue: 'seeds L1: Archer; seeds L2: Arms Deal, Archer',
    can: { 'use:zefram-cochranes-telescope': ['use:zefram-cochranes-telescope:1:look:L2'] },
    next: {
      does: 'use:zefram-cochranes-telescope:1:look:L2',
      log: 'looks at the next seed',
      cant: 'use:zefram',
    },
    also: [
      {
        gold: "missions: Alter Records, First Contact, Study Pulsar; surface:L2: Zefram Cochrane's Telescope; L2: Giusti",
        blue: 'seeds L1: Archer; seeds L3: Arms Deal',
        can: { 'use:zefram-cochranes-telescope': ['use:zefram-cochranes-telescope:1:look:L3'] },
      },
      {
        gold: "surface:L2: Zefram Cochrane's Telescope",
        blue: 'L2: Calloway; seeds L1: Archer',
        cant: 'use:zefram',
      },
      {
        gold: "L2: U.S.S. Galaxy [Giusti]; aboard:1: Zefram Cochrane's Telescope",
        blue: 'seeds L1: Archer',
        cant: 'use:zefram',
      },
      { gold: "surface:L2: Zefram Cochrane's Telescope; L2: Giusti", cant: 'use:zefram' },
    ],
  },
  {
    card: "Zefram Cochrane's Telescope",
    title: 'C-TYPES-09: it joins those who earn it as equipment',
    gold: "L2: Jean-Luc Picard, Deanna Troi; seeds L2: Zefram Cochrane's Telescope",
    does: 'attempt:L2:team-1',
    gives: { "Zefram Cochrane's Telescope": 'surface:L2' },
  },
];

provesCards(specs);
