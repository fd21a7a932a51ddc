import type { Carried, CarriedBy } from '../../kit/effects.ts';
import type { Play } from '../chapters/calls.ts';
import type { FirstEdition } from '../state.ts';
import type { PieceId } from '../terms.ts';
import type { Run } from './frame.ts';
import type { EffectOf, Kinds } from './union.ts';

/** Helpers that every effect kind gets from the others. This game has none. */
export type All = null;

/** How the targets of an effect are chosen before it is carried out. */
export interface Aim<E> {
  /** Begins to choose them; false: there is no such effect, and what comes after it is left as it is. */
  choose(ctx: Play, run: Run, effect: E): boolean;
  /** The effect with those that were chosen. */
  at(effect: E, pieces: readonly PieceId[]): E;
}

/** All that there is to know of a kind but its steps. */
interface About<D extends keyof Kinds> {
  /** The effect in a few words. */
  text(effect: EffectOf<D>): string;
  /** Of one that hits cards which somebody or chance picks: how they are picked before a dilemma is answered (C-DILEMMA-20). */
  aim?: Aim<EffectOf<D>>;
}

/** A kind of effect: `S` names its steps beside the one of its name, `L` is what they remember. */
export type Kind<D extends keyof Kinds, S extends string = never, L extends Run = Run> = About<D> &
  CarriedBy<FirstEdition, L, EffectOf<D>, All, D, S>;

/** Any kind of effect. */
export type AnyKind<D extends keyof Kinds = keyof Kinds> = About<D> & Carried<FirstEdition, Run, EffectOf<D>, All>;
