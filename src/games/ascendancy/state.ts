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

/** A point of the table: thousandths of an inch from its lower left corner, east and north (A-GEO-01). */
export interface Spot {
  x: number;
  y: number;
}

/** A System Disc on the map. What is printed on it stands in `content/systems`, unless it can change. */
export interface Disc extends Spot {
  id: SystemId;
  /** What can be built here, by place, and what is (A-BUILD-16); of one length. */
  sites: Site[];
  nodes: (Resource | null)[];
  /** How many lanes it may have (A-LANE-01). */
  limit: number;
  /** Whose Control Node stands here (A-TERM-06), and how it came there last. */
  control: Seat | null;
  taken: GainedBy | null;
  /** A Starbase stands here, for the rest of the game (A-SB-05). */
  starbase: boolean;
  /** Warp Tokens of an independent civilization: its level (A-CIV-05). */
  level: number;
  /** Resources that wait for who Colonizes it first (A-CIV-02). */
  waiting: Resources;
  /** Research tokens of a Phenomenon (A-PHEN-02). */
  research: number;
  /** An Exploration Card that nobody has seen lies here (A-EXPL-04). */
  unseen: CardId[];
  /** Exploration Cards that stay here face up (A-EXPL-09), and what each remembers. */
  cards: { card: CardId; count: number }[];
  /** Vulcan Ambassadors. */
  ambassadors: number;
  /** An Andorian Token. */
  watched: boolean;
  /** A Spire with so many Assimilation Nodes: a Borg world (A-BORG-03). */
  spire: { nodes: number; since: number } | null;
}

/** A Space Lane: of so many Sectors, from the System that it was laid from, or from where one stood that was destroyed. */
export interface Lane {
  id: LaneId;
  sectors: 2 | 3 | 4;
  /** The Systems that it joins; null: an open end. */
  a: SystemId | null;
  b: SystemId | null;
  /** Where its middle line begins and ends; Sector 1 lies at `from`. */
  from: Spot;
  to: Spot;
}

/** A Ship that moves alone, or a Fleet (A-TERM-11). */
export interface Unit {
  id: UnitId;
  seat: Seat;
  ships: number;
  /** The Fleet Card, 0 to 2, and its side; null: one Ship alone. */
  fleet: { card: number; side: 'a' | 'b' } | null;
  /** Where it is; null: at Warp, and not on the board (A-MOVE-10). */
  at: Sector | null;
  /** A-COMP-05: where it Entered Warp, and through how many Systems its tokens take it. */
  warp: { from: Sector; tokens: number } | null;
  /** The Sector in which it began the turn that is under way. */
  began: Sector | null;
  /** It has Exited Warp in this turn. */
  exited: boolean;
  /** What it can’t do again: the names of rules, until the turn ends. */
  used: string[];
  /** It can’t move until the turn of this number ends (`turns`). */
  held?: number;
}

/** An Advancement that is being worked on (A-TERM-17), apart from those that are done (A-SET-19). Who but its owner sees the card: nobody. */
export interface Project {
  card: CardId;
  research: number;
  /** It was drawn from a rival’s deck by its owner’s own rule. */
  drawn?: true;
}

/** A card that is turned face down when it is used (A-TERM-09). */
export interface Completed {
  card: CardId;
  exhausted: boolean;
  drawn?: true;
}

/** A Trade Agreement, one of three of its giver. */
export interface Agreement {
  card: CardId;
  holder: Seat | null;
  exhausted: boolean;
  /** It can’t be taken back before the next Maintenance. */
  locked?: true;
}

export interface Player {
  civ: Civ;
  /** Out of the game (A-RECH-02). */
  out: boolean;
  /** Open to all (A-SET-06). */
  ascendancy: number;
  /** Resources that are held and not spent (A-TERM-18). */
  reserves: Resources;
  /** Ships claimed by Field Testing, by their owners: each counts as 1 Research and goes first (A-AND-06). */
  claimed: Seat[];
  /** The lowest die that hits, 5 to 1, and the Shield Modifier, 0 to 4. */
  weapons: number;
  shields: number;
  /** Command Tokens: those ready and those Exhausted. */
  commands: { ready: number; exhausted: number };
  /** Ships and Control Nodes in supply; Starbases commissioned so far (A-SB-02). */
  ships: number;
  controls: number;
  commissioned: number;
  home: SystemId | null;
  /** Rivals whose Home System was Connected with this one once: First Contact (A-TERM-10, A-OPEN-41). */
  contact: Seat[];
  /** Turn Order Cards: the one of this round and that of the last; what was committed. */
  order: { card: number | null; last: number | null; committed: number; hidden: boolean };
  /** The deck of Advancements, the top first, and what came of it. */
  deck: CardId[];
  projects: Project[];
  advancements: Completed[];
  agreements: Agreement[];
  /** Exploration Cards that lie before the player: Allies, and those that are kept for later. */
  allies: Completed[];
  held: CardId[];
  /** Vulcans alone: their goals. */
  agendas: { card: CardId; open: boolean }[];
  /** Ambassadors and Andorian Tokens in supply. */
  ambassadors: number;
  /** Borg Tech. */
  tech: Completed[];
  /** The round in which this player last began a Space Battle or an Invasion against a rival; left out: in none. */
  attacked?: number;
  /** How often a rule was used, by its name, within its span. */
  uses: { rule: string; span: Span; times: number }[];
}

/** The turn that is under way. */
export interface Turn {
  seat: Seat;
  phase: Phase;
  /** Projects that got their Research of this Building Phase, and those that got a second one (A-BUILD-21). */
  researched: CardId[];
  /** Ships built in this Building Phase, by System and unit: they may form Fleets at once (A-BUILD-05). */
  built: { system: SystemId; units: UnitId[] }[];
  /** Players who won’t have their Ships moved in this turn: they aren’t asked again (A-VUL-05). */
  refused?: Seat[];
  /** Players who let whoever has the turn come to their Ships and through for the rest of it (A-MOVE-19). */
  open?: Seat[];
}

/** Something that lasts until a moment. */
export interface Lasting {
  /** What it is, by the name of the rule that asks for it, and whom and what it is about. */
  what: string;
  seats: Seat[];
  system?: SystemId;
  amount?: number;
  until: 'turn' | 'maintenance' | 'battle' | 'movement';
}

/** The position of a game of Ascendancy. Everything in it is plain JSON. */
export interface Ascendancy {
  options: AscendancyOptions;
  /** The part of the table that may be used, in thousandths of an inch (A-SET-16, A-GEO-03). */
  table: { shape: 'rectangle' | 'circle'; width: number; height: number };
  round: number;
  stage: RoundPart;
  /** Turns begun so far. */
  turns: number;
  turn: Turn | null;
  /** Who acts in this round, in the order of the cards; whose card the Borg hold. */
  sequence: Owner[];
  players: Player[];
  discs: Record<SystemId, Disc>;
  lanes: Record<LaneId, Lane>;
  units: Unit[];
  /** Discs to be drawn, the top first; those destroyed. */
  stack: SystemId[];
  destroyed: SystemId[];
  exploration: { deck: CardId[]; discard: CardId[] };
  /** The next cards of a pile, while somebody looks at them and lays them in order. */
  looked?: { seat: Seat; pile: Pile; cards: string[] };
  /** Turn Order Cards that nobody has taken in this round. */
  cards: number[];
  /** How many units and lanes there were so far. */
  minted: { units: number; lanes: number };
  /** What is under way. */
  movement: Movement | null;
  exploring: Exploring | null;
  conflict: Conflict | null;
  /** Rolls of dice outside of battles, while they can still be changed. */
  roll: Roll | null;
  lasting: Lasting[];
  borg: BorgState | null;
  /** What moved in this round, for the traces on the map. */
  traces: { seat: Owner; path: Sector[] }[];
  /** The last battle, Invasion or attempt, for pictures; null before the first. */
  last: Conflict | null;
  /** Everything is asked, also what is free and can’t hurt: cases of the rules choose each step themselves. */
  explicit?: true;
  /** Guided games alone: what was explained already, by seat. */
  lessons?: string[][];
}

/** Piles of which the next cards can be looked at. */
export type Pile = 'systems' | 'exploration' | 'borg';

/** Dice that decide a Hazard, a Hegemony attempt, a Diplomacy Test or what a card asks for. */
export interface Roll {
  kind: 'hazard' | 'hegemony' | 'diplomacy' | 'card';
  /** Whose matter it is, and who rolls (A-HAZ-03). */
  seat: Seat;
  system: SystemId | null;
  /** The number to be reached, or to be beaten where `above` is set, and what is added to each die. */
  target: number;
  above?: true;
  bonus: number;
  /** A face of 0: not rolled yet. What sets it before the roll, or takes the die away, has no need of chance. */
  dice: { face: number; unit: UnitId | null; rerolled: string[] }[];
  /** Rules that were used on it. */
  used: string[];
}
