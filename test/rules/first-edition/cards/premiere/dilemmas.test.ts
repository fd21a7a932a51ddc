import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Tarellian Plague Ship',
    title: 'C-DILEMMA-19: no Plague Ship scores after the opponent has solved Plague Planet from the far side',
    gold: 'L2: U.S.S. Galaxy [Mot the Barber, Alyssa Ogawa]; missions: Plague Planet, Study Pulsar',
    blue: 'seeds L2: Tarellian Plague Ship',
    patch: { 'locations.L1.solved': null },
    does: ['attempt:L2:1', 'way:beam'],
    gives: { 'players.0.scored.0.points': 5 },
    also: [
      {
        gold: 'L2: U.S.S. Galaxy [Mot the Barber, Alyssa Ogawa]; missions: Plague Planet, Study Pulsar',
        blue: 'seeds L2: Tarellian Plague Ship',
        patch: { 'locations.L1.solved': 1 },
        does: ['attempt:L2:1', 'way:beam'],
        gives: { 'players.0.scored.length': 0 },
      },
    ],
  },
];

provesCards(specs);
