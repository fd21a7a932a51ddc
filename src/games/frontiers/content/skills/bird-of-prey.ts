import { BASICS } from '../colours.ts';
import { motivation, printer, type SkillToken } from './skill.ts';

const skill = printer('bird-of-prey');

/** The Skills of the Bird-of-Prey’s Captain: gain from harm and trickery (F-OPEN-17). */
export const birdOfPrey: readonly SkillToken[] = [
  skill('Hidden Course', 'turn', [{ do: 'move', amount: 2 }]),
  skill('Torpedo Ambush', 'turn', [{ do: 'attack', amount: 2, fire: 'photonTorpedo', long: true }]),
  skill('Close Pass', 'turn', [
    { do: 'one', ways: [[{ do: 'attack', amount: 2 }], [{ do: 'attack', amount: 2, fire: 'photonTorpedo' }]] },
  ]),
  skill('Shady Deal', 'turn', [{ do: 'diplomacy', amount: 3 }]),
  skill('Stolen Codes', 'round', [
    { do: 'crystal', colours: ['blue'] },
    { do: 'data', colours: ['blue', 'black'] },
  ]),
  skill('Scars of War', 'turn', [
    { do: 'lasting', modifier: { kind: 'sideways', more: 1, what: 'damage', once: true }, until: 'turn' },
  ]),
  skill('Forfeit', 'turn', [
    {
      do: 'one',
      ways: [
        [
          { do: 'discard', what: 'damage' },
          { do: 'data', colours: ['red', 'black'] },
        ],
        [
          { do: 'discard', what: 'any' },
          { do: 'data', colours: ['gold', 'white'] },
        ],
      ],
    },
  ]),
  skill('False Signature', 'turn', [
    { do: 'pay', colours: [...BASICS, 'purple'] },
    { do: 'data', colours: BASICS },
  ]),
  motivation('bird-of-prey', 'blue'),
  skill('Cut the Losses', 'shared', [{ do: 'repair', amount: 2 }], {
    others: [{ do: 'lasting', modifier: { kind: 'sideways', more: 0, what: 'damage', once: true }, until: 'turn' }],
  }),
];
