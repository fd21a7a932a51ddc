import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Treat Plague Ship',
    title:
      'C-MISSION-19 C-MISSION-20: Treat Plague Ship costs a personnel with MEDICAL and is worth 10 more points if Plague Planet is solved',
    gold: 'missions: Treat Plague Ship, Plague Planet; L1: U.S.S. Galaxy [Beverly Crusher, Data, Data]',
    patch: { 'locations.L2.solved': 1 },
    does: 'attempt:L1:1',
    gives: { 'gold.score': 35, 'gold.discard': ['Beverly Crusher'] },
    also: [
      {
        gold: 'missions: Treat Plague Ship, Plague Planet; L1: U.S.S. Galaxy [Beverly Crusher, Data, Data]',
        does: 'attempt:L1:1',
        gives: { 'gold.score': 25 },
      },
    ],
  },
];

provesCards(specs);
