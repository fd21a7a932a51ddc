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
];

provesCards(specs);
