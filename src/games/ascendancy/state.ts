import type { Seat } from '../../kernel/types.ts';
import type { AscendancyOptions } from './options.ts';
import type { BorgState } from './state/borg.ts';
import type { Conflict } from './state/conflict.ts';
import type { Exploring, Movement } from './state/movement.ts';
import type {
  CardId,
  Civ,
  GainedBy,
  LaneId,
  Owner,
  Phase,
  Resource,
  Resources,
  RoundPart,
  Sector,
  Site,
  Span,
  SystemId,
  UnitId,
} from './terms.ts';

export type * from './state/borg.ts';
export type * from './state/conflict.ts';
export type * from './state/movement.ts';
export type * from './terms.ts';

/** A point on the table: thousandths of an inch east and north of its lower left corner (A-GEO-01). */
export interface Spot {
  x: number;
  y: number;
}

/** A System Disc on the map. The printed facts about the System, which never change, are in `content/systems`. */
export interface Disc extends Spot {
  id: SystemId;
  /** The sites for Nodes, and the Node on each of them (A-BUILD-16). The two lists have the same length. */
  sites: Site[];
  nodes: (Resource | null)[];
  /** The maximum number of lanes that the System may have (A-LANE-01). */
  limit: number;
  /** The seat whose Control Node is here (A-TERM-06), and how that seat gained Control. */
  control: Seat | null;
  taken: GainedBy | null;
  /** Whether the System has a Starbase, which stays for the rest of the game (A-SB-05). */
  starbase: boolean;
  /** Warp Tokens of an independent civilization, which are its Level (A-CIV-05). */
  level: number;
  /** The Resources for the first player who Colonizes the System (A-CIV-02). */
  waiting: Resources;
  /** Research tokens of a Phenomenon (A-PHEN-02). */
  research: number;
  /** Unseen Exploration Cards on the System (A-EXPL-04). */
  unseen: CardId[];
  /** Exploration Cards that stay here face up (A-EXPL-09), each with its counter. */
  cards: { card: CardId; count: number }[];
  /** Number of Vulcan Ambassadors. */
  ambassadors: number;
  /** Whether the System has an Andorian Token. */
  watched: boolean;
  /** The Spire of a Borg world: its Assimilation Nodes, and the Borg turn when it was placed (A-BORG-03). */
  spire: { nodes: number; since: number } | null;
}

/**
 * A Space Lane, with its number of Sectors. The lane starts at System `a`, or at the former place of a destroyed
 * System.
 */
export interface Lane {
  id: LaneId;
  sectors: 2 | 3 | 4;
  /** The Systems that the lane joins. Null marks an open end. */
  a: SystemId | null;
  b: SystemId | null;
  /** The ends of the lane’s middle line. Sector 1 is at `from`. */
  from: Spot;
  to: Spot;
}

/** A Ship that moves alone, or a Fleet (A-TERM-11). */
export interface Unit {
  id: UnitId;
  seat: Seat;
  ships: number;
  /** The Fleet Card, 0 to 2, and its side, or null for a single Ship. */
  fleet: { card: number; side: 'a' | 'b' } | null;
  /** The unit’s Sector, or null at Warp, because a unit at Warp isn’t on the board (A-MOVE-10). */
  at: Sector | null;
  /** The Sector where the unit Entered Warp, and the number of its Warp Tokens (A-COMP-05). */
  warp: { from: Sector; tokens: number } | null;
  /** The Sector where the unit began the current turn. */
  began: Sector | null;
  /** Whether the unit has Exited Warp this turn. */
  exited: boolean;
  /** Names of rules that the unit can’t use again until the turn ends. */
  used: string[];
  /** The unit can’t move until the end of the turn with this number (`turns`). */
  held?: number;
}

/**
 * An Advancement being worked on (A-TERM-17), kept apart from completed ones (A-SET-19). Only the Project’s owner sees
 * the card.
 */
export interface Project {
  card: CardId;
  research: number;
  /** Set if a rule let the owner take the Project from a rival’s deck. */
  drawn?: true;
}

/** A card that is turned face down when used (A-TERM-09). */
export interface Completed {
  card: CardId;
  exhausted: boolean;
  drawn?: true;
}

/** One of a giver’s three Trade Agreements. */
export interface Agreement {
  card: CardId;
  holder: Seat | null;
  exhausted: boolean;
  /** Set if the Agreement can’t be taken back before the next Maintenance. */
  locked?: true;
}

export interface Player {
  civ: Civ;
  /** Whether the player is out of the game (A-RECH-02). */
  out: boolean;
  /** Ascendancy is public (A-SET-06). */
  ascendancy: number;
  /** Unspent Resources (A-TERM-18). */
  reserves: Resources;
  /** Owners of Ships claimed by Field Testing. Each claimed Ship counts as 1 Research and is spent first (A-AND-06). */
  claimed: Seat[];
  /** The lowest roll that hits, from 5 to 1, and the Shield Modifier, from 0 to 4. */
  weapons: number;
  shields: number;
  /** Ready and Exhausted Command Tokens. */
  commands: { ready: number; exhausted: number };
  /** Ships and Control Nodes in supply, and Starbases commissioned so far (A-SB-02). */
  ships: number;
  controls: number;
  commissioned: number;
  home: SystemId | null;
  /**
   * The rivals with whom this player has made First Contact, because their Home Systems were once Connected (A-TERM-10,
   * A-OPEN-41).
   */
  contact: Seat[];
  /** Turn Order Cards of this round and the last, and the Resources committed. */
  order: { card: number | null; last: number | null; committed: number; hidden: boolean };
  /** The Advancement deck, the top card first, then Projects and completed Advancements. */
  deck: CardId[];
  projects: Project[];
  advancements: Completed[];
  agreements: Agreement[];
  /** Exploration Cards in front of the player: Allies, and cards kept for later. */
  allies: Completed[];
  held: CardId[];
  /** The Agendas of the Vulcan player. The list is empty for other players. */
  agendas: { card: CardId; open: boolean }[];
  /** The number of Ambassadors in supply. */
  ambassadors: number;
  /** Borg Tech. */
  tech: Completed[];
  /** The last round in which this player started a Space Battle or Invasion against a rival, if any. */
  attacked?: number;
  /** How many times each rule has been used in the current turn, round or game, depending on its span. */
  uses: { rule: string; span: Span; times: number }[];
}

/** The current turn. */
export interface Turn {
  seat: Seat;
  phase: Phase;
  /** Projects that got Research in this Building Phase. A Project is listed once for each Research (A-BUILD-21). */
  researched: CardId[];
  /** Ships built in this Building Phase, by System, which may form Fleets immediately (A-BUILD-05). */
  built: { system: SystemId; units: UnitId[] }[];
  /** Players who refused to have their Ships moved this turn, and aren’t asked again (A-VUL-05). */
  refused?: Seat[];
  /** Players who let the current player enter and pass for the rest of the turn (A-MOVE-19). */
  open?: Seat[];
}

/** An effect that lasts until a certain moment. */
export interface Lasting {
  /** The name by which rules look up the effect, and the seats and the System that it concerns. */
  what: string;
  seats: Seat[];
  system?: SystemId;
  amount?: number;
  until: 'turn' | 'maintenance' | 'battle' | 'movement';
}

/** The position of a game of Ascendancy. Everything in a position is plain JSON. */
export interface Ascendancy {
  options: AscendancyOptions;
  /** The usable part of the table, in thousandths of an inch (A-SET-16, A-GEO-03). */
  table: { shape: 'rectangle' | 'circle'; width: number; height: number };
  round: number;
  stage: RoundPart;
  /** Number of turns begun so far. */
  turns: number;
  turn: Turn | null;
  /** The owners (seats or the Borg) that act this round, in the order of their cards. */
  sequence: Owner[];
  players: Player[];
  discs: Record<SystemId, Disc>;
  lanes: Record<LaneId, Lane>;
  units: Unit[];
  /** The discs to draw, the top disc first, and the destroyed discs. */
  stack: SystemId[];
  destroyed: SystemId[];
  exploration: { deck: CardId[]; discard: CardId[] };
  /** The next cards of a pile, while a seat looks at them and puts them in order. */
  looked?: { seat: Seat; pile: Pile; cards: string[] };
  /** Turn Order Cards not yet taken this round. */
  cards: number[];
  /** Number of units and lanes created so far. */
  minted: { units: number; lanes: number };
  /** The current move, exploration and conflict. */
  movement: Movement | null;
  exploring: Exploring | null;
  conflict: Conflict | null;
  /** The current roll outside battles, while it can still change. */
  roll: Roll | null;
  lasting: Lasting[];
  borg: BorgState | null;
  /** Moves of this round, for the trails on the map. */
  traces: { seat: Owner; path: Sector[] }[];
  /** The last Space Battle, Invasion or Hegemony attempt, for pictures, or null before the first one. */
  last: Conflict | null;
  /** Set in test cases: players are asked about everything, even harmless free choices. */
  explicit?: true;
  /** In guided games, the ids of the lessons that each seat has seen. */
  lessons?: string[][];
}

/** Piles whose next cards can be looked at. */
export type Pile = 'systems' | 'exploration' | 'borg';

/** Dice of a Hazard, a Hegemony attempt, a Diplomacy Test or a card. */
export interface Roll {
  kind: 'hazard' | 'hegemony' | 'diplomacy' | 'card';
  /** The seat for which the dice are rolled. Another seat may do the rolling (A-HAZ-03). */
  seat: Seat;
  system: SystemId | null;
  /** The number that a die must reach, or exceed if `above` is set, and the bonus for each die. */
  target: number;
  above?: true;
  bonus: number;
  /** A die with face 0 hasn’t been rolled yet. Rules may set a die’s face before the roll, or remove the die. */
  dice: { face: number; unit: UnitId | null; rerolled: string[] }[];
  /** Rules used on the roll. */
  used: string[];
}
