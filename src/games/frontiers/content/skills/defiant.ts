import { BASICS } from '../colours.ts';
import { motivation, printer, type SkillToken } from './skill.ts';

const skill = printer('defiant');

/** The Skills of the Defiant’s Captain: data and repairs (F-OPEN-17). */
export const defiant: readonly SkillToken[] = [
  skill('Pulse Volley', 'turn', [{ do: 'attack', amount: 2, fire: 'photonPulse', long: true }]),
  skill('Makeshift Repairs', 'round', [{ do: 'mend', amount: 2 }], { peace: true }),
  skill('Command Relay', 'round', [
    { do: 'crystal', colours: ['gold'] },
    { do: 'data', colours: ['red'] },
  ]),
  skill('Sensor Relay', 'round', [
    { do: 'crystal', colours: ['gold'] },
    { do: 'data', colours: ['blue'] },
  ]),
  skill('Power Relay', 'round', [
    { do: 'crystal', colours: ['red'] },
    { do: 'data', colours: ['gold'] },
  ]),
  // One more than Mage Knight gives: there are three colours of crystals here, not four.
  skill('Deep Pockets', 'turn', [{ do: 'diplomacy', amount: { plus: 1, each: 1, of: { count: 'crystalColours' } } }]),
  skill('Impulse Leap', 'round', [
    {
      do: 'one',
      ways: [
        [{ do: 'jump', spaces: 1 }],
        [
          { do: 'spend', what: 'move', amount: 2 },
          { do: 'jump', spaces: 2 },
        ],
      ],
    },
  ]),
  skill('Burn the Reserves', 'turn', [
    { do: 'pay', colours: BASICS },
    { do: 'lasting', modifier: { kind: 'sideways', more: 2, once: true }, until: 'turn' },
  ]),
  motivation('defiant', 'gold'),
  skill(
    'Open Data Link',
    'shared',
    [
      { do: 'may', effects: [{ do: 'reroll', what: 'all' }] },
      { do: 'lasting', modifier: { kind: 'dice', more: 1 }, until: 'turn' },
    ],
    { others: [{ do: 'lasting', modifier: { kind: 'dice', more: 1 }, until: 'turn' }] },
  ),
];
