import type { Carried, CarriedBy } from '../../kit/effects.ts';
import type { Play } from '../chapters/calls.ts';
import type { FirstEdition } from '../state.ts';
import type { PieceId } from '../terms.ts';
import type { Run } from './frame.ts';
import type { EffectOf, Effects, Kinds } from './union.ts';

/**
 * The functions of all effect kinds, which the kit passes to every kind. The effect kinds of this game don't need these
 * functions.
 */
export type All = null;

/** Steps that choose an effect's targets before it is carried out. */
export interface Aim<E> {
  /** Starts the choice. Returns false if the effect won't happen and therefore can't change later answers. */
  choose(ctx: Play, run: Run, effect: E): boolean;
  /** Returns the effect with the chosen targets. */
  at(effect: E, pieces: readonly PieceId[]): E;
}

/** Everything about a kind except its steps. */
interface About<D extends keyof Kinds> {
  /**
   * Returns the effect as a part of a dilemma's text. `list` returns the text of a list of effects. Only kinds that
   * occur in dilemmas without a text of their own need this (`meetingSaid`).
   */
  text?(effect: EffectOf<D>, list: (effects: Effects) => string): string;
  /**
   * For effects on cards selected by a player or at random: the steps that choose the cards before anyone responds
   * (C-DILEMMA-20).
   */
  aim?: Aim<EffectOf<D>>;
  /** Set if the effect changes neither who is present nor what those present have. */
  quiet?: true;
}

/** A kind of effect. `S` names its steps after the first, and `L` is the type of its state. */
export type Kind<D extends keyof Kinds, S extends string = never, L extends Run = Run> = About<D> &
  CarriedBy<FirstEdition, L, EffectOf<D>, All, D, S>;

/** Any kind of effect. */
export type AnyKind<D extends keyof Kinds = keyof Kinds> = About<D> & Carried<FirstEdition, Run, EffectOf<D>, All>;
