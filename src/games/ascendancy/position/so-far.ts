import { must } from '../../../kernel/must.ts';
import type { Seat } from '../../../kernel/types.ts';
import { several } from '../../kit/words.ts';
import type { Ascendancy, Conflict, Roll } from '../state.ts';
import { isWorld, opponentsOf, placeOf, sideAt, strengthOf } from './conflict.ts';

/** Returns the total of a one-die test: die plus bonus (A-HEG-04, A-EXPL-12). */
export function totalOf({ dice, bonus }: Roll): number {
  return (dice[0]?.face ?? 0) + bonus;
}

/**
 * Describes the current dice to a seat, which can then tell whether a reroll matters. Returns null if there are no
 * dice.
 */
export function soFar(g: Ascendancy, seat: Seat): string | null {
  if (g.roll !== null) return rollSoFar(g.roll);
  const c = g.conflict;
  const place = c === null ? null : placeOf(c, seat);
  return c === null || place === null || c.kind === 'hegemony' ? null : hitsSoFar(g, c, place);
}

function rollSoFar(roll: Roll): string | null {
  const { kind, dice, target } = roll;
  switch (kind) {
    case 'hazard': {
      const lost = dice.filter(({ face }) => face >= target).length;
      return lost === 0 ? 'So far, no Ships would be lost.' : `So far, ${several(lost, 'Ship')} would be lost.`;
    }
    case 'hegemony':
    case 'diplomacy': {
      const total = totalOf(roll);
      return total > target
        ? `So far, the roll succeeds with ${total} against ${target}.`
        : `So far, the roll fails with ${total} against ${target}.`;
    }
    case 'card':
      return null;
  }
}

/** Counts a side’s Hits against these other sides, except Hits that can no longer change. */
function hitsOf(c: Conflict, place: number, against: readonly number[]): number {
  return sideAt(c, place).dice.filter((die) => die.hit && !die.done && against.includes(die.against)).length;
}

function hitsSoFar(g: Ascendancy, c: Conflict, place: number): string {
  const others = opponentsOf(g, c, place);
  const own = hitsOf(c, place, others);
  const theirs = others.reduce((sum, other) => sum + hitsOf(c, other, [place]), 0);
  const strong = (places: readonly number[]): number => places.reduce((sum, one) => sum + strengthOf(g, c, one), 0);
  const whole = (hits: number, strength: number): string => (hits >= strength ? ', enough to destroy all' : '');
  const [weak, mine] = [strong(others), strong([place])];
  return `Your ${several(own, 'Hit')} against ${several(weak, noun(c, must(others[0], 'an opposing side')))}${whole(own, weak)}; their ${several(theirs, 'Hit')} against your ${several(mine, noun(c, place))}${whole(theirs, mine)}.`;
}

/** Names what Hits on a side destroy. */
function noun(c: Conflict, place: number): string {
  if (isWorld(c, place)) return 'Node';
  return sideAt(c, place).owner === 'borg' ? 'Borg die' : 'Ship';
}
