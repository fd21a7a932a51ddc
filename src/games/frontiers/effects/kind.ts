import type { Carried, CarriedBy, EffectDescription } from '../../kit/effects.ts';
import type { Card } from '../content/cards/card.ts';
import type { Frontiers } from '../state.ts';
import type { Run } from './frame.ts';
import type { UseContext } from './moments.ts';
import type { Amount, Effect, EffectOf, Effects, Kinds } from './union.ts';

/** Functions that work for all kinds of effects. Effects that contain or precede other effects need these functions. */
export interface All {
  /** Whether any of the effects can be used at this moment. An effect that is only a cost doesn't count. */
  fits(at: UseContext, effects: Effects): boolean;
  /** Whether the effects do anything now and their costs can be paid. */
  usable(at: UseContext, effects: Effects): boolean;
  /** Whether all costs of the effects can be paid. */
  payable(at: UseContext, effects: Effects): boolean;
  /** Whether an effect can use the card that the player gives up for the effect before it. */
  accepts(at: UseContext, effect: Effect | undefined, card: Card): boolean;
  text(effects: Effects): string;
  gist(effects: Effects): string;
}

/** The definition of a kind of effect, without its steps. */
interface About<D extends keyof Kinds> {
  /** The purposes for which the effect is useful, as bits from `moments.ts`. */
  fits: EffectDescription<EffectOf<D>, number, Effects>;
  /** The text of the effect, starting in lower case and without a full stop. */
  text: EffectDescription<EffectOf<D>, string, Effects>;
  /** A short text of the effect for buttons. */
  gist: EffectDescription<EffectOf<D>, string, Effects>;
  /** The effect's icon in the drawing kit. */
  icon: string;
  /**
   * Returns a number and a word that say everything about the effect. If the effect needs a full sentence, returns
   * null, or an amount that depends on a count.
   */
  figure?(effect: EffectOf<D>): { value: Amount | string; text: string; icon?: string; after?: true } | null;
  /** The text that joins this effect and the later ones into one sentence. Set if the later ones depend on this one. */
  leads?: ': ' | ': then ';
  /** True for a cost that accompanies a gain. Such a cost comes last in the text. */
  toll?: true;
  /** True if the effect is printed in one clause with the effects that follow. */
  binds?: true;
  /**
   * True if the effect contains other effects. In the card's text, semicolons separate such an effect from its
   * neighbors.
   */
  apart?: true;
  /** Returns the missing cost as a phrase that follows a name (F-CARD-10), or null if nothing is missing. */
  lacks?(at: UseContext, effect: EffectOf<D>, next: Effect | undefined, all: All): string | null;
  /** Whether an effect that fits the moment does anything in this position. The default is true. */
  serves?(at: UseContext, effect: EffectOf<D>, all: All): boolean;
  /** Whether the effect can use the card that the player gives up for the previous effect. The default is true. */
  accepts?(at: UseContext, effect: EffectOf<D>, card: Card, all: All): boolean;
}

/** A kind of effect. `S` names its extra steps, and `L` is the state they use. */
export type Kind<D extends keyof Kinds, S extends string = never, L extends Run = Run> = About<D> &
  CarriedBy<Frontiers, L, EffectOf<D>, All, D, S>;

/** Any kind of effect. */
export type AnyKind<D extends keyof Kinds = keyof Kinds> = About<D> & Carried<Frontiers, Run, EffectOf<D>, All>;
