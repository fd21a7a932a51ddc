import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Wormhole',
    title: 'C-MOVE-04: a ship that turns back at a Subspace Warp Rift, or uses a Wormhole, doesn’t pass the rift',
    gold: 'L1: U.S.S. Galaxy [Jean-Luc Picard, Data, Worf, William T. Riker]; L2: Subspace Warp Rift',
    does: ['move:1:L2', 'move:1:L1'],
    gives: { 'U.S.S. Galaxy.damaged': null },
    also: [
      {
        gold: 'L1: U.S.S. Oberth [Giusti]; L2: Subspace Warp Rift; hand: Wormhole, Wormhole',
        does: ['play:wormhole:on:1', 'to:L4'],
        gives: { 'U.S.S. Oberth.damaged': null },
      },
    ],
  },
  {
    card: 'Wormhole',
    title: 'C-MOVE-15: a towed scow goes through a Wormhole with its ship',
    gold: `
      L1: U.S.S. Galaxy [Radioactive Garbage Scow {owner: 1}, Jean-Luc Picard, Data, Worf, William T. Riker];
      hand: Wormhole, Wormhole`,
    does: ['play:wormhole:on:1', 'to:L4', 'drop:2'],
    gives: { 'Radioactive Garbage Scow': 'at:L4' },
  },
];

provesCards(specs);
