import type { Carried, CarriedBy, EffectDescription } from '../../kit/effects.ts';
import type { Card } from '../content/cards/card.ts';
import type { Frontiers } from '../state.ts';
import type { Run } from './frame.ts';
import type { UseContext } from './moments.ts';
import type { Amount, Effect, EffectOf, Effects, Kinds } from './union.ts';

/** Functions over all kinds of effects, for effects that contain or precede others. */
export interface All {
  /** Whether any of the effects can be used at this moment; costs alone don't count. */
  fits(at: UseContext, effects: Effects): boolean;
  /** Whether the effects do anything now and their costs can be paid. */
  usable(at: UseContext, effects: Effects): boolean;
  /** Whether all costs of the effects can be paid. */
  payable(at: UseContext, effects: Effects): boolean;
  /** Whether an effect can use the card that the player gives up before it. */
  accepts(at: UseContext, effect: Effect | undefined, card: Card): boolean;
  text(effects: Effects): string;
  gist(effects: Effects): string;
}

/** The definition of a kind of effect, without its steps. */
interface About<D extends keyof Kinds> {
  /** The purposes that it is useful for, as the bits of `moments.ts`. */
  fits: EffectDescription<EffectOf<D>, number, Effects>;
  /** Its text, starting in lower case and without a full stop. */
  text: EffectDescription<EffectOf<D>, string, Effects>;
  /** A short text for buttons. */
  gist: EffectDescription<EffectOf<D>, string, Effects>;
  /** Its icon in the drawing kit. */
  icon: string;
  /**
   * A number and a word that describe it completely. Null, or an amount that counts something, if the effect needs a
   * sentence.
   */
  figure?(effect: EffectOf<D>): { value: Amount | string; text: string; icon?: string; after?: true } | null;
  /**
   * The effects that follow happen only once this one is done. This joins it to the following effects in one sentence.
   */
  leads?: ': ' | ': then ';
  /** A cost that accompanies a gain. It is always printed last. */
  toll?: true;
  /** The effect is printed in one clause with the effects that follow. */
  binds?: true;
  /** It contains effects, so a semicolon separates it from others. */
  apart?: true;
  /** Returns the missing cost, as it follows a name (F-CARD-10), or null if nothing is missing. */
  lacks?(at: UseContext, effect: EffectOf<D>, next: Effect | undefined, all: All): string | null;
  /** Whether it does anything in this position when it fits the moment; true by default. */
  serves?(at: UseContext, effect: EffectOf<D>, all: All): boolean;
  /** Whether it can use the card that the player gives up before it; true by default. */
  accepts?(at: UseContext, effect: EffectOf<D>, card: Card, all: All): boolean;
}

/** A kind of effect. `S` names its extra steps, and `L` is the state they use. */
export type Kind<D extends keyof Kinds, S extends string = never, L extends Run = Run> = About<D> &
  CarriedBy<Frontiers, L, EffectOf<D>, All, D, S>;

/** Any kind of effect. */
export type AnyKind<D extends keyof Kinds = keyof Kinds> = About<D> & Carried<Frontiers, Run, EffectOf<D>, All>;
