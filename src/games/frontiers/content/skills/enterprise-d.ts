import { motivation, printer, type SkillToken } from './skill.ts';

const skill = printer('enterprise-d');

/** The Skills of the Enterprise-D’s Captain: Crew and talks (F-OPEN-17). */
export const enterpriseD: readonly SkillToken[] = [
  skill('Full Ahead', 'turn', [{ do: 'move', amount: { each: 1, of: { count: 'ready' }, most: 3 } }]),
  skill('Measured Fire', 'turn', [{ do: 'attack', amount: 2, long: true }]),
  skill('Rally the Crew', 'round', [{ do: 'one', ways: [[{ do: 'ready' }], [{ do: 'heal', amount: 3 }]] }], {
    peace: true,
  }),
  skill('Fair Offer', 'turn', [{ do: 'diplomacy', amount: 3 }]),
  skill('Survey Records', 'round', [
    { do: 'crystal', colours: ['blue'] },
    { do: 'data', colours: ['red'] },
  ]),
  skill('Mission Records', 'round', [
    { do: 'crystal', colours: ['red'] },
    { do: 'data', colours: ['blue'] },
  ]),
  skill('Lead by Example', 'turn', [
    { do: 'lasting', modifier: { kind: 'crew', attack: 2, shields: 3, long: 1, once: true }, until: 'turn' },
  ]),
  skill('Trusted Officer', 'always', [], { always: 'bond' }),
  motivation('enterprise-d', 'red'),
  skill(
    'Shared Charts',
    'shared',
    [{ do: 'lasting', modifier: { kind: 'cost', terrain: 'all', less: 2, least: 1 }, until: 'turn' }],
    { others: [{ do: 'lasting', modifier: { kind: 'cost', terrain: 'all', less: 1, least: 1 }, until: 'turn' }] },
  ),
];
