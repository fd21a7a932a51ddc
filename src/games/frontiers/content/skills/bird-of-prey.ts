import {
  attack,
  BASICS,
  crystal,
  data,
  diplomacy,
  discard,
  lasting,
  longAttack,
  move,
  one,
  pay,
  reputation,
} from '../print.ts';
import { motivation, printer, type SkillToken } from './skill.ts';

const skill = printer('bird-of-prey');

/** The Skills of the Bird-of-Prey's Captain, which favor damage and trickery (F-OPEN-17). */
export const birdOfPrey: readonly SkillToken[] = [
  skill('Hidden Course', 'turn', [move(1), lasting('turn', { kind: 'cost', terrain: ['nebula'], less: 1, least: 1 })]),
  skill('Torpedo Ambush', 'turn', [longAttack(2, 'photonTorpedo')]),
  skill('Close Pass', 'turn', [one(attack(2), attack(2, 'photonTorpedo'))]),
  skill('Shady Deal', 'turn', [one(diplomacy(2), [diplomacy(5), reputation(-1)])]),
  skill('Stolen Codes', 'round', [crystal('blue'), data('blue', 'black')]),
  skill('Scars of War', 'turn', [lasting('turn', { kind: 'sideways', more: 1, what: 'damage', once: true })]),
  skill('Forfeit', 'turn', [one([discard('damage'), data('red', 'black')], [discard('any'), data('gold', 'white')])]),
  skill('False Signature', 'turn', [pay(...BASICS, 'purple'), data(...BASICS)]),
  motivation('bird-of-prey', 'blue'),
  skill('Cut the Losses', 'shared', [{ do: 'repair', amount: 2 }], {
    others: [lasting('turn', { kind: 'sideways', more: 0, what: 'damage', once: true })],
  }),
];
