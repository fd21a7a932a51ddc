import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Breach Barrier',
    title: 'C-MISSION-20: Breach Barrier is worth 20 more points if it is solved with the opponent’s ship',
    gold: "missions: Breach Barrier, Study Pulsar; L1: I.K.C. Bortas {owner: 1} [Captain B'Etor, T'Kar]",
    does: 'attempt:L1:1',
    gives: { 'gold.score': 40 },
    also: [
      {
        gold: "missions: Breach Barrier, Study Pulsar; L1: I.K.C. Bortas [Captain B'Etor, T'Kar]",
        does: 'attempt:L1:1',
        gives: { 'gold.score': 20 },
      },
    ],
  },
];

provesCards(specs);
