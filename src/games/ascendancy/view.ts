import type { Reader, Seat } from '../../kernel/types.ts';
import type {
  Ascendancy,
  BorgState,
  CardId,
  Conflict,
  Disc,
  Lane,
  Owner,
  Phase,
  Player,
  Roll,
  RoundPart,
  SystemId,
  Unit,
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
  /** Whose Home System it is. */
  homeOf: Seat | null;
  unseen: number;
  cards: (CardView & { count: number })[];
}

/** A Ship or a Fleet, with its name. */
export interface UnitView extends Unit {
  name: string;
}

/** A Project: what it is and what it takes are known to who may see it. */
export interface ProjectView {
  card: CardView | null;
  cost: number | null;
  research: number;
}

/** A card that can be Exhausted. */
export interface CompletedView extends CardView {
  exhausted: boolean;
}

export interface AgreementView extends CompletedView {
  holder: Seat | null;
  /** What it pays its holder now, in Production. */
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
  > {
  seat: Seat;
  name: string;
  /** The Turn Order Card; null: none, or one that is kept secret. */
  card: number | null;
  committed: number;
  systems: number;
  deck: number;
  projects: ProjectView[];
  advancements: CompletedView[];
  agreements: AgreementView[];
  allies: CompletedView[];
  held: CardView[];
  /** Agendas; null: one that the reader may not see. */
  agendas: ((CardView & { open: boolean }) | null)[];
  tech: CompletedView[];
}

/** The Borg, without the order of their decks. */
export interface BorgView extends Omit<BorgState, 'commands' | 'tech'> {
  commands: { deck: number; discard: CardId[] };
  tech: number;
}

/** What a reader may know of a game. Pictures, texts and bots are made from it. */
export interface AscendancyView {
  game: 'ascendancy';
  reader: Reader;
  /** What is going on, in a few words, and facts beside it. */
  headline: string;
  facts: string[];
  round: number;
  stage: RoundPart;
  phase: Phase | null;
  /** Whose turn it is, and who is asked. */
  turn: Seat | null;
  awaited: Seat[];
  /** Who acts in this round, as far as all know. */
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
  roll: Roll | null;
  last: Conflict | null;
  traces: Ascendancy['traces'];
  lasting: Ascendancy['lasting'];
  /** Who won and how; null while the game goes on. */
  verdict: string | null;
}
