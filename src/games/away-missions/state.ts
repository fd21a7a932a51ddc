import type { Seat } from '../../kernel/types.ts';
import type { Modifier } from './effects/union.ts';
import type {
  BoardId,
  BoardSide,
  CardId,
  CharacterId,
  DeckKind,
  Faction,
  Phase,
  Ratings,
  Rotation,
  RoundNumber,
  SpaceId,
  Until,
} from './terms.ts';

export type * from './terms.ts';

/** A board on the table. `column` and `row` give its lower left corner, counted from 1. */
export interface PlacedBoard {
  board: BoardId;
  column: number;
  row: number;
  rotation: Rotation;
}

/** A turbolift space next to a corridor door with no board behind it (M-PREP-06). */
export interface Lift {
  space: SpaceId;
  column: number;
  row: number;
  /** The side of the lift space that has the door. */
  door: 'north' | 'east' | 'south' | 'west';
}

/**
 * The team, possible Core Missions and decks that a player brings. Copies of a card are listed separately. A type,
 * since tables store it as JSON.
 */
export type Brought = {
  team: CharacterId[];
  cores: CardId[];
  mission: CardId[];
  support: CardId[];
};

/** The place of a character: waiting to arrive, in a space, or out of the game. */
export type Whereabouts = 'reserve' | 'area' | 'out';

export interface Character {
  id: CharacterId;
  /** The seat that controls the character now, and the seat that owns its card (M-ASSIM-01, M-ASSIM-08). */
  seat: Seat;
  owner: Seat;
  /** Health pegs left in each track, which are the current ratings (M-DMG-05). */
  pegs: Ratings;
  where: Whereabouts;
  space: SpaceId | null;
  /** Whether it has an Activated token and a Take Cover token (M-COMP-04). */
  activated: boolean;
  cover: boolean;
  /** Number of Stun tokens, 0 to 2 (M-STUN-07). */
  stun: number;
  equipment: CardId[];
  traits: CardId[];
  /** Whether a Borg Drone Overlay covers it (M-ASSIM-04). */
  drone: boolean;
  /** The round in which it arrives if that differs from its card (M-TEAM-06). Null: it begins in the mission area. */
  escalation?: RoundNumber | null;
  /** Number of Honor tokens, 0 to 3 (M-COMP-04, M-OPEN-71). Missing if it never had one. */
  honor?: number;
  /** Set if a hostile character Neutralized it while it had Honor (M-OPEN-71). */
  fallen?: true;
}

/** The public facts about a face-down card: who placed it, and from which space (M-OPEN-74, M-OPEN-75). */
export interface FaceDown {
  by: CharacterId;
  from: SpaceId;
}

/** A Trap that has not been sprung. Until Debrief only its owner knows the card and the space (M-OPEN-74). */
export interface Trap extends FaceDown {
  card: CardId;
  space: SpaceId;
}

/** A Mission on the table until it is scored (M-PLAY-05). */
export interface TableMission {
  card: CardId;
  /** Number of completed steps. */
  progress: number;
  /** Characters or spaces remembered by the card. */
  marks: string[];
  /** Set while the card is face down, until it is scored or Debrief begins (M-OPEN-75). */
  hidden?: FaceDown;
}

export interface Scored {
  card: CardId;
  points: number;
  /** Bonus Points tokens earned with this card (M-PLAY-28). */
  bonus: number;
}

export interface Player {
  faction: Faction;
  /** Draw piles, top card first. */
  decks: Record<DeckKind, CardId[]>;
  hand: Record<DeckKind, CardId[]>;
  discards: Record<DeckKind, CardId[]>;
  core: CardId | null;
  scored: Scored[];
  /** Bonus Points tokens not tied to a scored card. */
  bonusPoints: number;
  bonusActions: number;
  /** Number of Adapt tokens, a plain counter (M-OPEN-07, M-OPEN-08). */
  adapt: number;
  /** Number of Intel tokens (M-OPEN-72). Missing if the player never had one. */
  intel?: number;
  /** Traps in play, and the number of Traps sprung (M-OPEN-74). Missing if none was ever placed. */
  traps?: Trap[];
  sprung?: number;
  /**
   * How many cards, counted from the end of the hand, an opponent is looking at now (M-OPEN-77). `to` names the
   * opponent if there are several.
   */
  exposed?: Partial<Record<DeckKind, number>> & { to?: Seat };
  permanents: CardId[];
  table: TableMission[];
  /** Cards shown but not yet resolved (M-PLAY-08). */
  playing: CardId[];
  /** Boards of the starting area (M-PREP-12). */
  area: BoardId[];
  /** The decks the player brought. Missing for the starter decks, which everyone knows (M-BUILD-08). */
  brought?: Brought;
}

export type RollKind = 'attack' | 'test' | 'opposed';

/** The dice of one side. */
export interface Dice {
  seat: Seat;
  character: CharacterId;
  /** Values, highest first. */
  dice: number[];
  /** Re-rolls so far: the discarded card, and the values before and after (M-RR-01). */
  rerolls: { card: CardId; from: number[]; to: number[] }[];
}

/** The last attack or test, for the picture and the text. */
export interface Roll {
  kind: RollKind;
  label: string;
  acting: Dice;
  /** The dice of the defender or challenger. Null in a plain test. */
  against: Dice | null;
  /** Damage or successes. Null while dice may still be re-rolled. */
  result: number | null;
  /** Damage added by the weapon. */
  extra: number;
  done: boolean;
}

/** The state of a game of Away Missions, as plain JSON. */
export interface AwayMissions {
  side: BoardSide | null;
  boards: PlacedBoard[];
  lifts: Lift[];
  round: number;
  phase: Phase;
  players: Player[];
  characters: Record<CharacterId, Character>;
  /** The seat whose Activation it is. */
  turn: Seat | null;
  /** The acting character, the Actions it has taken, and the Actions it has. */
  active: { character: CharacterId | null; taken: number; of: number; bonus: boolean } | null;
  /** The last move, drawn on the map. */
  trace: { character: CharacterId; path: SpaceId[] } | null;
  roll: Roll | null;
  /** Effects with a duration. */
  lasting: Lasting[];
  /** Team games only: the seats of each team (M-TG-01). */
  allies?: Seat[][];
  /** With three or four players only: the seats in this round's Activation order (M-MULT-08, M-MULT-09). */
  order?: Seat[];
  /** Set if the boards form a square without a Main Corridor (M-CUBE-01). */
  cube?: true;
  /** Set if teams without printed Escalation also hold back two characters (M-OPEN-82). */
  escalation?: true;
  /** Set if quick setup was chosen (M-OPEN-67). */
  quick?: true;
  /** Guided games only: ids of the lessons already given, by seat. */
  lessons?: string[][];
}

/** An effect with a duration, such as an extra die or more spaces to move. */
export interface Lasting {
  /** The change it makes. Null only records that the card or ability was used. */
  modifier: Modifier | null;
  /** The character it applies to. Null means the whole side. */
  character: CharacterId | null;
  seat: Seat;
  /** The card or ability that caused it. */
  card: CardId;
  until: Until;
  /** A space whose terminal hostile characters can't use (M-OPEN-76), if any. */
  lock?: SpaceId;
}
