import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Confront Duplicate',
    title: 'C-MISSION-20: Confront Duplicate is worth 5 more points with Empathy present',
    gold: 'missions: Confront Duplicate, Study Pulsar; L1: Devoras [Lovok, Rekar, Sirol, Donatra, Jean-Luc Picard {as: Romulan}]',
    does: 'attempt:L1:1',
    gives: { 'gold.score': 30 },
    also: [
      {
        gold: 'missions: Confront Duplicate, Study Pulsar; L1: Devoras [Lovok, Rekar, Sirol, Donatra, Jean-Luc Picard {as: Romulan}, Deanna Troi {as: Romulan}]',
        does: 'attempt:L1:1',
        gives: { 'gold.score': 35 },
      },
    ],
  },
];

provesCards(specs);
