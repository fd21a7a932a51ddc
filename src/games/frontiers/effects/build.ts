import { BASICS, type Basic, type Colour } from '../content/colours.ts';
import type { FireType, Resistance } from '../content/fire.ts';
import type { Alternative, Amount, CardKind, Condition, Effect, EnemyChange, Modifier, Until } from './union.ts';

/** The effect that a builder returns. Rare kinds of effects have no builder and are written as plain objects. */
type Made<D extends Effect['do']> = Extract<Effect, { do: D }>;

/** One of the choices that a card offers: an effect, or several effects in order. */
type Choice = Effect | Alternative;

export const move = (amount: Amount): Made<'move'> => ({ do: 'move', amount });
export const diplomacy = (amount: Amount): Made<'diplomacy'> => ({ do: 'diplomacy', amount });
/** Points that count as Repair or Heal. The player decides for each point (F-HEAL-06). */
export const restore = (amount: Amount): Made<'mend'> => ({ do: 'mend', amount });

/** An Attack, by default of Phasers (F-LRA-03). */
export const attack = (amount: Amount, fire?: FireType): Made<'attack'> => ({ do: 'attack', amount, ...typed(fire) });
/** A Long Range Attack. */
export const longAttack = (amount: Amount, fire?: FireType): Made<'attack'> => ({
  ...attack(amount, fire),
  long: true,
});
export const shields = (amount: Amount, fire?: FireType): Made<'shields'> => ({
  do: 'shields',
  amount,
  ...typed(fire),
});

function typed(fire: FireType | undefined) {
  return fire === undefined ? {} : { fire };
}

export const draw = (amount: Amount): Made<'draw'> => ({ do: 'draw', amount });
/** Makes the player take Damage Cards. */
export const damage = (amount: number): Made<'damage'> => ({ do: 'damage', amount });
export const reputation = (amount: Amount): Made<'reputation'> => ({ do: 'reputation', amount });

/** A Data Token of one of these colors (F-GAIN-01). */
export const data = (...colours: readonly Colour[]): Made<'data'> => ({ do: 'data', colours });
/** A Data Crystal of one of these colors (F-GAIN-02). */
export const crystal = (...colours: readonly Basic[]): Made<'crystal'> => ({ do: 'crystal', colours });
/** Crystals of the same color as the data that was just paid, or as the card that was just discarded or removed. */
export const same = (count: number): Made<'same'> => ({ do: 'same', count });

/** Readies a Spent Crew Member of at most this Rank. */
export const ready = (rank: number): Made<'ready'> => ({ do: 'ready', rank });

/**
 * Costs: a card from the hand, data of one of these colors, or points. The effects that follow apply only if the cost
 * is paid (F-CARD-10).
 */
export const discard = (what: CardKind): Made<'discard'> => ({ do: 'discard', what });
export const remove = (what: CardKind): Made<'remove'> => ({ do: 'remove', what });
export const pay = (...colours: readonly Colour[]): Made<'pay'> => ({ do: 'pay', colours });
export const spend = (what: 'diplomacy' | 'move', amount: number): Made<'spend'> => ({ do: 'spend', what, amount });

/** Pays data of a basic color. Each color in the payment has its own effects. */
export const payFor = (gives: Readonly<Record<Basic, Effect>>): Made<'payFor'> => ({
  do: 'payFor',
  ways: BASICS.map((colour) => ({ colour, effects: [gives[colour]] })),
});

/** Changes enemies, except those that have the Resistance `unless`. */
export function enemy(which: Made<'enemy'>['which'], change: EnemyChange, unless?: Resistance): Made<'enemy'> {
  return unless === undefined ? { do: 'enemy', which, change } : { do: 'enemy', which, unless, change };
}

/** The player chooses one of these alternatives. */
export function one(...ways: readonly Choice[]): Made<'one'> {
  return { do: 'one', ways: ways.map((way) => (isWay(way) ? way : [way])) };
}

function isWay(choice: Choice): choice is Alternative {
  return Array.isArray(choice);
}

/** The player may use these effects. */
export const may = (...effects: Alternative): Made<'may'> => ({ do: 'may', effects });

/** Changes a rule for a limited time. */
export const lasting = (until: Until, modifier: Modifier): Made<'lasting'> => ({ do: 'lasting', modifier, until });

/** Effects that follow if a condition holds, and effects that follow if it doesn't. */
export function when(condition: Condition, then: Alternative, otherwise?: Alternative): Effect {
  return otherwise === undefined ? { do: 'when', condition, then } : { do: 'when', condition, then, otherwise };
}

/** Effects that follow if the targeted enemy's attack is fully deflected. */
export const deflected = (then: Alternative, at: 'once' | 'attack'): Effect => ({ do: 'deflected', then, at });
