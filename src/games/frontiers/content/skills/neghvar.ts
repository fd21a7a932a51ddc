import { when } from '../../effects/when.ts';
import { BASICS } from '../colours.ts';
import { motivation, printer, type SkillToken } from './skill.ts';

const skill = printer('neghvar');

/** The Skills of the Negh’Var’s Captain: fights with whatever is at hand (F-OPEN-17). */
export const neghvar: readonly SkillToken[] = [
  skill('Forced Pace', 'turn', [{ do: 'move', amount: 2 }]),
  skill('Far Strike', 'turn', [{ do: 'attack', amount: 2, long: true }]),
  skill('Heavy Blow', 'turn', [
    { do: 'one', ways: [[{ do: 'attack', amount: 2 }], [{ do: 'attack', amount: 2, fire: 'photonPulse' }]] },
  ]),
  skill('Shield Drill', 'turn', [
    {
      do: 'one',
      ways: [
        [{ do: 'shields', amount: 3 }],
        [{ do: 'shields', amount: 2, fire: 'photonTorpedo' }],
        [{ do: 'shields', amount: 2, fire: 'photonPulse' }],
      ],
    },
  ]),
  skill('Find the Gap', 'turn', [
    { do: 'aim' },
    { do: 'enemy', which: 'aimed', change: { defense: { each: -1, of: { count: 'resistances' } } } },
  ]),
  skill(
    'Shrug It Off',
    'turn',
    [
      { do: 'discard', what: 'damage' },
      { do: 'draw', amount: 1 },
    ],
    { peace: true },
  ),
  skill('Whatever It Takes', 'turn', [
    {
      do: 'one',
      ways: [
        [{ do: 'lasting', modifier: { kind: 'sideways', more: 1, once: true }, until: 'turn' }],
        [{ do: 'lasting', modifier: { kind: 'sideways', more: 2, what: 'advanced', once: true }, until: 'turn' }],
      ],
    },
  ]),
  // Who uses the greater bonus takes no Core die later in the turn either.
  skill('No Computer Needed', 'turn', [
    when(
      { if: 'noDie' },
      [
        { do: 'lasting', modifier: { kind: 'sideways', more: 2, once: true }, until: 'turn' },
        { do: 'lasting', modifier: { kind: 'dice', more: -1 }, until: 'turn' },
      ],
      [{ do: 'lasting', modifier: { kind: 'sideways', more: 1, once: true }, until: 'turn' }],
    ),
  ]),
  motivation('neghvar', 'red'),
  skill(
    'Battle Fervor',
    'shared',
    [
      { do: 'data', colours: BASICS },
      { do: 'lasting', modifier: { kind: 'next', attack: 2, shields: 2 }, until: 'turn' },
    ],
    { others: [{ do: 'lasting', modifier: { kind: 'next', attack: 2, shields: 2 }, until: 'turn' }] },
  ),
];
