import type { AmountOf as KitAmount } from '../../kit/effects.ts';
import type { RoomId } from '../content/boards.ts';
import type { BoardId, CharacterKeyword, Faction, Specialization, TerminalKind, Weapon, WeaponRule } from '../terms.ts';

/**
 * A character that an effect speaks of: `self` acts, the others were bound by the effect before. In an interrupt `self`
 * is the own character that the event happens to and `foe` the one that does it.
 */
export type CharacterRef = 'self' | 'one' | 'two' | 'foe';

/** Keywords on cards (M-PLAY-18). */
export type CardKeyword =
  | 'repair'
  | 'assimilate'
  | 'intel'
  | 'medical'
  | 'command'
  | 'subcommand'
  | 'weapon'
  | 'device'
  | 'implant'
  | 'honor'
  | 'plot';

// Aliases, not interfaces, so that the compiler knows them to be plain JSON: effects lie in the frames of a game.

/** Spaces: all that is named must hold. */
export type SpaceFilter = {
  /** M-TERM-02. */
  terminal?: TerminalKind | 'any';
  board?: BoardId;
  room?: RoomId;
  transporter?: true;
  lift?: true;
  /** On a board of the own starting area. */
  area?: 'own';
  /** Adjacent to this character (M-DIST-02). */
  near?: CharacterRef;
  /** On the same board as this character. */
  aboard?: CharacterRef;
  /** Not the space of this character. */
  apart?: CharacterRef;
  /** Not remembered by the card yet. */
  unmarked?: true;
  /** No hostile character on the board. */
  clear?: true;
};

/**
 * What a character may be at the moment. `honored`: with Honor on it; `alone`: no friend of its own in its space or next to
 * it; `unseen`: no hostile character has line of sight to it (M-OPEN-73).
 */
export type Quality =
  | 'borg'
  | 'drone'
  | 'assimilated'
  | 'stunned'
  | 'damaged'
  | 'equipped'
  | 'activated'
  | 'marked'
  | 'honored'
  | 'alone'
  | 'unseen';

/** Characters in the mission area: all that is named must hold. */
export type Group = {
  /** `any`: where a rule says “character” alone it means both (M-TEAM-04). */
  side: 'friendly' | 'hostile' | 'any';
  /** How near to `of`. */
  where?: 'same' | 'adjacent' | 'sight' | 'board';
  /** The character from which `where` counts; `self` unless told. */
  of?: CharacterRef;
  /** None of the characters that the effect spoke of before. */
  other?: true;
  at?: SpaceFilter;
  is?: Quality;
  /** For `borg` there is `is`, since overlays make Borg too (M-ASSIM-02). */
  keyword?: Exclude<CharacterKeyword, 'borg'>;
  specialization?: Specialization;
};

/** Something that can be counted. */
export type Count =
  | { count: 'characters'; group: Group }
  /** Boards with more friendly than hostile characters. */
  | { count: 'held-boards' }
  | { count: 'adapt' }
  /** Missions that the player scored, or an opponent of its choice. */
  | { count: 'scored'; keyword?: CardKeyword; side?: 'hostile' }
  /** Characters that the player has in the mission area, or an opponent of its choice. */
  | { count: 'team'; side?: 'hostile' }
  /** Characters that the side lost: Neutralized or Assimilated; `one`: of several hostile sides the one that lost most. */
  | { count: 'lost'; side: 'friendly' | 'hostile'; one?: true }
  | { count: 'assimilated' }
  /** Successes of the last test beyond those it needed (M-SKILL-04). */
  | { count: 'extra-successes' }
  | { count: 'marks' }
  | { count: 'round' }
  /** Honor on a character, or on all of the own side in the mission area. */
  | { count: 'honor'; who?: CharacterRef }
  | { count: 'intel' }
  /** Own characters that a hostile one Neutralized while they had Honor (M-OPEN-71). */
  | { count: 'fallen' }
  /** Health pegs that a character has lost, or all of the own side together. */
  | { count: 'wounds'; who?: CharacterRef }
  /** Own Traps that lie in wait, and those that were sprung (M-OPEN-74). */
  | { count: 'traps' }
  | { count: 'sprung' };

/** A number, or so much for each of what is counted. */
export type Amount = KitAmount<Count>;

/** Several numbers together, and never more than `most`. */
export type Sum = { sum: readonly Amount[]; most: number };

export type Condition =
  | { if: 'at'; place: SpaceFilter; who?: CharacterRef }
  | { if: 'is'; who?: CharacterRef; group: Group }
  | { if: 'count'; of: Count; least?: number; most?: number }
  | { if: 'more'; of: Count; than: Count }
  /** The character was Neutralized or Assimilated since the card spoke of it. */
  | { if: 'gone'; who: CharacterRef };

/** When a modifier counts. */
export type When = {
  /** The weapon of the attack has this rule; `ranged`: no Melee; `phaser`: a phaser of any setting. */
  weapon?: WeaponRule | 'ranged' | 'phaser';
  specialization?: Specialization;
  /** The test belongs to a card with this keyword. */
  keyword?: CardKeyword;
  /** The other character of the attack or test. */
  against?: 'borg' | 'damaged' | 'alone';
  condition?: Condition;
};

/** What a card changes while it is in play or lasts. `move` counts spaces, `attack`, `defense` and `skill` dice. */
export type Modifier = {
  what: 'attack' | 'defense' | 'skill' | 'move' | 'damage';
  value: Amount;
  when?: When;
};

/** One of the effects between which a card leaves the choice. */
export type Alternative = {
  label: string;
  effects: Effects;
};

/** Fields of each kind of effect, by its name in `do`: every file of `effects/kinds` puts its own in. */
// biome-ignore lint/suspicious/noEmptyInterface: the kinds fill it.
export interface Kinds {}

/** An effect of one kind. */
export type EffectOf<D extends keyof Kinds> = { do: D } & Kinds[D];

/** One thing that a card does. Cards are lists of these; the procedure `effects` runs them, `text.ts` prints them. */
export type Effect = { [D in keyof Kinds]: EffectOf<D> }[keyof Kinds];

/** A list of effects, carried out in order. */
export type Effects = readonly Effect[];

/** A Special Action on a card or character, or the way a card is played. */
export interface Action {
  /** Distinguishes the Actions of one card. */
  id: string;
  /** Where the acting character must stand (M-TERM-01). */
  at?: SpaceFilter;
  /** What the acting character must be. */
  by?: Group;
  /** M-PLAY-19. */
  requires?: readonly Condition[];
  /** A team without characters may do it too (M-OPEN-48): nothing in it is about the acting character. */
  crewless?: true;
  effects: Effects;
}

/** Moments at which an interrupt may be played (M-TIME-02). */
export type Window = 'attacked' | 'damage' | 'scores';

export type CardKind = 'mission' | 'event' | 'permanent' | 'trait' | 'equipment';

interface Printed {
  id: string;
  name: string;
  faction: Faction;
  keyword: CardKeyword | null;
  /** Copies that a deck may hold (M-BUILD-04); null: one. */
  supply: number | null;
}

/** M-PLAY-06. */
export interface Mission extends Printed {
  kind: 'mission';
  points: number;
  /** From the hand, in the own Activation: scored by succeeding at one of them (M-PLAY-29). */
  actions: readonly Action[];
  /** While it lies on the table (M-PLAY-05). */
  table: readonly Action[];
  /** In Debrief (M-END-01). */
  debrief: Action | null;
}

/** M-PLAY-27: an Event is a Special Action or an Interrupt. Permanents and Traits stay. */
export interface EventCard extends Printed {
  kind: 'event' | 'permanent' | 'trait';
  /** How it is played as a Special Action; empty for Interrupts and Traits. */
  actions: readonly Action[];
  /** Traits: whom they may be played on. */
  bearer: Group | null;
  interrupt: { window: Window; action: Action } | null;
  /** Traps: what happens when a hostile character, `foe`, ends a Move in their space or next to it (M-OPEN-74). */
  sprung: Effects | null;
  /** While it stays in play: on the whole side, or on the character that has the Trait. */
  modifiers: readonly Modifier[];
  /** Special Actions while it stays in play (M-PLAY-22). */
  inPlay: readonly Action[];
  /** Phasers may be fired without Stun: so many dice and so much Damage more or less. */
  setting: { name: string; dice: number; damage: number } | null;
}

/** Stays with its character (M-PLAY-11, M-PLAY-17) and is never handed on (M-OPEN-39). */
export interface Equipment extends Printed {
  kind: 'equipment';
  /** Who may bear it; null: anyone. */
  bearer: Group | null;
  weapons: readonly Weapon[];
  modifiers: readonly Modifier[];
  actions: readonly Action[];
}

/** M-PREP-11. */
export interface Core extends Printed {
  kind: 'core';
  /** Points in Debrief. */
  worth: Amount | Sum;
}

export type Card = Mission | EventCard | Equipment;

/** What a character can do besides attacking. */
export interface Ability {
  id: string;
  name: string;
  /** When it is used: as a Special Action, at the start of the own Activation, or it holds always. */
  use: 'action' | 'activation' | 'always';
  /** It is used by who is stunned, too: the card takes priority over M-STUN-05 (M-TIME-01). */
  whileStunned?: true;
  action: Action | null;
  modifiers: readonly Modifier[];
  /** Damage by Melee in single combat earns Honor (M-OPEN-71). */
  seeksHonor?: true;
  /** For what needs no effect (Hivemind): the text. */
  text: string | null;
}
