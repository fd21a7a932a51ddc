import type { Seat } from '../../../kernel/types.ts';
import type { EffectOf, Effects } from '../effects/union.ts';
import { placeOf } from '../position/conflict.ts';
import { type DieAt, diceFor } from '../position/dice.ts';
import { totalOf } from '../position/so-far.ts';
import type { Ascendancy } from '../state.ts';

type Reroll = EffectOf<'reroll'>;

/**
 * Returns the effects of a free reroll that can’t hurt the player, so that nobody needs to be asked. Returns null if
 * the reroll can hurt the player, or if there is something to choose. The new result always counts (A-DICE-03), so
 * rerolling a player’s own miss or an opponent’s Hit can only help.
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
  // If an Attacker scores too many Hits, everything in the System is destroyed (A-INV-12).
  if (!isTheirs && c.kind === 'invasion' && place === 0) return null;
  const of = isTheirs ? 'hits' : 'misses';
  if (pick.of !== 'any' && pick.of !== of) return null;
  const better = { ...pick, of } as const;
  const dice = diceFor(g, seat, rule, better);
  // An effect that rerolls all dice would also reroll the good ones.
  if (dice.length === 0 || (all === true && diceFor(g, seat, rule, pick).length > dice.length)) return null;
  if (dice.length > most && !areAlike(g, dice)) return null;
  return [{ ...effect, pick: better, any: true }];
}

/**
 * Whether it makes no difference which of the given dice are rerolled, because all belong to the same side and to the
 * same Fleet (or to none).
 */
function areAlike(g: Ascendancy, dice: readonly DieAt[]): boolean {
  const classes = dice.map(({ place, die }) => {
    const isFleet = g.units.some(({ id, fleet }) => id === die.unit && fleet !== null);
    return `${place} ${isFleet ? die.unit : 'ships'}`;
  });
  return new Set(classes).size === 1;
}

/** Whether every die that would be rerolled currently fails the roll. */
function isLosing({ roll }: Ascendancy, seat: Seat, { from = 1 }: EffectOf<'roll-again'>): boolean {
  if (roll === null || roll.seat !== seat || roll.kind === 'card') return false;
  return roll.kind === 'hazard' ? from >= roll.target : totalOf(roll) <= roll.target;
}
