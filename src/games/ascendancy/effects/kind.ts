import type { Carried, CarriedBy } from '../../kit/effects.ts';
import type { Ascendancy } from '../state.ts';
import type { Run } from './frame.ts';
import type { EffectOf, Kinds } from './union.ts';

/** Helpers that every effect kind gets from the others. This game has none, because its cards have their own texts. */
export type All = null;

/** All that there is to know of a kind but its steps. */
interface About<D extends keyof Kinds> {
  /** The worth to the player who does it, in Culture. Bots go by it. */
  worth(effect: EffectOf<D>): number;
}

/** A kind of effect: `S` names its steps beside the one of its name, `L` is what they remember. */
export type Kind<D extends keyof Kinds, S extends string = never, L extends Run = Run> = About<D> &
  CarriedBy<Ascendancy, L, EffectOf<D>, All, D, S>;

/** Any kind of effect. */
export type AnyKind<D extends keyof Kinds = keyof Kinds> = About<D> & Carried<Ascendancy, Run, EffectOf<D>, All>;
