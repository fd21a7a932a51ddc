import { attack, BASICS, data, discard, draw, enemy, lasting, longAttack, move, one, shields, when } from '../print.ts';
import { motivation, printer, type SkillToken } from './skill.ts';

const skill = printer('neghvar');

/** The Skills of the Negh'Var's Captain, which favor fighting with anything that is available (F-OPEN-17). */
export const neghvar: readonly SkillToken[] = [
  skill('Forced Pace', 'turn', [move(2)]),
  skill('Far Strike', 'turn', [one(longAttack(1), [discard('any'), longAttack(4)])]),
  skill('Heavy Blow', 'turn', [one(attack(2), attack(2, 'photonPulse'))]),
  skill('Shield Drill', 'turn', [one(shields(3), shields(2, 'photonTorpedo'), shields(2, 'photonPulse'))]),
  skill('Find the Gap', 'turn', [
    { do: 'aim' },
    enemy('aimed', { defense: { each: -1, of: { count: 'resistances' } } }),
  ]),
  skill('Shrug It Off', 'turn', [discard('damage'), draw(1)], { peace: true }),
  skill('Whatever It Takes', 'turn', [
    one(
      lasting('turn', { kind: 'sideways', more: 1, once: true }),
      lasting('turn', { kind: 'sideways', more: 2, what: 'advanced', once: true }),
    ),
  ]),
  // A player who uses the larger bonus can't take a Core die later in the turn.
  skill('No Computer Needed', 'turn', [
    when(
      { if: 'noDie' },
      [lasting('turn', { kind: 'sideways', more: 2, once: true }), lasting('turn', { kind: 'dice', more: -1 })],
      [lasting('turn', { kind: 'sideways', more: 1, once: true })],
    ),
  ]),
  motivation('neghvar', 'red'),
  skill('Battle Fervor', 'shared', [data(...BASICS), lasting('turn', { kind: 'next', attack: 2, shields: 2 })], {
    others: [lasting('turn', { kind: 'next', attack: 2, shields: 2 })],
  }),
];
