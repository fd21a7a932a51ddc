import type { AmountOf as KitAmount } from '../../kit/effects.ts';
import type { Basic, Colour } from '../content/colours.ts';
import type { Ability } from '../content/encounters/token.ts';
import type { FireType, Resistance } from '../content/fire.ts';
import type { Terrain } from '../content/terrain.ts';

// Aliases, not interfaces, so that the compiler knows them to be plain JSON: effects lie in the frames of a game.

/** Something that can be counted as an effect is carried out; `counts.ts` says what. */
export type Count = { count: 'harmed' | 'enemies' | 'ready' | 'crystalColours' | 'traits' | 'resistances' };

/** A number, or so much for each of what is counted. */
export type Amount = KitAmount<Count>;

/** A state of things that an effect depends on. */
export type Condition =
  | { if: 'combat' }
  /** The ship stands in such a space. */
  | { if: 'on'; terrain: Terrain }
  /** Nobody has less Experience. */
  | { if: 'lowest' }
  /** No Core die was taken in this turn. */
  | { if: 'noDie' };

/** What an effect changes about an enemy until the combat ends; neither Defense nor Attack falls below 1. */
export type EnemyChange = {
  defense?: Amount;
  attack?: Amount;
  /** It doesn’t attack in this combat. */
  skip?: true;
  loses?: readonly (Ability | Resistance)[];
  /** It loses all Resistances, or all abilities of its attack. */
  losesAll?: 'resistances' | 'abilities';
  /** It is defeated at once. */
  defeat?: true;
};

/** Cards that an effect speaks of, by kind. Damage Cards are meant only by name (F-CARD-11). */
export type CardKind = 'action' | 'any' | 'damage';

/** A rule of the turn that an effect changes while it lasts. */
export type Modifier =
  /** Entering such spaces costs less, but not less than `least`; or costs exactly `set`. */
  | { kind: 'cost'; terrain: readonly Terrain[] | 'all'; less?: number; least?: number; set?: number }
  /** Such spaces, closed without it, may be entered at a cost (F-MOVE-32). */
  | { kind: 'open'; terrain: readonly Terrain[]; cost: number }
  /** Moving provokes nobody. */
  | { kind: 'stealth' }
  /** What is two spaces away counts as adjacent for moving and exploring. */
  | { kind: 'reach' }
  /** So many more Core dice may be taken (F-DATA-12). */
  | { kind: 'dice'; more: number }
  /** Core dice of these colours count as any basic colour. */
  | { kind: 'wild'; colours: readonly Colour[] }
  /** Crystals that are spent come back at the end of the turn. */
  | { kind: 'refund' }
  /** Every activated Crew Member’s Attack and Shields are stronger; a Long Range Attack by `long`. */
  | { kind: 'crew'; attack: number; shields: number; long?: number; once?: true }
  /** Crew can’t lend their Defense. */
  | { kind: 'crewBusy' }
  /** The next Attack or Shields of a card are stronger, whichever is played first. */
  | { kind: 'next'; attack: number; shields: number }
  /** Points of one kind that are gained in a phase count as its fire; `per`: so many of an effect for one. */
  | { kind: 'convert'; from: 'move' | 'diplomacy'; to: 'attack' | 'long' | 'shields'; per: number; fire?: FireType }
  /** Own Attacks count as Attacks of this type. */
  | { kind: 'fire'; fire: FireType }
  /** Each Crew Member recruited gives these; `less`: and costs so much less. */
  | { kind: 'recruits'; reputation?: number; experience?: number; less?: number; once?: true }
  /** With an Interaction in this turn, at its end. */
  | { kind: 'courtesy'; reputation?: number; experience?: number }
  /** The next draw at the end of a turn goes up to a higher Hand Limit. */
  | { kind: 'handLimit'; more: number }
  /** Cards played sideways give more; `what`: which ones; `once`: only the next. */
  | { kind: 'sideways'; more: number; what?: 'damage' | 'advanced'; once?: true }
  /** A die of this colour lies on a card: a Data Token in each later turn; `curse`: others who use the colour take Damage. */
  | { kind: 'claimed'; colour: Basic; tokens: boolean; curse: boolean }
  /** The curse of a colour has struck in this turn. */
  | { kind: 'cursed' }
  /** Each defeated enemy gives more Experience. */
  | { kind: 'glory'; experience: number };

/** How long a modifier lasts; `round` ends with the Round. */
export type Until = 'combat' | 'turn' | 'round';

/** One of the effects between which a card leaves the choice. */
export type Alternative = readonly Effect[];

/** Fields of each kind of effect, by its name in `do`: every file of `effects/kinds` puts its own in. */
// biome-ignore lint/suspicious/noEmptyInterface: the kinds fill it.
export interface Kinds {}

/** An effect of one kind. */
export type EffectOf<D extends keyof Kinds> = { do: D } & Kinds[D];

/** One thing that a card, a Skill or a Crew Member does. */
export type Effect = { [D in keyof Kinds]: EffectOf<D> }[keyof Kinds];

/** A list of effects, carried out in order. */
export type Effects = readonly Effect[];
