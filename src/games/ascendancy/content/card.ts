import type { Seat } from '../../../kernel/types.ts';
import type { Effects } from '../effects/union.ts';
import type { Rule } from '../rules/rule.ts';
import type { Ascendancy } from '../state.ts';
import type { AdvancementType, CardId, Civ, ExplorationType, Site, SystemId, Token } from '../terms.ts';
import type { Lack } from './agendas/lack.ts';

/** Where a figure or a rule comes from, and how sure it is that the printed one is alike: see DATA.md. */
export type Origin = 'book' | 'public' | 'ours';

/** Fields of every card. */
export interface Card {
  readonly id: CardId;
  readonly name: string;
  /** Its effect, in a sentence or two. */
  readonly line: string;
  readonly source: Origin;
}

/** The printed facts of one of the 15 Advancements of a civilization (A-COMP-11). */
export interface PrintedAdvancement extends Card {
  readonly civ: Civ;
  /** Research that it takes (A-BUILD-22); the Starting Advancement takes none. */
  readonly cost: number;
  readonly type: AdvancementType;
  readonly tokens: readonly Token[];
  readonly start?: true;
  /** Tachyon Detection Array looks for it. */
  readonly cloak?: true;
  /** It is replaced when it is drawn in a game without another player. */
  readonly needsRival?: true;
}

/** An Advancement, and what it does. */
export interface Advancement extends PrintedAdvancement {
  readonly rule: Rule;
}

/** A lasting effect that a rule has begun. It has the rule’s name, and stays in force even if the rule doesn’t (A-SPEC-04). */
export interface LastingRule {
  readonly name: string;
  readonly rule: Rule;
}

/** One side of a Fleet Card (A-FLEET-03). */
export interface FleetSide {
  readonly name: string;
  readonly line: string;
  readonly source: Origin;
  /** How many Ships it holds; never fewer than 3 (A-COMP-16). */
  readonly most: number;
  readonly cloak?: true;
}

/** An Exploration Card (A-EXPL-06). */
export interface ExplorationCard extends Card {
  readonly type: ExplorationType;
  readonly set: Civ | 'core' | 'borg';
  /** Where it goes when it was resolved (A-EXPL-07 to A-EXPL-11). */
  readonly after: 'discard' | 'stays' | 'permanent' | 'held' | 'ally' | 'bottom' | 'shuffle';
  /** Effects of resolving it, carried out by the player who explores. */
  readonly resolve: Effects;
  /** Its rule while it stays, is kept, or is an Ally. */
  readonly rule?: Rule;
  /** Its Diplomacy Number, for an Ally or a test (A-EXPL-12). */
  readonly diplomacy?: number;
  /** The level of a Warp-Capable civilization (A-CIV-05), or the Resources of a Pre-Warp one (A-CIV-02). */
  readonly level?: number;
}

/** A System Disc as it is printed. */
export interface SystemCard {
  readonly id: SystemId;
  readonly name: string;
  readonly kind: 'home' | 'planetary' | 'phenomenon' | 'hub';
  readonly set: Civ | 'core' | 'borg';
  readonly sites: readonly Site[];
  readonly lanes: number;
  /** Hazard Level; null: not Hazardous. */
  readonly hazard: number | null;
  readonly line: string;
  readonly source: Origin;
}

/** A Vulcan Agenda. */
export interface Agenda extends Card {
  /** Returns what a seat still lacks for its goal. */
  readonly lacks: (g: Ascendancy, seat: Seat) => Lack;
  /** It is set aside in a game without another player. */
  readonly needsRival?: true;
}

/** A Trade Agreement: what it pays its holder each round (A-TRADE-08); null: by its rule (A-FER-06). */
export interface AgreementCard extends Card {
  readonly civ: Civ;
  readonly production: number | null;
}
