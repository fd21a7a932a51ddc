import type { Seat } from '../../../kernel/types.ts';
import type { Ascendancy, Die, UnitId } from '../state.ts';
import { opponentsOf, placeOf } from './conflict.ts';

/** The to-hit dice that a rule may reroll. */
export interface DicePick {
  /** The owners of the dice: the user, the user’s opponents, the user’s partners, or both sides. */
  whose: 'own' | 'opposing' | 'beside' | 'both';
  /** Which dice: only hits, only misses, or any (A-DICE-04). */
  of: 'hits' | 'misses' | 'any';
  /** The lowest face that may be rerolled. */
  from?: number;
  /** The highest face that may be rerolled. */
  to?: number;
  /** Only dice of this Ship or Fleet. */
  unit?: UnitId;
}

/** A die, with the index of its side and its index among that side’s dice. */
export interface DieAt {
  place: number;
  at: number;
  die: Die;
}

/**
 * Returns the dice that a rule may still reroll. A rule rerolls each die only once (A-DICE-01), and only in conflicts
 * in which its user takes part (A-DICE-05, A-DICE-06).
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
          // Rules for hits reroll only hits, and rules for misses reroll only misses (A-DICE-04).
          const group = pick.of === 'any' || die.hit === (pick.of === 'hits');
          // One rule rerolls a die only once (A-DICE-01). Another rule may reroll the die again (A-DICE-02, A-OPEN-34).
          const fresh = !die.done && !die.rerolled.includes(rule);
          const unit = pick.unit === undefined || die.unit === pick.unit;
          return group && fresh && unit && die.face >= from && die.face <= to ? [{ place, at, die }] : [];
        })
      : [],
  );
}
