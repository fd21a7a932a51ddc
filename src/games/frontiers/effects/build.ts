import type { Basic, Colour } from '../content/colours.ts';
import type { FireType } from '../content/fire.ts';
import type { Amount, Condition, Effect, Modifier, Until, Way } from './union.ts';

/** What cards are written with: each of these makes one effect. Rarer kinds are written as the objects that they are. */
type Made<D extends Effect['do']> = Extract<Effect, { do: D }>;

/** One of the ways between which a card leaves the choice: an effect, or several in order. */
type Choice = Effect | Way;

const points =
  <D extends 'move' | 'diplomacy' | 'mend'>(kind: D) =>
  (amount: Amount): Made<D> =>
    // The kinds of points differ in `do` alone.
    ({ do: kind, amount }) as Made<D>;

export const move = points('move');
export const diplomacy = points('diplomacy');
/** Repair or Heal, one kind per point (F-HEAL-06). */
export const mend = points('mend');

/** Without a type it is Phasers (F-LRA-03). */
export function attack(amount: Amount, fire?: FireType): Made<'attack'> {
  return fire === undefined ? { do: 'attack', amount } : { do: 'attack', amount, fire };
}

/** A Long Range Attack. */
export function longAttack(amount: Amount, fire?: FireType): Made<'attack'> {
  return { ...attack(amount, fire), long: true };
}

export function shields(amount: Amount, fire?: FireType): Made<'shields'> {
  return fire === undefined ? { do: 'shields', amount } : { do: 'shields', amount, fire };
}

export function draw(amount: Amount): Made<'draw'> {
  return { do: 'draw', amount };
}

/** A Data Token of a colour chosen among these (F-GAIN-01). */
export function data(...colours: readonly Colour[]): Made<'data'> {
  return { do: 'data', colours };
}

/** A Data Crystal of a colour chosen among these (F-GAIN-02). */
export function crystal(...colours: readonly Basic[]): Made<'crystal'> {
  return { do: 'crystal', colours };
}

/** Readies a Spent Crew Member of at most this Rank. */
export function ready(rank: number): Made<'ready'> {
  return { do: 'ready', rank };
}

/** The player chooses one of these. */
export function one(...ways: readonly Choice[]): Made<'one'> {
  return { do: 'one', ways: ways.map((way) => (isWay(way) ? way : [way])) };
}

function isWay(choice: Choice): choice is Way {
  return Array.isArray(choice);
}

/** The player may do these, or not. */
export function may(...effects: Way): Made<'may'> {
  return { do: 'may', effects };
}

/** Changes a rule for a while. */
export function lasting(until: Until, modifier: Modifier): Made<'lasting'> {
  return { do: 'lasting', modifier, until };
}

/** An effect that follows if a condition holds, and another one if it doesn’t. */
export function when(condition: Condition, then: Way, otherwise?: Way): Effect {
  return otherwise === undefined ? { do: 'when', condition, then } : { do: 'when', condition, then, otherwise };
}

/** Effects that follow when the attack of the enemy aimed at is fully deflected. */
export function deflected(then: Way, at: 'once' | 'attack'): Effect {
  return { do: 'deflected', then, at };
}
