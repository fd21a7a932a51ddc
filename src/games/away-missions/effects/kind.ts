import type { Carried, CarriedBy, EffectDescription } from '../../kit/effects.ts';
import type { Obstacle, Offer } from '../../kit/offers.ts';
import type { AwayMissions, CardId } from '../state.ts';
import type { Run } from './frame.ts';
import type { Scope } from './scope.ts';
import type { ReferenceNames } from './text/words.ts';
import type { Action, EffectOf, Effects, Kinds } from './union.ts';

/** What kinds are told of all others, for effects that hold effects or play cards. */
export interface All {
  /** What effects need and don’t find, as far as it can be told before anything happens. */
  lacking(g: AwayMissions, scope: Scope, effects: Effects): Obstacle;
  /** Why an Action of a card can’t be taken now, or null. */
  obstacle(g: AwayMissions, scope: Scope, action: Action): Obstacle;
  /** Effects in few words, for hints, and how likely their test is passed. */
  hint(g: AwayMissions, scope: Scope, effects: Effects): string;
  /** Cards to take, copies as one choice. */
  cardOffers(cards: readonly CardId[], verb: string, hidden: boolean): Offer<CardId>[];
}

/** Effects in one sentence. */
export type List = (effects: Effects, voice: ReferenceNames) => string;

/** All that there is to know of a kind of effect but its steps. */
interface About<D extends keyof Kinds> {
  /** In words, without full stop and beginning small. */
  text(effect: EffectOf<D>, voice: ReferenceNames, list: List): string;
  /** Its icon in the drawing kit. */
  icon: EffectDescription<EffectOf<D>, string, Effects>;
  /** Its lines on a card; one of its words unless told. */
  lines?(effect: EffectOf<D>, voice: ReferenceNames, list: List): { icon?: string; text: string }[];
  /** Its words as a Bonus (M-PLAY-24), where they are others. */
  bonus?(effect: EffectOf<D>, voice: ReferenceNames, list: List): string;
  /**
   * Looks ahead, before anything happens: why it can’t be done, or the scope in which what follows is looked at, which stays
   * unless told; null: what follows can’t be told. `first`: nothing is done before it.
   */
  ahead?(g: AwayMissions, scope: Scope, effect: EffectOf<D>, first: boolean): Obstacle | Scope;
  /** Whether it can be done is known to its seat alone. */
  secret?: true;
}

/** Where every kind may go on: the step that says that there is no such card. */
type Shared = 'nothing';

/** A kind of effect: `S` names its steps beside the one of its name. */
export type Kind<D extends keyof Kinds, S extends string = never> = About<D> &
  CarriedBy<AwayMissions, Run, EffectOf<D>, All, D | Shared, S>;

/** Any kind of effect. */
export type AnyKind<D extends keyof Kinds = keyof Kinds> = About<D> & Carried<AwayMissions, Run, EffectOf<D>, All>;
