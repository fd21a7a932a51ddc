import type { Seat } from '../../../kernel/types.ts';
import type { Offer } from '../../kit/offers.ts';
import type { Acting, RuleAnswers } from '../../kit/rules/rule.ts';
import type { Effects } from '../effects/union.ts';
import type { Ascendancy, Resources } from '../state.ts';
import type { Moment, Moments } from './moment-kinds.ts';
import type { SpecialQuestions } from './questions.ts';
import type { RuleSource } from './source.ts';

/** The way a rule acts at a moment. */
export interface At<A> extends Acting<Ascendancy, RuleSource, A, Effects> {
  /**
   * Returns the seat that may use the rule, or null if nobody may use it now. The default is the rule’s owner. The
   * answer must depend only on public information, so that questions never reveal whether somebody could respond.
   */
  readonly asked?: (g: Ascendancy, source: RuleSource, about: A) => Seat | null;
  /** The question, shown after the card’s name. The default question is “use it?”. */
  readonly prompt?: string;
  /** True if the rule can be used more than once at this moment. */
  readonly again?: true;
  /**
   * True if the rule’s reroll costs nothing and declining the reroll saves nothing. A free effect that can’t hurt its
   * player is used without asking.
   */
  readonly free?: true;
}

/** Offers that a rule adds in a phase of a player’s own turn. */
export interface Plays {
  building: { seat: Seat };
  command: { seat: Seat };
  /** Offers in both phases. */
  turn: { seat: Seat };
}
export type PhasePlay = keyof Plays;

/** A special rule of a console, an Advancement, a Fleet, an Ally, a System, or Borg Tech. */
export interface Rule extends RuleAnswers<Ascendancy, RuleSource, SpecialQuestions> {
  readonly at?: { readonly [M in Moment]?: At<Moments[M]> };
  readonly plays?: {
    readonly [P in PhasePlay]?: (g: Ascendancy, source: RuleSource, about: Plays[P]) => readonly Offer<Effects>[];
  };
  /** Returns the Resources that the rule gives in Resource Generation, computed from the position (A-RECH-04). */
  readonly income?: (g: Ascendancy, source: RuleSource, seat: Seat) => Partial<Resources>;
}
