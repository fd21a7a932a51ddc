import type { Seat } from '../../../kernel/types.ts';
import type { EffectOf, Effects } from '../effects/union.ts';
import { placeOf } from '../position/conflict.ts';
import { type DieAt, diceFor } from '../position/dice.ts';
import { totalOf } from '../position/so-far.ts';
import type { Ascendancy } from '../state.ts';

type Reroll = EffectOf<'reroll'>;

/**
 * A free re-roll as it is done without asking, where it can’t hurt whoever may use it; null: it can, or there is something to
 * choose. The new result counts whatever it is (A-DICE-03), so a miss of one’s own or a Hit of an opponent can only get better.
 */
export function harmless(g: Ascendancy, seat: Seat, effects: Effects): Effects | null {
  const [effect, ...others] = effects;
  if (effect === undefined || others.length > 0) return null;
  if (effect.do === 'reroll') return rerolled(g, seat, effect);
  return effect.do === 'roll-again' && isLosing(g, seat, effect) ? effects : null;
}

function rerolled(g: Ascendancy, seat: Seat, effect: Reroll): Effects | null {
  const { conflict: c } = g;
  const place = c === null ? null : placeOf(c, seat);
  const { rule, pick, most = Number.POSITIVE_INFINITY, price, all } = effect;
  if (c === null || place === null || price !== undefined || pick.whose === 'both') return null;
  const isTheirs = pick.whose === 'opposing';
  // A-INV-14: an Attacker who scores too many Hits leaves nothing of the System.
  if (!isTheirs && c.kind === 'invasion' && place === 0) return null;
  const of = isTheirs ? 'hits' : 'misses';
  if (pick.of !== 'any' && pick.of !== of) return null;
  const better = { ...pick, of } as const;
  const dice = diceFor(g, seat, rule, better);
  // What has all dice rolled again spares none that are good already.
  if (dice.length === 0 || (all === true && diceFor(g, seat, rule, pick).length > dice.length)) return null;
  if (dice.length > most && !areAlike(g, dice)) return null;
  return [{ ...effect, pick: better, any: true }];
}

/** Whether it is all the same which of some dice are rolled again: they are those of one side, and of one Fleet or of none. */
function areAlike(g: Ascendancy, dice: readonly DieAt[]): boolean {
  const classes = dice.map(({ place, die }) => {
    const isFleet = g.units.some(({ id, fleet }) => id === die.unit && fleet !== null);
    return `${place} ${isFleet ? die.unit : 'ships'}`;
  });
  return new Set(classes).size === 1;
}

/** Whether a roll is lost as it lies, by every die that would be rolled again. */
function isLosing({ roll }: Ascendancy, seat: Seat, { from = 1 }: EffectOf<'roll-again'>): boolean {
  if (roll === null || roll.seat !== seat || roll.kind === 'card') return false;
  return roll.kind === 'hazard' ? from >= roll.target : totalOf(roll) <= roll.target;
}
