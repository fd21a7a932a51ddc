import type { Carried, CarriedBy } from '../../kit/effects.ts';
import type { Ascendancy } from '../state.ts';
import type { Run } from './frame.ts';
import type { EffectOf, Kinds } from './union.ts';

/**
 * Helpers that let an effect kind describe effects of other kinds. This game needs none, because its cards have their
 * own text.
 */
export type All = null;

/** Everything about an effect kind except its steps. */
interface About<D extends keyof Kinds> {
  /** The effect’s value, in Culture, to the player who carries it out. */
  worth(effect: EffectOf<D>): number;
}

/**
 * An effect kind. `S` stands for the names of its steps, except the step named after the kind itself, and `L` for the
 * memory of those steps.
 */
export type Kind<D extends keyof Kinds, S extends string = never, L extends Run = Run> = About<D> &
  CarriedBy<Ascendancy, L, EffectOf<D>, All, D, S>;

/** Any kind of effect. */
export type AnyKind<D extends keyof Kinds = keyof Kinds> = About<D> & Carried<Ascendancy, Run, EffectOf<D>, All>;
