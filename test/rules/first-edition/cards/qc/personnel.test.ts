import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Rager',
    title: 'C-MISSION-17: Rager scores 5 points if she helps solve Explore Dyson Sphere',
    gold: 'missions: Explore Dyson Sphere, Study Pulsar; L1: U.S.S. Galaxy [Rager, Geordi La Forge, Data, Montgomery Scott]',
    does: 'attempt:L1:1',
    gives: { 'gold.bonus': 5, 'gold.score': 40 },
  },
  {
    card: 'Timicin',
    title: 'C-MISSION-17: 10 points are scored if Timicin is there when a Test Mission is solved',
    gold: 'missions: Test Mission, Study Pulsar; L1: U.S.S. Galaxy [Timicin {as: Federation}, Giusti, Data, Worf, Taitt]',
    does: 'attempt:L1:1',
    gives: { 'gold.bonus': 10, 'gold.score': 35 },
    also: [
      {
        gold: 'missions: Test Mission II, Study Pulsar; L1: U.S.S. Galaxy [Timicin {as: Federation}, Giusti, Data, Worf, Taitt]',
        does: 'attempt:L1:1',
        gives: { 'gold.bonus': 10 },
      },
    ],
  },
];

provesCards(specs);
