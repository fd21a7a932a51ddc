import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Classic Type II Phaser',
    title:
      'C-TYPES-07: with a Federation personnel, a Classic Type II Phaser gives Original Series personnel STRENGTH +2, and leaders SECURITY',
    gold: 'L2: Classic Type II Phaser, Classic Type II Phaser, Captain Kirk, Dr. McCoy, Calloway',
    gives: {
      'Captain Kirk.SECURITY': 1,
      'Captain Kirk.STRENGTH': 12,
      'Dr. McCoy.STRENGTH': 9,
      'Dr. McCoy.SECURITY': 0,
      'Calloway.STRENGTH': 3,
    },
    also: [
      {
        gold: 'L2: Classic Type II Phaser, Captain Kirk {as: Klingon}',
        gives: { 'Captain Kirk.SECURITY': 0, 'Captain Kirk.STRENGTH': 8 },
      },
    ],
  },
];

provesCards(specs);
