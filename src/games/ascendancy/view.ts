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

/** A card in words. */
export interface CardView {
  id: CardId;
  name: string;
  line: string;
}

/** A System on the map, with what is printed on it. An Exploration Card that nobody has seen is but there. */
export interface SystemView extends Omit<Disc, 'unseen' | 'cards'> {
  name: string;
  kind: 'home' | 'planetary' | 'phenomenon' | 'hub';
  hazard: number | null;
  line: string;
  /** The seat whose Home System it is, or null. */
  homeOf: Seat | null;
  /** The Fixed System about which it can swing (A-FLOAT-03); null: it is none of the Floating. */
  anchor: SystemId | null;
  unseen: number;
  cards: (CardView & { count: number })[];
}

/** A Ship or a Fleet, with its name. */
export interface UnitView extends Unit {
  name: string;
}

/** The printed facts of an Advancement, besides its name and line. */
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
  /** How many Ships it holds. */
  most: number;
}

/** A Fleet Card of a player, and what is made of it now. */
export interface FleetView {
  card: number;
  sides: FleetSideView[];
  /** The Fleet on the map and the side that is up; null: it isn’t formed. */
  unit: UnitId | null;
  up: 'a' | 'b' | null;
}

/** A Project: what it is and what it takes are known to who may see it. */
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

/** A price for one player now. */
export interface PriceView {
  name: string;
  in: Resource | 'ascendancy';
  /** The least and the most, over the Systems of the player. */
  from: number;
  to: number;
}

export interface AgreementView extends CompletedView {
  holder: Seat | null;
  /** Production that its holder gets each round, or null if that depends on the giver’s Ships (A-FER-06). */
  worth: number | null;
  /** Production that it pays its holder now. */
  profit: number;
}

/** A player as a reader may know it: nearly all of it is open (A-OPEN-74). */
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
  /** The Turn Order Card; null: none, or one that is kept secret. */
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
  /** Agendas; null: one that the reader may not see. */
  agendas: ((CardView & { open: boolean }) | null)[];
  tech: CompletedView[];
  /** The player’s prices, or null if the reader doesn’t see them. */
  prices: PriceView[] | null;
}

/** The Borg, without the order of their decks. */
export interface BorgView extends Omit<BorgState, 'commands' | 'tech' | 'active'> {
  active: { cube: number; card: CardId | null } | null;
  /** Cards that lie open are known to all, the first that was drawn first. */
  commands: { deck: number; discard: { id: CardId; name: string }[] };
  tech: number;
}

/** How the conflict under way is likely to end when it is fought out, by what all can see; each from 0 to 1. */
export type OddsView =
  | { of: 'battle'; win: number; lost: number; killed: number }
  | { of: 'invasion'; success: number; annihilation: number; repelled: number; lost: number }
  | { of: 'hegemony'; success: number };

/** Everything that a reader may know of a game. Pictures, texts and bots are made from it. */
export interface AscendancyView {
  game: 'ascendancy';
  reader: Reader;
  /** The headline of the picture, and the facts beside it. */
  headline: string;
  facts: string[];
  round: number;
  stage: RoundPart;
  phase: Phase | null;
  /** The seat whose turn it is, and the seats that are asked. */
  turn: Seat | null;
  awaited: Seat[];
  /** The order of turns in this round, as far as everyone knows it. */
  sequence: Owner[];
  table: Ascendancy['table'];
  systems: SystemView[];
  lanes: Lane[];
  units: UnitView[];
  players: PlayerView[];
  /** System Discs and Exploration Cards left to be drawn. */
  stack: number;
  exploration: { deck: number; discard: CardId[] };
  destroyed: SystemId[];
  borg: BorgView | null;
  conflict: Conflict | null;
  /** null while no conflict is under way, or its dice lie on the table. */
  odds: OddsView | null;
  roll: Roll | null;
  last: Conflict | null;
  traces: Ascendancy['traces'];
  lasting: Ascendancy['lasting'];
  /** The winner and the reason, or null while the game runs. */
  verdict: string | null;
  winners: Seat[];
}

/** A Sector to which an option of the reader leads: the letter under which it is answered, and what goes with it. */
export type MarkView = {
  sector: Sector;
  letter: string;
  /** The option’s text: `Move to Vulcan`. */
  label: string;
  /** Its price and what can happen there: `1 Command; asks Klingons`. */
  note: string;
  /** It has a consequence: somebody is asked, or it is dangerous. */
  warn: boolean;
};

/** Where a lane that was rolled for can be laid, in the order of the clock, and what it can join: the dial of A-GEO-35. */
export type DialView = {
  system: SystemId;
  sectors: number;
  /** Their directions in degrees and on the clock, `2:30`. */
  places: { bearing: number; clock: string; fits: boolean; note: string }[];
  joins: { system: SystemId; label: string; note: string }[];
};

/** Where a Floating System can be swung: bearings about its anchor, in degrees. */
export type SwingView = { system: SystemId; bearings: number[] };

/** Marks that the map shows besides the position, made from the reader’s own options. Plain JSON, so these are types. */
export type Highlights = {
  marks?: MarkView[];
  dial?: DialView;
  swing?: SwingView;
  /** The Ship or Fleet that is to move. */
  chosen?: UnitId;
  /** Sectors that can be attacked, invaded or converted now. */
  targets?: Sector[];
};

/** A component as it comes out of the box, to be looked up: there is no game in it. */
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
