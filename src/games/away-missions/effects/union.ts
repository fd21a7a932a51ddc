import type { AmountOf as KitAmount } from '../../kit/effects.ts';
import type { RoomId } from '../content/boards.ts';
import type { BoardId, CharacterKeyword, Faction, Specialization, TerminalKind, Weapon, WeaponRule } from '../terms.ts';

/**
 * The reference name of a character in an effect. `self` is the acting character, and earlier effects have chosen the
 * others. In an Interrupt, `self` is the affected character of the player, and `foe` is the character that causes the
 * event.
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

// The types in this file are aliases, not interfaces, so that the compiler accepts them as plain JSON in the frames of
// a game.

/** A filter of spaces. A space must match all fields that are given. */
export type SpaceFilter = {
  /** The kind of terminal (M-TERM-02). */
  terminal?: TerminalKind | 'any';
  board?: BoardId;
  room?: RoomId;
  transporter?: true;
  lift?: true;
  /** The space is on a board of the player's starting area. */
  area?: 'own';
  /** The space is adjacent to this character (M-DIST-02). */
  near?: CharacterRef;
  /** The space is on the same board as this character. */
  aboard?: CharacterRef;
  /** The space isn't the one that this character is in. */
  apart?: CharacterRef;
  /** The card has not marked the space. */
  unmarked?: true;
  /** The space is on a board without hostile characters. */
  clear?: true;
};

/**
 * A quality that a character has now. `honored`: the character has Honor. `alone`: no friend is in its space or next to
 * it. `unseen`: no hostile character has line of sight to it (M-OPEN-73).
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

/** A group of characters in the mission area. All given fields must match. */
export type Group = {
  /** `any` includes both sides, for rules that just say “character” (M-TEAM-04). */
  side: 'friendly' | 'hostile' | 'any';
  /** The required distance from the character in `of`. */
  where?: 'same' | 'adjacent' | 'sight' | 'board';
  /** The character from which `where` is measured, by default `self`. */
  of?: CharacterRef;
  /** Excludes characters that the effect has already referred to. */
  other?: true;
  at?: SpaceFilter;
  is?: Quality;
  /**
   * A keyword except `borg`. To select Borg characters, use `is`, because overlays also make characters Borg
   * (M-ASSIM-02).
   */
  keyword?: Exclude<CharacterKeyword, 'borg'>;
  specialization?: Specialization;
};

/** Something that can be counted. */
export type Count =
  | { count: 'characters'; group: Group }
  /** The number of boards with more friendly than hostile characters. */
  | { count: 'held-boards' }
  | { count: 'adapt' }
  /** The number of Missions that the player or one opponent has scored. The player chooses the opponent. */
  | { count: 'scored'; keyword?: CardKeyword; side?: 'hostile' }
  /**
   * The number of characters that the player, or one opponent, has in the mission area. The player chooses the
   * opponent.
   */
  | { count: 'team'; side?: 'hostile' }
  /**
   * The number of characters that a side has lost (Neutralized or Assimilated). If `one` is set, only the hostile side
   * with the most losses counts.
   */
  | { count: 'lost'; side: 'friendly' | 'hostile'; one?: true }
  | { count: 'assimilated' }
  /** The number of successes beyond those needed in the last test (M-SKILL-04). */
  | { count: 'extra-successes' }
  | { count: 'marks' }
  | { count: 'round' }
  /** The number of Honor tokens on the player's characters in the mission area. */
  | { count: 'honor' }
  | { count: 'intel' }
  /** The number of the player's characters that a hostile character Neutralized while they had Honor (M-OPEN-71). */
  | { count: 'fallen' }
  /** The number of Health pegs that a character has lost, or that all the player's characters have lost. */
  | { count: 'wounds'; who?: CharacterRef }
  /** The number of the player's Traps in play (`traps`), or of those that were sprung (`sprung`) (M-OPEN-74). */
  | { count: 'traps' }
  | { count: 'sprung' };

/** A fixed number, or a number multiplied by a count. */
export type Amount = KitAmount<Count>;

/** The sum of several amounts, limited to `most`. */
export type Sum = { sum: readonly Amount[]; most: number };

export type Condition =
  | { if: 'at'; place: SpaceFilter; who?: CharacterRef }
  | { if: 'is'; who?: CharacterRef; group: Group }
  | { if: 'count'; of: Count; least?: number; most?: number }
  | { if: 'more'; of: Count; than: Count }
  /** The character has been Neutralized or Assimilated since the card referred to it. */
  | { if: 'gone'; who: CharacterRef };

/** The conditions under which a modifier applies. All fields that are given must match. */
export type When = {
  /**
   * A rule of the weapon used in the attack. `ranged` matches weapons without Melee, and `phaser` matches any phaser.
   */
  weapon?: WeaponRule | 'ranged' | 'phaser';
  specialization?: Specialization;
  /** The card that requires the test has this keyword. */
  keyword?: CardKeyword;
  /** The other character in the attack or test. */
  against?: 'borg' | 'damaged' | 'alone';
  condition?: Condition;
};

/**
 * A change that a card in play or a lasting effect makes. `move` is in spaces, and `attack`, `defense` and `skill` are
 * in dice.
 */
export type Modifier = {
  what: 'attack' | 'defense' | 'skill' | 'move' | 'damage';
  value: Amount;
  when?: When;
};

/** One of the alternatives that a player can choose between. */
export type Alternative = {
  label: string;
  effects: Effects;
};

/** The fields of each kind of effect, by the kind's name in `do`. Each file in `effects/kinds` adds its own kinds. */
// biome-ignore lint/suspicious/noEmptyInterface: the kinds fill it.
export interface Kinds {}

/** An effect of one kind. */
export type EffectOf<D extends keyof Kinds> = { do: D } & Kinds[D];

/** One effect of a card. A card is a list of effects, which the procedure `effects` runs and `text.ts` prints. */
export type Effect = { [D in keyof Kinds]: EffectOf<D> }[keyof Kinds];

/** Effects that are carried out in order. */
export type Effects = readonly Effect[];

/** A Special Action of a card or character, or the way a card is played. */
export interface Action {
  /** The name that distinguishes this Action from the card's other Actions. */
  id: string;
  /** The spaces where the acting character can take the Action (M-TERM-01). */
  at?: SpaceFilter;
  /** The group that the acting character must belong to. */
  by?: Group;
  /** The conditions for playing the card (M-PLAY-19). */
  requires?: readonly Condition[];
  /** Set if no effect is about the acting character, so that the Action works without one (M-OPEN-48). */
  crewless?: true;
  effects: Effects;
}

/** Moments at which an Interrupt may be played (M-TIME-02). */
export type Window = 'attacked' | 'damage' | 'scores';

export type CardKind = 'mission' | 'event' | 'permanent' | 'trait' | 'equipment';

interface Printed {
  id: string;
  name: string;
  faction: Faction;
  keyword: CardKeyword | null;
  /** The number of copies that a deck may have (M-BUILD-04), or null if only one is allowed. */
  supply: number | null;
}

/** A Mission card (M-PLAY-06). */
export interface Mission extends Printed {
  kind: 'mission';
  points: number;
  /**
   * The Actions that play the Mission from the hand during an Activation. A successful Action scores the Mission
   * (M-PLAY-29).
   */
  actions: readonly Action[];
  /** The Actions that can be taken while the Mission is on the table (M-PLAY-05). */
  table: readonly Action[];
  /** The Action that scores the Mission in Debrief (M-END-01), or null. */
  debrief: Action | null;
}

/**
 * An Event card, which is played as a Special Action or as an Interrupt (M-PLAY-27). Permanents and Traits stay in
 * play.
 */
export interface EventCard extends Printed {
  kind: 'event' | 'permanent' | 'trait';
  /** The Special Actions that play the card, or an empty list for Interrupts and Traits. */
  actions: readonly Action[];
  /** The characters that a Trait may be played on, or null for other cards. */
  bearer: Group | null;
  interrupt: { window: Window; action: Action } | null;
  /** The effects of a Trap on a hostile character (`foe`) that ends a Move in or next to its space (M-OPEN-74). */
  sprung: Effects | null;
  /**
   * The modifiers that apply while the card is in play. A Trait's modifiers apply to its bearer, and those of other
   * cards apply to the whole side.
   */
  modifiers: readonly Modifier[];
  /** The Special Actions that can be taken while the card is in play (M-PLAY-22). */
  inPlay: readonly Action[];
  /** A phaser setting without Stun, and its changes to dice and Damage. */
  setting: { name: string; dice: number; damage: number } | null;
}

/** A card that stays with its character (M-PLAY-11, M-PLAY-17) and can't be passed on to another (M-OPEN-39). */
export interface Equipment extends Printed {
  kind: 'equipment';
  /** The characters that may carry the card, or null if all may. */
  bearer: Group | null;
  weapons: readonly Weapon[];
  modifiers: readonly Modifier[];
  actions: readonly Action[];
}

/** A Core Mission (M-PREP-11). */
export interface Core extends Printed {
  kind: 'core';
  /** The points that it scores in Debrief. */
  worth: Amount | Sum;
}

export type Card = Mission | EventCard | Equipment;

/** An ability of a character, in addition to its weapons. */
export interface Ability {
  id: string;
  name: string;
  /**
   * The way in which the ability is used: as a Special Action, at the start of the character's Activation, or
   * permanently.
   */
  use: 'action' | 'activation' | 'always';
  /** Set if the ability can be used while stunned, since the card overrides M-STUN-05 (M-TIME-01). */
  whileStunned?: true;
  action: Action | null;
  modifiers: readonly Modifier[];
  /** Set if Melee Damage in single combat earns Honor (M-OPEN-71). */
  seeksHonor?: true;
  /** The text of an ability whose rule is implemented elsewhere, such as Hivemind. */
  text: string | null;
}
