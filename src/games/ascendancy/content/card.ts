import type { Seat } from '../../../kernel/types.ts';
import type { Effects } from '../effects/union.ts';
import type { READINGS } from '../options.ts';
import type { Rule } from '../rules/rule.ts';
import type { Ascendancy } from '../state.ts';
import type { AdvancementType, CardId, Civ, ExplorationType, Site, SystemId, Token } from '../terms.ts';
import type { Lack } from './lack.ts';

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

/** A card whose id doesn’t show its place in an unshuffled pile. */
export interface Numbered extends Card {
  /**
   * The card’s number in its set. Unshuffled piles are in the order of these numbers. Shuffles of recorded games depend
   * on that order, so a new card takes the next number.
   */
  readonly number: number;
}

/** A card that may begin lasting effects. */
interface Lasting {
  /**
   * The rules of lasting effects that the card begins, by the name of the effect. They stay in force even if the rule of
   * the card is no longer in force (A-SPEC-04).
   */
  readonly lasting?: Readonly<Record<string, Rule>>;
}

/** One of a civilization’s 15 Advancements (A-COMP-11). */
export interface Advancement extends Card, Lasting {
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
  readonly rule: Rule;
}

/** A lasting effect that a rule has begun, named after that rule. */
export interface LastingRule {
  readonly name: string;
  readonly rule: Rule;
}

/**
 * One side of a Fleet Card (A-FLEET-03). The id consists of the civilization, the card’s index and the side:
 * `cardassian 0b`.
 */
export interface FleetSide extends Card, Lasting {
  readonly civ: Civ;
  /** The maximum number of Ships in the Fleet. The minimum is 3 (A-COMP-16). */
  readonly most: number;
  readonly cloak?: true;
  /** The special rule of the side. A side without one has only a capacity. */
  readonly rule?: Rule;
}

/** Both sides of a Fleet Card. */
export interface FleetCard {
  readonly a: FleetSide;
  readonly b: FleetSide;
}

/** A special rule of a console (A-COMP-07, A-OPEN-101). */
export interface ConsoleRule {
  readonly civ: Civ;
  /** The name printed on the console. */
  readonly id: string;
  readonly line: string;
  /** The reading of the book that puts this rule in force. If undefined, the rule is always in force. */
  readonly reading?: (typeof READINGS)[number];
  readonly rule: Rule;
}

/** An Exploration Card (A-EXPL-06). */
export interface ExplorationCard extends Numbered {
  readonly type: ExplorationType;
  readonly set: Civ | 'core' | 'borg';
  /** The destination of the card after it is resolved (A-EXPL-07 to A-EXPL-11). */
  readonly after: 'discard' | 'stays' | 'permanent' | 'held' | 'ally' | 'bottom' | 'shuffle';
  /** The effects of resolving the card, carried out by the exploring player. */
  readonly resolve: Effects;
  /** The rule that the card has while it stays on a System, while a player holds it, or while it is an Ally. */
  readonly rule?: Rule;
  /** True for an Ally that counts as a Trade Agreement (A-TRADE-16). */
  readonly treaty?: true;
  /** The Diplomacy Number of an Ally or a test (A-EXPL-12). */
  readonly diplomacy?: number;
  /** A Warp-Capable civilization’s level (A-CIV-05), or a Pre-Warp civilization’s number of Resources (A-CIV-02). */
  readonly level?: number;
}

/** A System Disc as printed. */
export interface SystemCard extends Numbered {
  readonly id: SystemId;
  readonly kind: 'home' | 'planetary' | 'phenomenon' | 'hub';
  readonly set: Civ | 'core' | 'borg';
  readonly sites: readonly Site[];
  readonly lanes: number;
  /** The Hazard Level, or null if the System isn’t Hazardous. */
  readonly hazard: number | null;
  /** The special rule of a Phenomenon or of the Hub. */
  readonly rule?: Rule;
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

/** The kinds of targets that a Cube can head for (A-BORG-07). */
export type CubeTarget = 'developed' | 'home' | 'starbase' | 'ships' | 'unexplored';

/** A Borg Command Card. */
export interface CommandCard extends Numbered {
  readonly target: CubeTarget;
  /** The maximum number of Systems that the Cube moves. */
  readonly speed: 1 | 2 | 3;
  /**
   * The number of dice that the Cube regains after its move (or loses, if negative), and its Shield Modifier
   * afterwards.
   */
  readonly dice: number;
  readonly adapted: number;
}

/** A Borg Tech Card (A-BORG-06). */
export interface TechCard extends Numbered {
  readonly rule: Rule;
}

/** All cards, by kind. */
export interface Cards {
  readonly advancements: readonly Advancement[];
  readonly agendas: readonly Agenda[];
  readonly agreements: readonly AgreementCard[];
  readonly commands: readonly CommandCard[];
  readonly consoles: readonly ConsoleRule[];
  readonly exploration: readonly ExplorationCard[];
  readonly fleets: readonly FleetSide[];
  readonly systems: readonly SystemCard[];
  readonly tech: readonly TechCard[];
}
