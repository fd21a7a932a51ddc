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

/** The appearance of a space's edge: open, a wall, an open door or a closed door. */
export type EdgeView = 'open' | 'wall' | 'door-open' | 'door-closed';

export interface SpaceView {
  id: SpaceId;
  /**
   * The column, counted from the left, and the row, counted from the bottom. The boards begin at column 1 and row 1.
   * Turbolifts are outside the boards, in column 0 or one past the last column.
   */
  column: number;
  row: number;
  board: BoardId | 'lift';
  /** The name of the room, such as `Sickbay`, or null if it has none. */
  room: string | null;
  edges: { north: EdgeView; east: EdgeView; south: EdgeView; west: EdgeView };
  terminal: TerminalKind | null;
  /** The seat that locked the terminal. Until the end of the Round, only that seat's side can use it (M-OPEN-76). */
  locked?: Seat;
  transporter: boolean;
}

export interface BoardView extends PlacedBoard {
  name: string;
  /** The width and height of the board in spaces, in its present rotation. */
  width: number;
  height: number;
}

/** A weapon, with the names of its rules and of the Equipment that provides it. */
export interface WeaponView extends Pick<Weapon, 'name' | 'dice' | 'damage' | 'from'> {
  rules: string[];
}

/** A card as the viewer may see it. The card's text is generated from its effects. */
export interface CardView {
  id: CardId;
  name: string;
  deck: DeckKind | 'core';
  faction: Faction;
  /**
   * The kind of the card, such as `Mission`, `Event`, `Permanent event`, `Trait`, `Equipment` or `Core mission`. For an
   * Interrupt, `Interrupt` is added.
   */
  kind: string;
  /** The points of a Mission, or null for other cards. */
  points: number | null;
  supply: number | null;
  keyword: string | null;
  requirement: string | null;
  /** The lines of the card, one per effect. `icon` is one of the kit's icons. */
  lines: { icon: string; text: string }[];
  /** For a card in the viewer's hand: whether it can be played now, and the reason if it can't. */
  now: { playable: boolean; why: string | null } | null;
}

/** The public facts of a character card, or of the overlay that covers one. */
interface NamedCharacter {
  id: CharacterId;
  name: string;
  /** One or two letters or digits for the piece, such as `Ri` or `1`. The text is empty for the overlay. */
  letters: string;
  role: string;
  keywords: string[];
  specializations: string[];
  abilities: { name: string; text: string }[];
  weapons: WeaponView[];
}

export interface CharacterView extends NamedCharacter, Omit<Character, 'equipment' | 'traits'> {
  /** The Round in which the character arrives, or null if it isn't waiting to arrive. */
  arrives: number | null;
  full: Ratings;
  /**
   * The numbers for the health bar: how many pegs the character has above the minimum, now (`left`) and at full health
   * (`full`).
   */
  health: { left: number; full: number };
  equipment: CardView[];
  traits: CardView[];
}

export interface PlayerView extends Pick<Player, 'faction' | 'bonusPoints' | 'bonusActions' | 'adapt' | 'area'> {
  /** Number of Intel tokens (M-OPEN-72). */
  intel: number;
  seat: Seat;
  /** The name of the seat, such as `Federation` or `Borg`. */
  name: string;
  team: string;
  /** The player's points so far, which include the Core Mission in Debrief. */
  points: number;
  /** The number of characters that can still be activated this Round. */
  ready: number;
  core: CardView | null;
  decks: Record<DeckKind, number>;
  hand: Record<DeckKind, number>;
  discards: Record<DeckKind, CardView[]>;
  scored: { card: CardView; points: number; bonus: number }[];
  permanents: CardView[];
  /** The player's Missions on the table. Only the owner sees face-down Missions in this list. */
  table: { card: CardView; progress: number; of: number; faceDown: boolean }[];
  /** The player's Traps that are not yet sprung. Only the owner sees the Traps until Debrief (M-OPEN-74). */
  traps: { card: CardView; space: SpaceId }[];
  /**
   * How many Traps and how many Missions the player has face down. Other viewers see these numbers, but not the cards.
   */
  faceDown: { traps: number; missions: number };
  /** The number of this player's Traps that were sprung. */
  sprung: number;
}

/** A team of two allies. */
export interface TeamView {
  /** The name of the team, such as `Team 1`. */
  name: string;
  seats: Seat[];
  /** The points of both allies together (M-OPEN-54). */
  points: number;
  /** The number of Missions that both allies have scored. */
  cards: number;
}

export interface DiceView {
  seat: Seat;
  name: string;
  /** The dice, highest first. `fate` is `hit` if the die counts as Damage or a success. */
  /** For a die that fails, `needs` is the lowest value that would count or would cancel the opposing die. */
  dice: { value: number; fate: 'hit' | 'cancelled' | 'ignored' | 'open'; needs?: number }[];
  rerolls: { card: string; from: number[]; to: number[] }[];
}

export interface RollView extends Omit<Roll, 'acting' | 'against'> {
  acting: DiceView;
  against: DiceView | null;
}

export interface ScoreView {
  rows: { seat: Seat; name: string; total: number; cards: number; parts: { label: string; points: number }[] }[];
  /** Both teams, in team games only. */
  teams?: TeamView[];
  verdict: string;
}

/** A game of Away Missions as one viewer sees it. */
export interface AwayMissionsView extends Pick<AwayMissions, 'side' | 'round' | 'phase' | 'turn' | 'cube' | 'order'> {
  game: 'away-missions';
  reader: Reader;
  /** The title of pictures, at most 26 characters long, such as `Riker to act`. */
  headline: string;
  /** Up to two facts that are shown next to the title, such as `Action 1 of 2` and `Round 2 of 3`. */
  facts: string[];
  /** The seats that have to answer a question. */
  awaited: Seat[];
  active: CharacterId | null;
  columns: number;
  rows: number;
  boards: BoardView[];
  spaces: SpaceView[];
  characters: CharacterView[];
  players: PlayerView[];
  /** Both teams, in team games only. */
  teams?: TeamView[];
  /** The viewer's own cards, or an empty list for spectators. */
  hand: CardView[];
  /**
   * Cards that the viewer could play during another player's turn although the viewer isn't asked, grouped by window.
   */
  waiting: { window: string; cards: string[] }[];
  /** The cards that the viewer is choosing from now, wherever they are, or an empty list. */
  offer: CardView[];
  trace: { character: CharacterId; seat: Seat; path: SpaceId[] } | null;
  roll: RollView | null;
  score: ScoreView | null;
}

/** A character card as printed, or the overlay that covers one. */
export interface CharacterCardView extends NamedCharacter {
  ratings: Ratings;
  /** The Round in which the character arrives, or null if it begins in the mission area. */
  escalation: number | null;
}

/** A printed side of a board, with spaces counted from column 1 and row 1 and all doors closed. */
export interface PrintedSideView {
  /** The name of the side, such as `Federation side`, or `Both sides` if they are the same. */
  name: string;
  width: number;
  height: number;
  spaces: SpaceView[];
}

/** A component as printed, for look-ups outside a game. */
export type ComponentView =
  | { is: 'card'; card: CardView }
  /** `of` is the name of the character's team. */
  | { is: 'character'; character: CharacterCardView; of: string }
  | { is: 'board'; name: string; sides: PrintedSideView[] };

/**
 * Marks that a picture shows on top of the position, based on the viewer's own options. `Highlights` is a type, not an
 * interface, because tables store it as JSON.
 */
export type Highlights = {
  /** The spaces that the character can move to, with the cost in steps. */
  reach?: { space: SpaceId; cost: number }[];
  /** The characters that the viewer can attack or harm. */
  targets?: CharacterId[];
  /** The viewer's own characters that can act or be chosen. */
  own?: CharacterId[];
  /** The boards that can be chosen. */
  boards?: BoardId[];
  /** The character whose lines of sight are drawn. */
  from?: CharacterId;
  /** The possible places of the next board: the board, its corridor door and its rotation. */
  placements?: Placement[];
};

/** A way to place a board, as a rectangle of spaces. */
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

/** The mission area after one more board is placed. */
export type LayingView = {
  board: BoardId;
  name: string;
  door: string;
  degrees: number;
  /** The number of pairs of doors that the board joins, and the number of doors that it blocks with a wall. */
  joins: number;
  blocked: number;
  /** The spaces that the board adds, and those that it changes. */
  spaces: SpaceView[];
};

export type { BoardId, Rating, TerminalKind };
