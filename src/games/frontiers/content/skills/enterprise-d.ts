import { crystal, data, diplomacy, lasting, longAttack, move, one } from '../print.ts';
import { motivation, printer, type SkillToken } from './skill.ts';

const skill = printer('enterprise-d');

/** The Skills of the Enterprise-D's Captain, which favor Crew and Diplomacy (F-OPEN-17). */
export const enterpriseD: readonly SkillToken[] = [
  skill('Full Ahead', 'turn', [move({ each: 1, of: { count: 'ready' }, most: 3 })]),
  skill('Measured Fire', 'turn', [longAttack(2)]),
  skill('Rally the Crew', 'round', [one({ do: 'ready' }, { do: 'heal', amount: 3 })], {
    peace: true,
  }),
  skill('Fair Offer', 'turn', [diplomacy(3)]),
  skill('Survey Records', 'round', [crystal('blue'), data('red')]),
  skill('Mission Records', 'round', [crystal('red'), data('blue')]),
  skill('Lead by Example', 'turn', [lasting('turn', { kind: 'crew', attack: 2, shields: 3, long: 1, once: true })]),
  skill('Trusted Officer', 'always', [], { always: 'bond' }),
  motivation('enterprise-d', 'red'),
  skill('Shared Charts', 'shared', [lasting('turn', { kind: 'cost', terrain: 'all', less: 2, least: 1 })], {
    others: [lasting('turn', { kind: 'cost', terrain: 'all', less: 1, least: 1 })],
  }),
];
