import type { AmountOf as KitAmount } from '../../kit/effects.ts';
import type { Basic, Colour } from '../content/colours.ts';
import type { Ability } from '../content/encounters/token.ts';
import type { FireType, Resistance } from '../content/fire.ts';
import type { Terrain } from '../content/terrain.ts';

// The types of effects are aliases instead of interfaces, so that TypeScript treats them as plain JSON. Effects are
// stored in frames.

/** A quantity that an amount depends on, counted when its effect is carried out (`counts.ts`). */
export type Count = { count: 'harmed' | 'enemies' | 'ready' | 'crystalColours' | 'traits' | 'resistances' };

/** A number, or a number that depends on a count. */
export type Amount = KitAmount<Count>;

/** A condition that an effect depends on. */
export type Condition =
  | { if: 'combat' }
  /** The ship is on this terrain. */
  | { if: 'on'; terrain: Terrain }
  /** No other player has less Experience. */
  | { if: 'lowest' }
  /** No Core die was taken this turn. */
  | { if: 'noDie' };

/** An effect's changes to an enemy until the combat ends. An effect lowers neither Defense nor Attack below 1. */
export type EnemyChange = {
  defense?: Amount;
  attack?: Amount;
  /** The enemy doesn't attack in this combat. */
  skip?: true;
  loses?: readonly (Ability | Resistance)[];
  /** The enemy loses all Resistances, or all abilities of its attack. */
  losesAll?: 'resistances' | 'abilities';
  /** The enemy is defeated immediately. */
  defeat?: true;
};

/** The kinds of cards that an effect can name. Only `damage` includes Damage Cards (F-CARD-11). */
export type CardKind = 'action' | 'any' | 'damage';

/** A temporary rule change made by an effect. */
export type Modifier =
  /** Entering these spaces costs `less` points less, but at least `least`, or it costs exactly `set`. */
  | { kind: 'cost'; terrain: readonly Terrain[] | 'all'; less?: number; least?: number; set?: number }
  /** The ship may enter these closed spaces for `cost` (F-MOVE-32). */
  | { kind: 'open'; terrain: readonly Terrain[]; cost: number }
  /** Moving provokes nobody. */
  | { kind: 'stealth' }
  /** Spaces at distance 2 also count as adjacent for moving and exploring. */
  | { kind: 'reach' }
  /** The seat may take this many more Core dice (F-DATA-12). */
  | { kind: 'dice'; more: number }
  /** Core dice of these colors count as any basic color. */
  | { kind: 'wild'; colours: readonly Colour[] }
  /** Spent crystals come back at the end of the turn. */
  | { kind: 'refund' }
  /** Activated Crew Members give more Attack and Shields. `long` is the bonus for Long Range Attacks. */
  | { kind: 'crew'; attack: number; shields: number; long?: number; once?: true }
  /** Crew Members can't lend their Defense. */
  | { kind: 'crewBusy' }
  /** The next Attack or Shields from a card, whichever comes first, has more points. */
  | { kind: 'next'; attack: number; shields: number }
  /**
   * In a phase, gained points of the kind `from` count as points of the kind `to` and the type `fire`. Every `per`
   * points that an effect gives count as one.
   */
  | { kind: 'convert'; from: 'move' | 'diplomacy'; to: 'attack' | 'long' | 'shields'; per: number; fire?: FireType }
  /** All the seat's Attacks count as this type. */
  | { kind: 'fire'; fire: FireType }
  /** Each recruited Crew Member gives this Reputation and Experience, and costs `less` Diplomacy less. */
  | { kind: 'recruits'; reputation?: number; experience?: number; less?: number; once?: true }
  /** The seat gains these amounts at the end of the turn if an Interaction took place. */
  | { kind: 'courtesy'; reputation?: number; experience?: number }
  /** The next draw at the end of a turn has a higher Hand Limit. */
  | { kind: 'handLimit'; more: number }
  /** Cards of the kind `what` give more sideways: all of them or, with `once`, only the next one. */
  | { kind: 'sideways'; more: number; what?: 'damage' | 'advanced'; once?: true }
  /**
   * A die of this color stays on a card. With `tokens`, the die gives a Data Token in each later turn. With `curse`,
   * other players who use the color take Damage.
   */
  | { kind: 'claimed'; colour: Basic; tokens: boolean; curse: boolean }
  /** The curse of a color has already taken effect this turn. */
  | { kind: 'cursed' }
  /** Each enemy that the seat defeats gives more Experience. */
  | { kind: 'glory'; experience: number };

/** The time until which a modifier lasts. */
export type Until = 'combat' | 'turn' | 'round';

/** One of the alternatives that a card offers. */
export type Alternative = readonly Effect[];

/** Fields of each kind of effect, by its name in `do`. Each file in `effects/kinds` adds its own kinds. */
// biome-ignore lint/suspicious/noEmptyInterface: the kinds fill it.
export interface Kinds {}

/** An effect of one kind. */
export type EffectOf<D extends keyof Kinds> = { do: D } & Kinds[D];

/** One effect of a card, a Skill or a Crew Member. */
export type Effect = { [D in keyof Kinds]: EffectOf<D> }[keyof Kinds];

/** A list of effects, carried out in order. */
export type Effects = readonly Effect[];
