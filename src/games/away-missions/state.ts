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

/** A board on the table. `column` and `row` are those of its lower left corner, counted from 1. */
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
 * The team, possible Core Missions and decks that a player brings. Copies of a card are listed separately. `Brought` is
 * a type, not an interface, because tables store it as JSON.
 */
export type Brought = {
  team: CharacterId[];
  cores: CardId[];
  mission: CardId[];
  support: CardId[];
};

/** A character's location: in reserve, in the mission area, or out of the game. */
export type Whereabouts = 'reserve' | 'area' | 'out';

export interface Character {
  id: CharacterId;
  /** The seat that controls the character now, and the seat that owns its card (M-ASSIM-01, M-ASSIM-08). */
  seat: Seat;
  owner: Seat;
  /** The number of Health pegs left in each track, which is the current rating (M-DMG-05). */
  pegs: Ratings;
  where: Whereabouts;
  space: SpaceId | null;
  /** Whether the character has an Activated token, and whether it has a Take Cover token (M-COMP-04). */
  activated: boolean;
  cover: boolean;
  /** The number of Stun tokens, from 0 to 2 (M-STUN-07). */
  stun: number;
  equipment: CardId[];
  traits: CardId[];
  /** Whether a Borg Drone Overlay covers the character's card (M-ASSIM-04). */
  drone: boolean;
  /**
   * The arrival Round if it differs from the one on the card (M-TEAM-06), or null for a character that begins in the
   * mission area.
   */
  escalation?: RoundNumber | null;
  /**
   * The number of Honor tokens, from 0 to 3 (M-COMP-04, M-OPEN-71). The field is missing if the character has never had
   * an Honor token.
   */
  honor?: number;
  /** Set if a hostile character Neutralized this character while it had Honor (M-OPEN-71). */
  fallen?: true;
}

/**
 * The public facts about a face-down card: the character who placed it, and that character's space at the time
 * (M-OPEN-74, M-OPEN-75).
 */
export interface FaceDown {
  by: CharacterId;
  from: SpaceId;
}

/** A Trap that has not been sprung. Only its owner knows the card and the space until Debrief (M-OPEN-74). */
export interface Trap extends FaceDown {
  card: CardId;
  space: SpaceId;
}

/** A Mission on the table until it is scored (M-PLAY-05). */
export interface TableMission {
  card: CardId;
  /** The number of completed steps. */
  progress: number;
  /** The characters or spaces that the card has marked. */
  marks: string[];
  /** Set while the card is face down, until it is scored or Debrief begins (M-OPEN-75). */
  hidden?: FaceDown;
}

export interface Scored {
  card: CardId;
  points: number;
  /** The Bonus Points tokens that don't belong to a scored card. */
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
  /** The number of Adapt tokens, which is a plain counter (M-OPEN-07, M-OPEN-08). */
  adapt: number;
  /** The number of Intel tokens (M-OPEN-72). The field is missing if the player has never had an Intel token. */
  intel?: number;
  /**
   * The Traps in play, and the number of Traps sprung (M-OPEN-74). Both fields are missing if the player never placed a
   * Trap.
   */
  traps?: Trap[];
  sprung?: number;
  /**
   * The number of cards at the end of the hand that an opponent is looking at now (M-OPEN-77). `to` names the opponent
   * if there are several.
   */
  exposed?: Partial<Record<DeckKind, number>> & { to?: Seat };
  permanents: CardId[];
  table: TableMission[];
  /** Cards that are shown but not yet resolved (M-PLAY-08). */
  playing: CardId[];
  /** The boards of the player's starting area (M-PREP-12). */
  area: BoardId[];
  /**
   * The decks that the player brought. The field is missing for the starter decks, which everyone knows (M-BUILD-08).
   */
  brought?: Brought;
}

export type RollKind = 'attack' | 'test' | 'opposed';

/** The dice of one side in an attack or test. */
export interface Dice {
  seat: Seat;
  character: CharacterId;
  /** The values of the dice, highest first. */
  dice: number[];
  /** The re-rolls so far: the discarded card, and the values of the dice before and after (M-RR-01). */
  rerolls: { card: CardId; from: number[]; to: number[] }[];
}

/** The last attack or test, for pictures and text. */
export interface Roll {
  kind: RollKind;
  label: string;
  acting: Dice;
  /** The dice of the defender or challenger, or null in a plain test. */
  against: Dice | null;
  /** The Damage or the number of successes, or null while dice may still be re-rolled. */
  result: number | null;
  /** The Damage that the weapon adds. */
  extra: number;
  done: boolean;
}

/** The state of an Away Missions game, as plain JSON. */
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
  /** The acting character, the number of Actions it has taken, and the number it has in all. */
  active: { character: CharacterId | null; taken: number; of: number; bonus: boolean } | null;
  /** The last move, which is drawn on the map. */
  trace: { character: CharacterId; path: SpaceId[] } | null;
  roll: Roll | null;
  /** The effects that last for some time. */
  lasting: Lasting[];
  /** The seats of each team, in team games only (M-TG-01). */
  allies?: Seat[][];
  /**
   * The order of Activations this Round. Only games of three or four players have this field (M-MULT-08, M-MULT-09).
   */
  order?: Seat[];
  /** Set if the boards form a Borg cube without a Main Corridor (M-CUBE-01). */
  cube?: true;
  /** Set if teams without printed Escalation also hold back two characters (M-OPEN-82). */
  escalation?: true;
  /** Set if quick setup was chosen (M-OPEN-67). */
  quick?: true;
  /** The ids of the lessons already given, by seat. Only guided games have this field. */
  lessons?: string[][];
}

/** An effect that lasts for some time, such as an extra die or more spaces to move. */
export interface Lasting {
  /** The modifier that applies, or null if the effect only records that the card or ability was used. */
  modifier: Modifier | null;
  /** The character that the effect applies to, or null for the whole side. */
  character: CharacterId | null;
  seat: Seat;
  /** The card or ability that caused the effect. */
  card: CardId;
  until: Until;
  /** The space whose terminal hostile characters can't use (M-OPEN-76), if the effect locks a terminal. */
  lock?: SpaceId;
}
