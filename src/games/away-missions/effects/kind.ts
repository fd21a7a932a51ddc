import type { Carried, CarriedBy, EffectDescription } from '../../kit/effects.ts';
import type { Obstacle, Offer } from '../../kit/offers.ts';
import type { AwayMissions, CardId } from '../state.ts';
import type { Run } from './frame.ts';
import type { Scope } from './scope.ts';
import type { ReferenceNames } from './text/words.ts';
import type { Action, EffectOf, Effects, Kinds } from './union.ts';

/** Functions that every kind gets, for effects that contain other effects or play cards. */
export interface All {
  /** Returns the reason that these effects aren't possible, as far as it is known in advance, or null. */
  lacking(g: AwayMissions, scope: Scope, effects: Effects): Obstacle;
  /** Returns why a card's Action can’t be taken now, or null. */
  obstacle(g: AwayMissions, scope: Scope, action: Action): Obstacle;
  /** Returns a short text of effects for hints, with the chance of their first test. */
  hint(g: AwayMissions, scope: Scope, effects: Effects): string;
  /** Returns offers to take cards, with copies as one choice. */
  cardOffers(cards: readonly CardId[], verb: string, hidden: boolean): Offer<CardId>[];
}

/** Returns the text of effects as one sentence. */
export type List = (effects: Effects, voice: ReferenceNames) => string;

/** Everything about a kind of effect except its steps. */
interface About<D extends keyof Kinds> {
  /** Returns the text of an effect, in lower case and without a full stop. */
  text(effect: EffectOf<D>, voice: ReferenceNames, list: List): string;
  /** The icon of an effect in the drawing kit. */
  icon: EffectDescription<EffectOf<D>, string, Effects>;
  /** Returns the lines of an effect on a card. By default, an effect has one line with its text. */
  lines?(effect: EffectOf<D>, voice: ReferenceNames, list: List): { icon?: string; text: string }[];
  /** Returns the text of an effect as a Bonus (M-PLAY-24), if that differs. */
  bonus?(effect: EffectOf<D>, voice: ReferenceNames, list: List): string;
  /**
   * Checks in advance whether the effect is possible. If the effect isn't possible, returns the reason. If the effect
   * is possible, returns the scope for the effects that follow, or null if those can't be checked. Kinds without this
   * function leave the scope unchanged. `first` means that no effect comes before this one.
   */
  ahead?(g: AwayMissions, scope: Scope, effect: EffectOf<D>, first: boolean): Obstacle | Scope;
  /** Set if only the seat itself knows whether the effect is possible. */
  secret?: true;
}

/** A step shared by all kinds, which logs that no such card was found. */
type Shared = 'nothing';

/** A kind of effect, with its steps. `S` names the steps other than the one named after the kind. */
export type Kind<D extends keyof Kinds, S extends string = never> = About<D> &
  CarriedBy<AwayMissions, Run, EffectOf<D>, All, D | Shared, S>;

/** Any kind of effect. */
export type AnyKind<D extends keyof Kinds = keyof Kinds> = About<D> & Carried<AwayMissions, Run, EffectOf<D>, All>;
