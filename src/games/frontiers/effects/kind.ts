import type { Carried, CarriedBy, EffectDescription } from '../../kit/effects.ts';
import type { Card } from '../content/cards/card.ts';
import type { Frontiers } from '../state.ts';
import type { Run } from './frame.ts';
import type { UseContext } from './moments.ts';
import type { Amount, Effect, EffectOf, Effects, Kinds } from './union.ts';

/** What kinds are told of all others, for effects that hold effects or follow them. */
export interface All {
  /** Whether any of them can be used at a moment; costs alone don’t count. */
  fits(at: UseContext, effects: Effects): boolean;
  /** Whether they do anything now and their costs can be supplied. */
  usable(at: UseContext, effects: Effects): boolean;
  /** Whether all that they cost can be supplied. */
  payable(at: UseContext, effects: Effects): boolean;
  /** Whether an effect has a use for a card that is given up before it. */
  accepts(at: UseContext, effect: Effect | undefined, card: Card): boolean;
  text(effects: Effects): string;
  gist(effects: Effects): string;
}

/** All that there is to know of a kind of effect but its steps. */
interface About<D extends keyof Kinds> {
  /** What it is good for, as `moments.ts` counts it. */
  fits: EffectDescription<EffectOf<D>, number, Effects>;
  /** In words, without full stop and beginning small. */
  text: EffectDescription<EffectOf<D>, string, Effects>;
  /** In few words, for buttons. */
  gist: EffectDescription<EffectOf<D>, string, Effects>;
  /** Its icon in the drawing kit. */
  icon: string;
  /** A figure and a word that say it all; null, or an amount that counts something, for an effect that needs words. */
  figure?(effect: EffectOf<D>): { value: Amount | string; text: string; icon?: string; after?: true } | null;
  /** It must be done first; this leads over to all that follows, in the same sentence. */
  leads?: ': ' | ': then ';
  /** What it costs the player while the rest is gained: it is told last, whenever it happens. */
  toll?: true;
  /** What comes after it belongs to it: it is told together. */
  binds?: true;
  /** It holds effects, so that others stand apart from it by a semicolon. */
  apart?: true;
  /** What it costs and can’t be supplied, as it follows a name (F-CARD-10); null when nothing is missing. */
  lacks?(at: UseContext, effect: EffectOf<D>, next: Effect | undefined, all: All): string | null;
  /** Whether it does anything in this position, when it fits the moment; it does unless told. */
  serves?(at: UseContext, effect: EffectOf<D>, all: All): boolean;
  /** Whether it has a use for a card that is given up before it; for any unless told. */
  accepts?(at: UseContext, effect: EffectOf<D>, card: Card, all: All): boolean;
}

/** A kind of effect: `S` names its steps beside the one of its name, `L` is what they remember. */
export type Kind<D extends keyof Kinds, S extends string = never, L extends Run = Run> = About<D> &
  CarriedBy<Frontiers, L, EffectOf<D>, All, D, S>;

/** Any kind of effect. */
export type AnyKind<D extends keyof Kinds = keyof Kinds> = About<D> & Carried<Frontiers, Run, EffectOf<D>, All>;
