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

/** What an edge of a space is to the eye: nothing, a wall, a door that stands open or closed. */
export type EdgeView = 'open' | 'wall' | 'door-open' | 'door-closed';

export interface SpaceView {
  id: SpaceId;
  /**
   * From 1, left to right and bottom to top; the boards always begin at column 1 and row 1. Turbolifts stand outside them: in
   * column 0 or in the one behind the last.
   */
  column: number;
  row: number;
  board: BoardId | 'lift';
  /** Name of the room in which it lies, when that has a name of its own (`Sickbay`). */
  room: string | null;
  edges: { north: EdgeView; east: EdgeView; south: EdgeView; west: EdgeView };
  terminal: TerminalKind | null;
  /** The seat that locked its terminal until the Round ends, for all but its own side (M-OPEN-76). */
  locked?: Seat;
  transporter: boolean;
}

export interface BoardView extends PlacedBoard {
  name: string;
  /** In cells as it lies. */
  width: number;
  height: number;
}

/** Its rules and the equipment that it comes from by their names. */
export interface WeaponView extends Pick<Weapon, 'name' | 'dice' | 'damage' | 'from'> {
  rules: string[];
}

/** A card as its reader may see it; texts are generated from its effects. */
export interface CardView {
  id: CardId;
  name: string;
  deck: DeckKind | 'core';
  faction: Faction;
  /** `Mission`, `Event`, `Permanent event`, `Trait`, `Equipment`, `Core mission`; with `Interrupt` where it is one. */
  kind: string;
  /** Missions: points. */
  points: number | null;
  supply: number | null;
  keyword: string | null;
  requirement: string | null;
  /** One line per effect; `icon` is the name of one of the kit's icons. */
  lines: { icon: string; text: string }[];
  /** In one's own hand: may it be played now, and if not, why. */
  now: { playable: boolean; why: string | null } | null;
}

/** What the reader is told of a character’s card, or of the overlay that covers it. */
interface NamedCharacter {
  id: CharacterId;
  name: string;
  /** At most two letters or digits for the piece: `Ri`, `1`; empty for the overlay, which has none. */
  letters: string;
  role: string;
  keywords: string[];
  specializations: string[];
  abilities: { name: string; text: string }[];
  weapons: WeaponView[];
}

export interface CharacterView extends NamedCharacter, Omit<Character, 'equipment' | 'traits'> {
  /** Round in which it arrives while in reserve. */
  arrives: number | null;
  full: Ratings;
  /** Pegs left above the minimum and in all: what the health bar shows. */
  health: { left: number; full: number };
  equipment: CardView[];
  traits: CardView[];
}

export interface PlayerView extends Pick<Player, 'faction' | 'bonusPoints' | 'bonusActions' | 'adapt' | 'area'> {
  /** Intel tokens (M-OPEN-72). */
  intel: number;
  seat: Seat;
  /** `Federation`, `Borg`. */
  name: string;
  team: string;
  /** As the score sheet adds them up: in Debrief with the Core Mission. */
  points: number;
  /** Characters that can still be activated this round. */
  ready: number;
  core: CardView | null;
  decks: Record<DeckKind, number>;
  hand: Record<DeckKind, number>;
  discards: Record<DeckKind, CardView[]>;
  scored: { card: CardView; points: number; bonus: number }[];
  permanents: CardView[];
  /** Missions on the table; those that lie face down are shown to their owner alone. */
  table: { card: CardView; progress: number; of: number; faceDown: boolean }[];
  /** Traps that lie in wait: shown to their owner alone until Debrief (M-OPEN-74). */
  traps: { card: CardView; space: SpaceId }[];
  /** How many Traps, and Missions on the table, lie face down: all that others know. */
  faceDown: { traps: number; missions: number };
  /** Own Traps that were sprung. */
  sprung: number;
}

/** Two allies. */
export interface TeamView {
  /** `Team 1`. */
  name: string;
  seats: Seat[];
  /** Of both players together (M-OPEN-54). */
  points: number;
  /** Missions that both scored. */
  cards: number;
}

export interface DiceView {
  seat: Seat;
  name: string;
  /** Highest first; `fate`: hit = damage or success, cancelled, ignored. */
  /** `needs`: the least face with which a die that does nothing would count, or stop the die beside it. */
  dice: { value: number; fate: 'hit' | 'cancelled' | 'ignored' | 'open'; needs?: number }[];
  rerolls: { card: string; from: number[]; to: number[] }[];
}

export interface RollView extends Omit<Roll, 'acting' | 'against'> {
  acting: DiceView;
  against: DiceView | null;
}

export interface ScoreView {
  rows: { seat: Seat; name: string; total: number; cards: number; parts: { label: string; points: number }[] }[];
  /** Team games alone. */
  teams?: TeamView[];
  verdict: string;
}

/** What a reader may know of a game of Away Missions. */
export interface AwayMissionsView extends Pick<AwayMissions, 'side' | 'round' | 'phase' | 'turn' | 'cube' | 'order'> {
  game: 'away-missions';
  reader: Reader;
  /** One sentence of at most 26 letters for the head of a picture: `Riker to act`. */
  headline: string;
  /** At most two facts beside it: `Action 1 of 2`, `Round 2 of 3`. */
  facts: string[];
  /** Seats that are waited for. */
  awaited: Seat[];
  active: CharacterId | null;
  columns: number;
  rows: number;
  boards: BoardView[];
  spaces: SpaceView[];
  characters: CharacterView[];
  players: PlayerView[];
  /** Team games alone: both teams. */
  teams?: TeamView[];
  /** The reader's own cards; empty for spectators. */
  hand: CardView[];
  /** Moments of others’ turns in which cards of the reader’s hand work and the reader is not asked, with those cards. */
  waiting: { window: string; cards: string[] }[];
  /** The cards among which the reader chooses now, wherever they lie; empty in any other moment. */
  offer: CardView[];
  trace: { character: CharacterId; seat: Seat; path: SpaceId[] } | null;
  roll: RollView | null;
  score: ScoreView | null;
}

/** A character card as it comes out of the box, or the overlay that covers one. */
export interface CharacterCardView extends NamedCharacter {
  ratings: Ratings;
  /** Round in which it arrives; null: it begins in the mission area. */
  escalation: number | null;
}

/** A printed side of a board: its spaces counted from column 1 and row 1, its doors closed. */
export interface PrintedSideView {
  /** `Federation side`; `Both sides` where they are the same. */
  name: string;
  width: number;
  height: number;
  spaces: SpaceView[];
}

/** A component as it comes out of the box, to be looked up: there is no game in it. */
export type ComponentView =
  | { is: 'card'; card: CardView }
  /** `of`: the team to which it belongs. */
  | { is: 'character'; character: CharacterCardView; of: string }
  | { is: 'board'; name: string; sides: PrintedSideView[] };

/** What a picture may point at besides the position: made from the reader's own options. Plain JSON, and so a type. */
export type Highlights = {
  /** Spaces that may be entered, with the cost in steps. */
  reach?: { space: SpaceId; cost: number }[];
  /** Characters that may be attacked, or chosen to be harmed. */
  targets?: CharacterId[];
  /** Characters of the reader's own that may act or be chosen. */
  own?: CharacterId[];
  /** Boards that may be picked. */
  boards?: BoardId[];
  /** The character whose view it is: sight lines go out from it. */
  from?: CharacterId;
  /** Where the next board may lie: which one, at which of the corridor's doors, turned how far. */
  placements?: Placement[];
};

/** One way to lay a board: a rectangle of spaces. */
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

/** The area as it would lie with one board more. */
export type LayingView = {
  board: BoardId;
  name: string;
  door: string;
  degrees: number;
  /** Pairs of doors that it joins, and doors that it sets against a wall. */
  joins: number;
  blocked: number;
  /** The spaces that it brings, and those that it changes. */
  spaces: SpaceView[];
};

export type { BoardId, Rating, TerminalKind };
