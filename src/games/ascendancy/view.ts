import type { Reader, Seat } from '../../kernel/types.ts';
import type {
  AdvancementType,
  Ascendancy,
  BorgState,
  CardId,
  Civ,
  Conflict,
  Disc,
  ExplorationType,
  Lane,
  Owner,
  Phase,
  Player,
  Resource,
  Roll,
  RoundPart,
  Sector,
  Site,
  SystemId,
  Token,
  Unit,
  UnitId,
} from './state.ts';

export type {
  AdvancementType,
  Civ,
  Conflict,
  Die,
  Lane,
  Owner,
  Resource,
  Resources,
  Roll,
  Sector,
  Side,
  Site,
  Spot as Point,
  SystemId,
  Token,
  UnitId,
} from './state.ts';

/** A card’s text, in parts. */
export interface CardView {
  id: CardId;
  name: string;
  line: string;
}

/** A System on the map, with its printed facts. Unseen Exploration Cards appear only as a count. */
export interface SystemView extends Omit<Disc, 'unseen' | 'cards'> {
  name: string;
  kind: 'home' | 'planetary' | 'phenomenon' | 'hub';
  hazard: number | null;
  line: string;
  /** The seat whose Home System this is, or null. */
  homeOf: Seat | null;
  /** The Fixed System around which this System can swing (A-FLOAT-03), or null if this System isn’t Floating. */
  anchor: SystemId | null;
  unseen: number;
  cards: (CardView & { count: number })[];
}

/** A Ship or a Fleet, with its name. */
export interface UnitView extends Unit {
  name: string;
}

/** The printed facts of an Advancement, apart from its name and line. */
export interface AdvancementFace extends CardView {
  civ: Civ;
  type: AdvancementType;
  tokens: Token[];
}

/** One side of a Fleet Card. */
export interface FleetSideView {
  side: 'a' | 'b';
  name: string;
  line: string;
  /** The maximum number of Ships that the Fleet can hold. */
  most: number;
}

/** A player’s Fleet Card, and the Fleet formed with it. */
export interface FleetView {
  card: number;
  sides: FleetSideView[];
  /** The Fleet on the map and the side that is up, or null if the Fleet isn’t formed. */
  unit: UnitId | null;
  up: 'a' | 'b' | null;
}

/** A Project. The card and cost are null for readers who may not see them. */
export interface ProjectView {
  card: AdvancementFace | null;
  cost: number | null;
  research: number;
}

/** A completed Advancement. */
export interface AdvancementView extends AdvancementFace {
  exhausted: boolean;
}

/** A card that can be Exhausted. */
export interface CompletedView extends CardView {
  exhausted: boolean;
}

/** A price that a player pays now. */
export interface PriceView {
  name: string;
  in: Resource | 'ascendancy';
  /** The lowest and highest price among the player’s Systems. */
  from: number;
  to: number;
}

export interface AgreementView extends CompletedView {
  holder: Seat | null;
  /**
   * Production that the Agreement’s holder gets each round, or null if the amount depends on the giver’s Ships
   * (A-FER-06).
   */
  worth: number | null;
  /** Production that the Agreement now pays its holder. */
  profit: number;
}

/** A player as a reader may see it. Nearly everything is public (A-OPEN-74). */
export interface PlayerView
  extends Pick<
    Player,
    | 'civ'
    | 'out'
    | 'ascendancy'
    | 'reserves'
    | 'claimed'
    | 'weapons'
    | 'shields'
    | 'commands'
    | 'ships'
    | 'controls'
    | 'commissioned'
    | 'home'
    | 'contact'
    | 'ambassadors'
    | 'attacked'
  > {
  seat: Seat;
  name: string;
  /** The Turn Order Card, or null if there is none or it is secret. */
  card: number | null;
  committed: number;
  systems: number;
  deck: number;
  projects: ProjectView[];
  advancements: AdvancementView[];
  fleets: FleetView[];
  agreements: AgreementView[];
  allies: CompletedView[];
  held: CardView[];
  /** The Agendas, with null for an Agenda that the reader may not see. */
  agendas: ((CardView & { open: boolean }) | null)[];
  tech: CompletedView[];
  /** The player’s prices, or null if the reader doesn’t see them. */
  prices: PriceView[] | null;
}

/** The Borg, with the order of their decks hidden. */
export interface BorgView extends Omit<BorgState, 'commands' | 'tech' | 'active'> {
  active: { cube: number; card: CardId | null } | null;
  /** The number of cards in the deck, and the public discards, the oldest first. */
  commands: { deck: number; discard: { id: CardId; name: string }[] };
  tech: number;
}

/**
 * The likely results of the current conflict if both sides fight to the end, computed from public information. Chances
 * are numbers from 0 to 1.
 */
export type OddsView =
  | { of: 'battle'; win: number; lost: number; killed: number }
  | { of: 'invasion'; success: number; annihilation: number; repelled: number; lost: number }
  | { of: 'hegemony'; success: number };

/** Everything that a reader may know about a game. Pictures, text and bots use this view. */
export interface AscendancyView {
  game: 'ascendancy';
  reader: Reader;
  /** The headline of the picture, and the facts beside it. */
  headline: string;
  facts: string[];
  round: number;
  stage: RoundPart;
  phase: Phase | null;
  /** The seat whose turn it is, and the seats with open questions. */
  turn: Seat | null;
  awaited: Seat[];
  /** The turn order of this round, as far as it is public. */
  sequence: Owner[];
  table: Ascendancy['table'];
  systems: SystemView[];
  lanes: Lane[];
  units: UnitView[];
  players: PlayerView[];
  /** The number of System Discs left to draw. `exploration` counts the Exploration Cards. */
  stack: number;
  exploration: { deck: number; discard: CardId[] };
  destroyed: SystemId[];
  borg: BorgView | null;
  conflict: Conflict | null;
  /** The odds of the conflict, or null if there is none or its dice are on the table. */
  odds: OddsView | null;
  roll: Roll | null;
  last: Conflict | null;
  traces: Ascendancy['traces'];
  lasting: Ascendancy['lasting'];
  /** The winner and the reason, or null while the game runs. */
  verdict: string | null;
  winners: Seat[];
}

/** A Sector that one of the reader’s options leads to, with its letter and hints. */
export type MarkView = {
  sector: Sector;
  letter: string;
  /** The option’s text: `Move to Vulcan`. */
  label: string;
  /** The option’s price, and what can happen in the Sector: `1 Command; asks Klingons`. */
  note: string;
  /** Whether the option has a consequence: a player is asked, or there is danger. */
  warn: boolean;
};

/** The places where a newly rolled lane can go, clockwise, and the Systems that it can join (the dial of A-GEO-35). */
export type DialView = {
  system: SystemId;
  sectors: number;
  /** The directions of the places in degrees and as clock times, `2:30`. */
  places: { bearing: number; clock: string; fits: boolean; note: string }[];
  joins: { system: SystemId; label: string; note: string }[];
};

/** The bearings to which a Floating System can swing around its anchor, in degrees. */
export type SwingView = { system: SystemId; bearings: number[] };

/**
 * Extra marks on the map, made from the reader’s own options. These are type aliases, because interfaces have no
 * implicit index signature and so don’t count as plain JSON.
 */
export type Highlights = {
  marks?: MarkView[];
  dial?: DialView;
  swing?: SwingView;
  /** The Ship or Fleet that is about to move. */
  chosen?: UnitId;
  /** Sectors that can be attacked, invaded or won by Hegemony now. */
  targets?: Sector[];
};

/** A component as printed, for look-ups outside any game. */
export type ComponentView =
  | { is: 'advancement'; card: AdvancementFace; owner: string; cost: number; start: boolean }
  | { is: 'exploration'; card: CardView; type: ExplorationType; set: string; facts: string[] }
  | {
      is: 'system';
      id: SystemId;
      name: string;
      kind: SystemView['kind'];
      line: string;
      sites: Site[];
      lanes: number;
      hazard: number | null;
    }
  | { is: 'fleet'; owner: string; number: number; sides: FleetSideView[] }
  | { is: 'card'; card: CardView; kind: string; facts: string[] };
