import type { Seat } from '../../../kernel/types.ts';
import type { Effects } from '../effects/union.ts';
import type { Rule } from '../rules/rule.ts';
import type { Ascendancy } from '../state.ts';
import type { AdvancementType, CardId, Civ, ExplorationType, Site, SystemId, Token } from '../terms.ts';
import type { Lack } from './agendas/lack.ts';

/** The source of a figure or rule, which shows how likely it is to match the printed card. See docs/data.md. */
export type Origin = 'book' | 'public' | 'ours';

/** The fields that every card has. */
export interface Card {
  readonly id: CardId;
  readonly name: string;
  /** The card’s effect, in one to four sentences. */
  readonly line: string;
  readonly source: Origin;
}

/** The printed facts of one of a civilization’s 15 Advancements (A-COMP-11). */
export interface PrintedAdvancement extends Card {
  readonly civ: Civ;
  /** The Research that the Advancement costs (A-BUILD-22), 0 for the Starting Advancement. */
  readonly cost: number;
  readonly type: AdvancementType;
  readonly tokens: readonly Token[];
  readonly start?: true;
  /** True for cards with the keyword Cloak, which the Tachyon Detection Array stops. */
  readonly cloak?: true;
  /** True if the card is replaced when drawn in a game with one player. */
  readonly needsRival?: true;
}

/** An Advancement with its rule. */
export interface Advancement extends PrintedAdvancement {
  readonly rule: Rule;
}

/**
 * A lasting effect that a rule has begun, named after that rule. The effect stays in force even if the rule is no
 * longer in force (A-SPEC-04).
 */
export interface LastingRule {
  readonly name: string;
  readonly rule: Rule;
}

/** One side of a Fleet Card (A-FLEET-03). */
export interface FleetSide {
  readonly name: string;
  readonly line: string;
  readonly source: Origin;
  /** The maximum number of Ships in the Fleet. The minimum is 3 (A-COMP-16). */
  readonly most: number;
  readonly cloak?: true;
}

/** An Exploration Card (A-EXPL-06). */
export interface ExplorationCard extends Card {
  readonly type: ExplorationType;
  readonly set: Civ | 'core' | 'borg';
  /** The destination of the card after it is resolved (A-EXPL-07 to A-EXPL-11). */
  readonly after: 'discard' | 'stays' | 'permanent' | 'held' | 'ally' | 'bottom' | 'shuffle';
  /** The effects of resolving the card, carried out by the exploring player. */
  readonly resolve: Effects;
  /** The rule that the card has while it stays on a System, while a player holds it, or while it is an Ally. */
  readonly rule?: Rule;
  /** The Diplomacy Number of an Ally or a test (A-EXPL-12). */
  readonly diplomacy?: number;
  /** A Warp-Capable civilization’s level (A-CIV-05), or a Pre-Warp civilization’s number of Resources (A-CIV-02). */
  readonly level?: number;
}

/** A System Disc as printed. */
export interface SystemCard {
  readonly id: SystemId;
  readonly name: string;
  readonly kind: 'home' | 'planetary' | 'phenomenon' | 'hub';
  readonly set: Civ | 'core' | 'borg';
  readonly sites: readonly Site[];
  readonly lanes: number;
  /** The Hazard Level, or null if the System isn’t Hazardous. */
  readonly hazard: number | null;
  readonly line: string;
  readonly source: Origin;
}

/** A Vulcan Agenda. */
export interface Agenda extends Card {
  /** Returns what a seat still lacks for its goal. */
  readonly lacks: (g: Ascendancy, seat: Seat) => Lack;
  /** True if the Agenda is set aside in a game with one player. */
  readonly needsRival?: true;
}

/**
 * A Trade Agreement with the Production it pays its holder each round (A-TRADE-08), or null if its own rule decides
 * (A-FER-06).
 */
export interface AgreementCard extends Card {
  readonly civ: Civ;
  readonly production: number | null;
}
