import type { Seat } from '../../../kernel/types.ts';
import type { Ascendancy, Die, UnitId } from '../state.ts';
import { opponentsOf, placeOf } from './conflict.ts';

/** Which to-hit dice a rule may have rolled again. */
export interface DicePick {
  /** The dice to choose from: the user’s, their opponents’, their partners’, or those of both sides. */
  whose: 'own' | 'opposing' | 'beside' | 'both';
  /** Hits are taken from the hits, misses from the misses (A-DICE-04). */
  of: 'hits' | 'misses' | 'any';
  /** Faces from and up to these alone. */
  from?: number;
  to?: number;
  /** Of one Ship or Fleet alone. */
  unit?: UnitId;
}

/** A die by the place of its side, and its place among that side’s dice. */
export interface DieAt {
  place: number;
  at: number;
  die: Die;
}

/**
 * Dice on the table that a rule may still have rolled again: each once by the same rule (A-DICE-01), in conflicts in which its user
 * takes part (A-DICE-05, A-DICE-06).
 */
export function diceFor(g: Ascendancy, seat: Seat, rule: string, pick: DicePick): DieAt[] {
  const c = g.conflict;
  const own = c === null ? null : placeOf(c, seat);
  if (c === null || own === null) return [];
  const against = opponentsOf(g, c, own);
  const meant = (place: number): boolean => {
    if (pick.whose === 'own') return place === own;
    if (pick.whose === 'opposing') return against.includes(place);
    if (pick.whose === 'beside') return place !== own && !against.includes(place);
    return place === own || against.includes(place);
  };
  const { from = 1, to = 6 } = pick;
  return c.sides.flatMap(({ dice }, place) =>
    meant(place)
      ? dice.flatMap((die, at) => {
          // A-DICE-04: rules for hits take dice from the hits, rules for misses from the misses.
          const group = pick.of === 'any' || die.hit === (pick.of === 'hits');
          // A-DICE-01: the same rule rolls a die again once; another rule may do so, too (A-DICE-02, A-OPEN-34).
          const fresh = !die.done && !die.rerolled.includes(rule);
          const unit = pick.unit === undefined || die.unit === pick.unit;
          return group && fresh && unit && die.face >= from && die.face <= to ? [{ place, at, die }] : [];
        })
      : [],
  );
}
