import type { Reader, Seat } from '../../kernel/types.ts';
import type {
  AwayMissions,
  BoardId,
  CardId,
  Character,
  CharacterId,
  DeckKind,
  Faction,
  PlacedBoard,
  Player,
  Rating,
  Ratings,
  Roll,
  SpaceId,
  TerminalKind,
  Weapon,
} from './state.ts';

/** The look of a space's edge: nothing, a wall, an open door or a closed door. */
export type EdgeView = 'open' | 'wall' | 'door-open' | 'door-closed';

export interface SpaceView {
  id: SpaceId;
  /**
   * From 1, left to right and bottom to top. The boards begin at column 1 and row 1. Turbolifts are outside: in column
   * 0, or one past the last column.
   */
  column: number;
  row: number;
  board: BoardId | 'lift';
  /** The name of the room, if it has one (`Sickbay`). */
  room: string | null;
  edges: { north: EdgeView; east: EdgeView; south: EdgeView; west: EdgeView };
  terminal: TerminalKind | null;
  /** The seat that locked the terminal until the end of the Round, for everyone but its side (M-OPEN-76). */
  locked?: Seat;
  transporter: boolean;
}

export interface BoardView extends PlacedBoard {
  name: string;
  /** Size in spaces, as the board is turned. */
  width: number;
  height: number;
}

/** A weapon with the names of its rules and of the equipment that provides it. */
export interface WeaponView extends Pick<Weapon, 'name' | 'dice' | 'damage' | 'from'> {
  rules: string[];
}

/** A card as the viewer may see it. Its texts are generated from its effects. */
export interface CardView {
  id: CardId;
  name: string;
  deck: DeckKind | 'core';
  faction: Faction;
  /**
   * Such as `Mission`, `Event`, `Permanent event`, `Trait`, `Equipment` or `Core mission`, with `Interrupt` if it is
   * one.
   */
  kind: string;
  /** Points of a Mission. Null for other cards. */
  points: number | null;
  supply: number | null;
  keyword: string | null;
  requirement: string | null;
  /** One line per effect. `icon` is one of the kit's icons. */
  lines: { icon: string; text: string }[];
  /** In the viewer's hand: whether the card can be played now, and the reason if not. */
  now: { playable: boolean; why: string | null } | null;
}

/** The public facts of a character card, or of the overlay that covers one. */
interface NamedCharacter {
  id: CharacterId;
  name: string;
  /** One or two letters or digits for the piece, such as `Ri` or `1`. Empty for the overlay. */
  letters: string;
  role: string;
  keywords: string[];
  specializations: string[];
  abilities: { name: string; text: string }[];
  weapons: WeaponView[];
}

export interface CharacterView extends NamedCharacter, Omit<Character, 'equipment' | 'traits'> {
  /** The round in which it arrives, while in reserve. */
  arrives: number | null;
  full: Ratings;
  /** Pegs left above the minimum, and the full number, for the health bar. */
  health: { left: number; full: number };
  equipment: CardView[];
  traits: CardView[];
}

export interface PlayerView extends Pick<Player, 'faction' | 'bonusPoints' | 'bonusActions' | 'adapt' | 'area'> {
  /** Number of Intel tokens (M-OPEN-72). */
  intel: number;
  seat: Seat;
  /** Such as `Federation` or `Borg`. */
  name: string;
  team: string;
  /** Points as on the score sheet, which includes the Core Mission in Debrief. */
  points: number;
  /** Number of characters that can still be activated this Round. */
  ready: number;
  core: CardView | null;
  decks: Record<DeckKind, number>;
  hand: Record<DeckKind, number>;
  discards: Record<DeckKind, CardView[]>;
  scored: { card: CardView; points: number; bonus: number }[];
  permanents: CardView[];
  /** Missions on the table. Only their owner sees face-down ones. */
  table: { card: CardView; progress: number; of: number; faceDown: boolean }[];
  /** Traps not yet sprung. Only their owner sees them until Debrief (M-OPEN-74). */
  traps: { card: CardView; space: SpaceId }[];
  /** Numbers of face-down Traps and Missions. Other players know nothing else about these cards. */
  faceDown: { traps: number; missions: number };
  /** Number of this player's Traps that were sprung. */
  sprung: number;
}

/** A team of two allies. */
export interface TeamView {
  /** Such as `Team 1`. */
  name: string;
  seats: Seat[];
  /** Points of both players together (M-OPEN-54). */
  points: number;
  /** Number of Missions scored by both players. */
  cards: number;
}

export interface DiceView {
  seat: Seat;
  name: string;
  /** Highest first. A `hit` die counts as Damage or a success. */
  /** `needs`: the lowest value with which a failing die would count, or would stop the opposing die. */
  dice: { value: number; fate: 'hit' | 'cancelled' | 'ignored' | 'open'; needs?: number }[];
  rerolls: { card: string; from: number[]; to: number[] }[];
}

export interface RollView extends Omit<Roll, 'acting' | 'against'> {
  acting: DiceView;
  against: DiceView | null;
}

export interface ScoreView {
  rows: { seat: Seat; name: string; total: number; cards: number; parts: { label: string; points: number }[] }[];
  /** Team games only. */
  teams?: TeamView[];
  verdict: string;
}

/** A game of Away Missions as one viewer may see it. */
export interface AwayMissionsView extends Pick<AwayMissions, 'side' | 'round' | 'phase' | 'turn' | 'cube' | 'order'> {
  game: 'away-missions';
  reader: Reader;
  /** Title of a picture, at most 26 characters: `Riker to act`. */
  headline: string;
  /** Up to two facts next to the title, such as `Action 1 of 2` and `Round 2 of 3`. */
  facts: string[];
  /** Seats that have to decide something. */
  awaited: Seat[];
  active: CharacterId | null;
  columns: number;
  rows: number;
  boards: BoardView[];
  spaces: SpaceView[];
  characters: CharacterView[];
  players: PlayerView[];
  /** Team games only: both teams. */
  teams?: TeamView[];
  /** The viewer's own cards. Empty for spectators. */
  hand: CardView[];
  /** Windows in others' turns where the viewer has playable cards but is not asked, with those cards. */
  waiting: { window: string; cards: string[] }[];
  /** The cards the viewer is choosing from now, wherever they are. Otherwise empty. */
  offer: CardView[];
  trace: { character: CharacterId; seat: Seat; path: SpaceId[] } | null;
  roll: RollView | null;
  score: ScoreView | null;
}

/** A character card as printed, or the overlay that covers one. */
export interface CharacterCardView extends NamedCharacter {
  ratings: Ratings;
  /** The round in which it arrives. Null if it begins in the mission area. */
  escalation: number | null;
}

/** A printed side of a board, with spaces counted from column 1 and row 1 and all doors closed. */
export interface PrintedSideView {
  /** `Federation side`, or `Both sides` if they are the same. */
  name: string;
  width: number;
  height: number;
  spaces: SpaceView[];
}

/** A component as printed, for look-ups outside of any game. */
export type ComponentView =
  | { is: 'card'; card: CardView }
  /** `of` names the team it belongs to. */
  | { is: 'character'; character: CharacterCardView; of: string }
  | { is: 'board'; name: string; sides: PrintedSideView[] };

/**
 * Marks on a picture besides the position, made from the viewer's own options. A type, since tables store it as JSON.
 */
export type Highlights = {
  /** Spaces the character can move to, with the cost in steps. */
  reach?: { space: SpaceId; cost: number }[];
  /** Characters that can be attacked or harmed. */
  targets?: CharacterId[];
  /** The viewer's own characters that can act or be chosen. */
  own?: CharacterId[];
  /** Boards that can be chosen. */
  boards?: BoardId[];
  /** The character whose lines of sight are drawn. */
  from?: CharacterId;
  /** Possible places of the next board: which board, at which corridor door, turned how far. */
  placements?: Placement[];
};

/** One way to place a board, as a rectangle of spaces. */
export type Placement = {
  /** The board's name. */
  board: string;
  door: string;
  degrees: number;
  column: number;
  row: number;
  width: number;
  height: number;
};

/** The mission area with one more board placed. */
export type LayingView = {
  board: BoardId;
  name: string;
  door: string;
  degrees: number;
  /** Pairs of doors it joins, and doors it blocks with a wall. */
  joins: number;
  blocked: number;
  /** The spaces it adds, and those it changes. */
  spaces: SpaceView[];
};

export type { BoardId, Rating, TerminalKind };
