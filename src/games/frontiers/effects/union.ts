import type { Basic, Colour } from '../content/colours.ts';
import type { Ability } from '../content/encounters/token.ts';
import type { FireType, Resistance } from '../content/fire.ts';
import type { Terrain } from '../content/terrain.ts';

// Aliases, not interfaces, so that the compiler knows them to be plain JSON: effects lie in the frames of a game.

/** Something that can be counted as an effect is carried out. */
export type Count =
  /** Damage Cards in the own hand and own Crew Members with Wounds. */
  | { count: 'harmed' }
  /** Enemies of the combat that are not defeated. */
  | { count: 'enemies' }
  /** Own Crew Members who are Ready and not Wounded. */
  | { count: 'ready' }
  /** Different colours among the own crystals. */
  | { count: 'crystalColours' }
  /** What the enemy aimed at has besides Phasers: a type of attack, abilities, Resistances. */
  | { count: 'traits' }
  /** Resistances of the enemy aimed at. */
  | { count: 'resistances' };

/** A number, or so much for each of what is counted. */
export type Amount = number | { plus?: number; each: number; of: Count; most?: number };

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
export type Way = readonly Effect[];

/** One thing that a card, a Skill or a Crew Member does. `effects/run` carries it out, `effects/text` prints it. */
export type Effect =
  /** Points (F-CARD-15). `mend` is Repair or Heal, one kind per point (F-HEAL-06). */
  | { do: 'move' | 'diplomacy' | 'repair' | 'heal' | 'mend'; amount: Amount }
  /** `long`: a Long Range Attack. Without a type it is Phasers (F-LRA-03). */
  | { do: 'attack'; amount: Amount; fire?: FireType; long?: true }
  | { do: 'shields'; amount: Amount; fire?: FireType }
  /** Chooses the enemy that `traits`, `resistances` and Shields after it are about. */
  | { do: 'aim' }
  /** Changes enemies. `aimed`: the one chosen before. Those that resist `unless` are left alone. */
  | { do: 'enemy'; which: 'one' | 'all' | 'aimed'; unless?: Resistance; change: EnemyChange }
  /** When the attack of the enemy aimed at is fully deflected, these follow: at once, or in the Attack phase. */
  | { do: 'deflected'; then: readonly Effect[]; at: 'once' | 'attack' }
  | { do: 'draw'; amount: Amount }
  /** Data Tokens, each of a colour chosen among these (F-GAIN-01). */
  | { do: 'data'; colours: readonly Colour[]; count?: number }
  /** A Data Crystal of a colour chosen among these (F-GAIN-02); `owned`: only of colours that are held. */
  | { do: 'crystal'; colours: readonly Basic[]; owned?: true }
  | { do: 'reputation'; amount: Amount }
  /** Takes Damage Cards into the hand. */
  | { do: 'damage'; amount: number }
  /** The Crew Member that acts is Wounded. */
  | { do: 'hurt' }
  /** Readies a Spent Crew Member of at most this Rank; `ranks`: several, of so many Ranks together. */
  | { do: 'ready'; rank?: number; ranks?: number; heal?: true }
  /** The player chooses one. */
  | { do: 'one'; ways: readonly Way[] }
  /** The player may do it, or not. */
  | { do: 'may'; effects: Way }
  | { do: 'when'; condition: Condition; then: Way; otherwise?: Way }
  /** Pays one data of a colour among these; what follows depends on it, and `same` crystals are of it. */
  | { do: 'pay'; colours: readonly Colour[] }
  /** Pays data of one of these colours, each of which gives something else. */
  | { do: 'payFor'; ways: readonly { colour: Colour; effects: Way }[] }
  /** Spends points at once; with Diplomacy it is an Interaction of its own (F-INTERACT-03). Not offered when there are too few. */
  | { do: 'spend'; what: 'diplomacy' | 'move'; amount: number }
  /** A crystal of the colour that was paid, discarded or removed last. */
  | { do: 'same'; count: number }
  /** One crystal of each basic colour that wasn’t discarded or removed last. */
  | { do: 'others' }
  /** Discards a card of the hand (F-DISCARD-01), or removes it from the game (F-DISCARD-03, F-DISCARD-04). */
  | { do: 'discard' | 'remove'; what: CardKind }
  /** After `remove`: the removed card’s effect, so many times, free. */
  | { do: 'repeat'; side: 'basic' | 'strong'; times: number }
  /** Plays another Action Card’s strong effect free of data; its Move, Diplomacy, Attack and Shields are `more` higher. */
  | { do: 'boost'; more: number }
  /** Gains a card of an offer (F-GAIN-05), of the colour paid or removed last when `same`. */
  | { do: 'gain'; card: 'advanced' | 'undiscovered'; to: 'hand' | 'discard'; same?: true }
  /** The basic effect of an Undiscovered Card of the offer, of the colour paid or discarded last; it stays there. */
  | { do: 'borrow' }
  /** Crew of the offer: uses one ability of one, or recruits one free. */
  | { do: 'offer'; how: 'use' | 'recruit' }
  /** This card goes there instead of to the discard pile, if the player likes. */
  | { do: 'return'; to: 'top' | 'bottom' }
  /** Cards of the discard pile back into the deck, top or bottom: at random or chosen. */
  | { do: 'recall'; count: number; chosen?: true }
  /** Takes a die from the Core beyond the one of the turn, shows a colour and gives so many tokens of it. */
  | { do: 'setDie'; colours: readonly Colour[]; tokens: number }
  /** A Core die of a basic colour gives a crystal and is rolled again; `all`: the whole Core is rolled again. */
  | { do: 'reroll'; what: 'one' | 'all' }
  /** Keeps a basic die of the Core until the Round ends, for data now or one in each later turn. */
  | { do: 'claim'; curse?: true }
  /** Moves the ship up to so far through revealed spaces, onto a safe one, provoking nobody (F-MOVE-33, F-MOVE-34). */
  | { do: 'jump'; spaces: number; cost?: 'move' }
  /** Another turn after this one; the cards played in this one come back. */
  | { do: 'turnAgain' }
  /** Changes a rule for a while. */
  | { do: 'lasting'; modifier: Modifier; until: Until }
  /** Every other player loses a crystal at random, which the player may take; who has none takes a Damage Card. */
  | { do: 'drain' }
  /** A colour is chosen: everyone takes a Damage Card for each crystal of it, and the player gains two of it. */
  | { do: 'flood' }
  /** A colour is chosen: every other player discards a card of it, else shows the hand; `steal`: one Action Card may be taken. */
  | { do: 'probe'; steal?: true }
  /** One Crew Member of at most this Rank of every other player becomes Spent, if the player likes, who chooses it. */
  | { do: 'exhaust'; rank: number };

/** A list of effects, carried out in order. */
export type Effects = readonly Effect[];
