import type { AmountOf as KitAmount } from '../../kit/effects.ts';
import type { RoomId } from '../content/boards.ts';
import type { BoardId, CharacterKeyword, Faction, Specialization, TerminalKind, Weapon, WeaponRule } from '../terms.ts';

/**
 * A character an effect refers to. `self` is the acting character, and earlier effects have chosen the others. In an
 * Interrupt, `self` is the player's affected character, and `foe` the character that causes the event.
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

// These are type aliases, not interfaces, so that the compiler accepts them as plain JSON in the frames of a game.

/** A filter of spaces. All given fields must match. */
export type SpaceFilter = {
  /** The kind of terminal (M-TERM-02). */
  terminal?: TerminalKind | 'any';
  board?: BoardId;
  room?: RoomId;
  transporter?: true;
  lift?: true;
  /** A board of the player's own starting area. */
  area?: 'own';
  /** Adjacent to this character (M-DIST-02). */
  near?: CharacterRef;
  /** On the same board as this character. */
  aboard?: CharacterRef;
  /** Not in this character's space. */
  apart?: CharacterRef;
  /** Not yet marked by the card. */
  unmarked?: true;
  /** On a board without hostile characters. */
  clear?: true;
};

/**
 * A current quality of a character. `honored`: it has Honor. `alone`: no friend is in its space or next to it.
 * `unseen`: no hostile character has line of sight to it (M-OPEN-73).
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

/** Characters in the mission area. All given fields must match. */
export type Group = {
  /** `any` includes both sides, as when a rule just says “character” (M-TEAM-04). */
  side: 'friendly' | 'hostile' | 'any';
  /** The required distance from `of`. */
  where?: 'same' | 'adjacent' | 'sight' | 'board';
  /** The character `where` is measured from. Default: `self`. */
  of?: CharacterRef;
  /** Excludes characters that the effect has already referred to. */
  other?: true;
  at?: SpaceFilter;
  is?: Quality;
  /** Keywords except `borg`, for which `is` exists because overlays also make characters Borg (M-ASSIM-02). */
  keyword?: Exclude<CharacterKeyword, 'borg'>;
  specialization?: Specialization;
};

/** Something that can be counted. */
export type Count =
  | { count: 'characters'; group: Group }
  /** Boards with more friendly than hostile characters. */
  | { count: 'held-boards' }
  | { count: 'adapt' }
  /** Missions scored by the player, or by one opponent of their choice. */
  | { count: 'scored'; keyword?: CardKeyword; side?: 'hostile' }
  /** Characters in the mission area of the player, or of one opponent of their choice. */
  | { count: 'team'; side?: 'hostile' }
  /**
   * Characters a side has lost (Neutralized or Assimilated). `one`: counts only the hostile side that has lost most.
   */
  | { count: 'lost'; side: 'friendly' | 'hostile'; one?: true }
  | { count: 'assimilated' }
  /** Successes of the last test beyond the number it needed (M-SKILL-04). */
  | { count: 'extra-successes' }
  | { count: 'marks' }
  | { count: 'round' }
  /** Honor on a character, or on all the player's characters in the mission area. */
  | { count: 'honor'; who?: CharacterRef }
  | { count: 'intel' }
  /** The player's characters that a hostile character Neutralized while they had Honor (M-OPEN-71). */
  | { count: 'fallen' }
  /** Health pegs lost by a character, or by all the player's characters. */
  | { count: 'wounds'; who?: CharacterRef }
  /** The player's Traps in play, and those sprung (M-OPEN-74). */
  | { count: 'traps' }
  | { count: 'sprung' };

/** A fixed number, or a number for each of something. */
export type Amount = KitAmount<Count>;

/** The sum of several amounts, up to `most`. */
export type Sum = { sum: readonly Amount[]; most: number };

export type Condition =
  | { if: 'at'; place: SpaceFilter; who?: CharacterRef }
  | { if: 'is'; who?: CharacterRef; group: Group }
  | { if: 'count'; of: Count; least?: number; most?: number }
  | { if: 'more'; of: Count; than: Count }
  /** The character has been Neutralized or Assimilated since the card referred to it. */
  | { if: 'gone'; who: CharacterRef };

/** The conditions of a modifier. All given fields must match. */
export type When = {
  /** A rule of the attack's weapon. `ranged`: without Melee. `phaser`: any phaser. */
  weapon?: WeaponRule | 'ranged' | 'phaser';
  specialization?: Specialization;
  /** The test was asked for by a card with this keyword. */
  keyword?: CardKeyword;
  /** The other character in the attack or test. */
  against?: 'borg' | 'damaged' | 'alone';
  condition?: Condition;
};

/** A change by a card in play or a lasting effect. `move` is in spaces; `attack`, `defense` and `skill` are in dice. */
export type Modifier = {
  what: 'attack' | 'defense' | 'skill' | 'move' | 'damage';
  value: Amount;
  when?: When;
};

/** One of the effects a player can choose between. */
export type Alternative = {
  label: string;
  effects: Effects;
};

/** The fields of each kind of effect, by its name in `do`. Each file in `effects/kinds` adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: the kinds fill it.
export interface Kinds {}

/** An effect of one kind. */
export type EffectOf<D extends keyof Kinds> = { do: D } & Kinds[D];

/** One effect of a card. A card is a list of these: the procedure `effects` runs them, and `text.ts` prints them. */
export type Effect = { [D in keyof Kinds]: EffectOf<D> }[keyof Kinds];

/** Effects, carried out in order. */
export type Effects = readonly Effect[];

/** A Special Action of a card or character, or the way a card is played. */
export interface Action {
  /** The name that distinguishes it from the card's other Actions. */
  id: string;
  /** Where the acting character must be (M-TERM-01). */
  at?: SpaceFilter;
  /** The group the acting character must be in. */
  by?: Group;
  /** Conditions for playing the card (M-PLAY-19). */
  requires?: readonly Condition[];
  /** Set if the Action works without a character (M-OPEN-48), because no effect is about one. */
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
  /** The number of copies a deck may have (M-BUILD-04). Null means one. */
  supply: number | null;
}

/** A Mission card (M-PLAY-06). */
export interface Mission extends Printed {
  kind: 'mission';
  points: number;
  /** Actions from the hand during one's Activation. Succeeding at one scores the Mission (M-PLAY-29). */
  actions: readonly Action[];
  /** Actions while on the table (M-PLAY-05). */
  table: readonly Action[];
  /** The Action in Debrief (M-END-01), if any. */
  debrief: Action | null;
}

/** An Event card: a Special Action or an Interrupt (M-PLAY-27). Permanents and Traits stay in play. */
export interface EventCard extends Printed {
  kind: 'event' | 'permanent' | 'trait';
  /** The Special Actions that play it. Empty for Interrupts and Traits. */
  actions: readonly Action[];
  /** The characters a Trait may be played on. Null for other cards. */
  bearer: Group | null;
  interrupt: { window: Window; action: Action } | null;
  /** The effects of a Trap on a hostile character (`foe`) that ends a Move in or next to its space (M-OPEN-74). */
  sprung: Effects | null;
  /** Modifiers while in play, for the whole side or for the character with the Trait. */
  modifiers: readonly Modifier[];
  /** Special Actions while in play (M-PLAY-22). */
  inPlay: readonly Action[];
  /** A phaser setting without Stun, with its change in dice and Damage. */
  setting: { name: string; dice: number; damage: number } | null;
}

/** A card that stays with its character (M-PLAY-11, M-PLAY-17) and can't be handed on (M-OPEN-39). */
export interface Equipment extends Printed {
  kind: 'equipment';
  /** The characters that may carry it. Null means any. */
  bearer: Group | null;
  weapons: readonly Weapon[];
  modifiers: readonly Modifier[];
  actions: readonly Action[];
}

/** A Core Mission (M-PREP-11). */
export interface Core extends Printed {
  kind: 'core';
  /** Points in Debrief. */
  worth: Amount | Sum;
}

export type Card = Mission | EventCard | Equipment;

/** An ability of a character besides attacking. */
export interface Ability {
  id: string;
  name: string;
  /** When it is used: as a Special Action, at the start of the character's Activation, or always. */
  use: 'action' | 'activation' | 'always';
  /** Set if it can be used while stunned, since the card overrides M-STUN-05 (M-TIME-01). */
  whileStunned?: true;
  action: Action | null;
  modifiers: readonly Modifier[];
  /** Set if Melee Damage in single combat earns Honor (M-OPEN-71). */
  seeksHonor?: true;
  /** The text of an ability that needs no effect, such as Hivemind. */
  text: string | null;
}
