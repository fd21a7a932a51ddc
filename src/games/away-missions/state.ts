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

/** A board that lies on the table: the cell of its lower left corner, in columns and rows from 1. */
export interface PlacedBoard {
  board: BoardId;
  column: number;
  row: number;
  rotation: Rotation;
}

/** A turbolift space beside a corridor door that leads nowhere (M-PREP-06). */
export interface Lift {
  space: SpaceId;
  column: number;
  row: number;
  /** The side of the lift on which its door lies. */
  door: 'north' | 'east' | 'south' | 'west';
}

/** What the player of a seat brings: a team, the Core Missions to choose from, and both decks; a card that is there twice is listed twice. Plain JSON, and so a type. */
export type Brought = {
  team: CharacterId[];
  cores: CardId[];
  mission: CardId[];
  support: CardId[];
};

/** Where a character is: waiting to arrive, in a space, or out of the game. */
export type Whereabouts = 'reserve' | 'area' | 'out';

export interface Character {
  id: CharacterId;
  /** Who controls it now, and whose card it is (M-ASSIM-01, M-ASSIM-08). */
  seat: Seat;
  owner: Seat;
  /** Health pegs left in each track: the current ratings (M-DMG-05). */
  pegs: Ratings;
  where: Whereabouts;
  space: SpaceId | null;
  /** Activated and Take Cover tokens (M-COMP-04). */
  activated: boolean;
  cover: boolean;
  /** Stun tokens, 0 to 2 (M-STUN-07). */
  stun: number;
  equipment: CardId[];
  traits: CardId[];
  /** Covered by a Borg Drone Overlay (M-ASSIM-04). */
  drone: boolean;
  /** When it arrives instead of as printed, by its Commander (M-TEAM-06); null: it begins in the mission area. */
  escalation?: RoundNumber | null;
  /** Honor tokens, 0 to 3 (M-COMP-04, M-OPEN-71); left out: none was ever gained. */
  honor?: number;
  /** A hostile character Neutralized it while it had Honor (M-OPEN-71). */
  fallen?: true;
}

/** What lies face down: who laid it, and from where, which all saw (M-OPEN-74, M-OPEN-75). */
export interface FaceDown {
  by: CharacterId;
  from: SpaceId;
}

/** A Trap that lies in wait, face down until Debrief: its owner alone knows the card and the space (M-OPEN-74). */
export interface Trap extends FaceDown {
  card: CardId;
  space: SpaceId;
}

/** A mission that lies on the table until it is scored (M-PLAY-05). */
export interface TableMission {
  card: CardId;
  /** Steps done so far. */
  progress: number;
  /** Characters or spaces that the card remembers. */
  marks: string[];
  /** It lies face down until it is scored or Debrief begins (M-OPEN-75); left out: it lies open. */
  hidden?: FaceDown;
}

export interface Scored {
  card: CardId;
  points: number;
  /** Bonus Points tokens earned with it (M-PLAY-28). */
  bonus: number;
}

export interface Player {
  faction: Faction;
  /** Draw piles, the top card first. */
  decks: Record<DeckKind, CardId[]>;
  hand: Record<DeckKind, CardId[]>;
  discards: Record<DeckKind, CardId[]>;
  core: CardId | null;
  scored: Scored[];
  /** Bonus Points tokens that belong to no scored card. */
  bonusPoints: number;
  bonusActions: number;
  /** Adapt tokens (M-OPEN-07): a plain counter (M-OPEN-08). */
  adapt: number;
  /** Intel tokens (M-OPEN-72); left out: none was ever gained. */
  intel?: number;
  /** Traps that lie in wait, and how many were sprung (M-OPEN-74); left out: none was ever laid. */
  traps?: Trap[];
  sprung?: number;
  /** So many cards, the last ones of the hand, are shown to an opponent right now (M-OPEN-77); `to`: to which of several. */
  exposed?: Partial<Record<DeckKind, number>> & { to?: Seat };
  permanents: CardId[];
  table: TableMission[];
  /** Cards that are shown and not yet resolved (M-PLAY-08). */
  playing: CardId[];
  /** Boards of the starting area (M-PREP-12). */
  area: BoardId[];
  /** What its player brought; left out: the starter decks, which everyone knows (M-BUILD-08). */
  brought?: Brought;
}

export type RollKind = 'attack' | 'test' | 'opposed';

/** One side of a roll. */
export interface Dice {
  seat: Seat;
  character: CharacterId;
  /** Highest first. */
  dice: number[];
  /** Re-rolls so far: the card discarded and which values were rolled again (M-RR-01). */
  rerolls: { card: CardId; from: number[]; to: number[] }[];
}

/** The last fight or test, for the picture and the text. */
export interface Roll {
  kind: RollKind;
  label: string;
  acting: Dice;
  /** The defender's or the challenger's; null for a plain test. */
  against: Dice | null;
  /** Damage or successes; null while the dice may still be re-rolled. */
  result: number | null;
  /** Damage that the weapon adds. */
  extra: number;
  done: boolean;
}

/** The position of a game of Away Missions. Everything in it is plain JSON. */
export interface AwayMissions {
  side: BoardSide | null;
  boards: PlacedBoard[];
  lifts: Lift[];
  round: number;
  phase: Phase;
  players: Player[];
  characters: Record<CharacterId, Character>;
  /** Whose activation it is. */
  turn: Seat | null;
  /** The character that acts, how many actions it has taken, and how many it may take. */
  active: { character: CharacterId | null; taken: number; of: number; bonus: boolean } | null;
  /** The last move, for the trace on the map. */
  trace: { character: CharacterId; path: SpaceId[] } | null;
  roll: Roll | null;
  /** Effects that last for a while, as data. */
  lasting: Lasting[];
  /** Team games alone: the seats of each of the two teams (M-TG-01). */
  allies?: Seat[][];
  /** Games of three and four alone: the seats in the order of their Activations in this round (M-MULT-08, M-MULT-09). */
  order?: Seat[];
  /** The boards lie as a square without a Main Corridor (M-CUBE-01). */
  cube?: true;
  /** Teams whose cards print no Escalation hold two characters back, too (M-OPEN-82). */
  escalation?: true;
  /** Quick set-up was chosen (M-OPEN-67). */
  quick?: true;
  /** Guided games alone: what was explained already, by seat, as ids of lessons. */
  lessons?: string[][];
}

/** Something in force until a moment: an extra die, more spaces to move. */
export interface Lasting {
  /** What it changes; null: it only remembers that the card or ability was used. */
  modifier: Modifier | null;
  /** On whom; null: on the whole side. */
  character: CharacterId | null;
  seat: Seat;
  /** The card or ability that it comes from. */
  card: CardId;
  until: Until;
  /** A space whose terminal is locked for hostile characters (M-OPEN-76); left out: it locks none. */
  lock?: SpaceId;
}
