import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Reinitialize Warp Reaction',
    title: 'C-MOVE-02: the ship that solves Reinitialize Warp Reaction regains all its RANGE',
    gold: 'missions: Reinitialize Warp Reaction, Study Pulsar; L1: U.S.S. Galaxy {spent: 4} [Mirok {as: Federation}, Giusti]',
    does: 'attempt:L1:1',
    gives: { 'L1.solved': 0, 'U.S.S. Galaxy.spent': null },
  },
];

provesCards(specs);
