import type { Reader, Seat } from '../../kernel/types.ts';
import type { BattleReport } from './battle-report.ts';
import type { CardType } from './content/printed.ts';
import type { FirstEdition, MissionAttempt, OwnedCard, Piece, Turn } from './state.ts';
import type { CardId, CardPlace, LocationId, PointKind } from './terms.ts';

/** A card in few words, for hands and lists. */
export interface BriefView {
  card: CardId;
  title: string;
  type: CardType;
  /** “Federation OFFICER”. */
  kind: string;
  figures: { name: string; shown: string }[];
  /** Its facts, one line each. */
  facts: string[];
  /** Its text in our words, or that it is carried out by agreement. Null if it has nothing but its facts. */
  text: string | null;
}

/** One thing that is asked for, in words, and how much of it is there. */
export interface NeedView {
  words: string;
  has: number;
  needs: number;
}

/** How near some people are to a mission. */
export interface ChanceView {
  location: LocationId;
  name: string;
  points: number;
  /** Whether they may begin an attempt by their affiliations. */
  mayBegin: boolean;
  needs: NeedView[];
  /** Who would bring some of what is missing, of those that the reader knows and has elsewhere. */
  others: string[];
}

/** Some people of a seat who are together. */
export interface CrewView {
  seat: Seat;
  place: CardPlace;
  /** “aboard U.S.S. Galaxy”. */
  name: string;
  location: LocationId | null;
  people: {
    name: string;
    card: CardId;
    affiliation: string | null;
    skills: string[];
    attributes: number[];
    isStopped: boolean;
  }[];
  carried: string[];
  /** INTEGRITY, CUNNING and STRENGTH of those who can act. */
  totals: number[];
  skills: { name: string; count: number }[];
  /** Own missions, the nearest first. */
  chances: ChanceView[];
}

/** The dilemma that was met last. */
export interface LastMetView {
  seat: Seat;
  where: string;
  card: BriefView;
  turn: number;
  overcome: boolean;
  /** Without any: nothing gets past it. */
  needs: NeedView[];
  team: string[];
  /** At whom it was aimed; nobody: nobody was picked. */
  aimed: string[];
}

/** A card in play with its name and what it comes to now. */
export interface PieceView extends Piece {
  name: string;
  type: string;
  /** The location where it is, whatever lies between. */
  location: LocationId | null;
  isStopped: boolean;
  /** RANGE that a ship has left in this turn. */
  left?: number;
  affiliation: string | null;
  /** Attributes as they are now, in the order in which they are printed. */
  attributes: number[];
}

/** A seed as a reader may know it: the card is null for who hasn’t seen it. */
export interface SeedView {
  owner: Seat;
  card: CardId | null;
  title: string | null;
}

/** A location with what lies there in the open. */
export interface LocationView {
  id: LocationId;
  name: string;
  quadrant: string;
  region: string | null;
  where: 'planet' | 'space' | 'both';
  /** `side`: of one with two sides, what the one is called that is up (C-SEED-31). */
  missions: (OwnedCard & { name: string; points: number; span: number; asks: string; by: string; side?: string })[];
  /** Its planet is cloaked (C-CLOAK-01). */
  cloaked?: true;
  seeds: SeedView[];
  solved: Seat | null;
  barred: Seat[];
}

/** A side as a reader may know it. */
export interface PlayerView {
  name: string;
  deck: string;
  points: number;
  /** Cards that the reader may see; null: how many there are is all that it may know. */
  hand: BriefView[] | null;
  seeds: CardId[] | null;
  /** Hidden agendas on the table. */
  agendas: number;
  counts: { hand: number; deck: number; seeds: number; missions: number; tactics: number };
  /** Used tactics, face up under the side deck (C-SHIPBAT-14). */
  spent: CardId[];
  /** The discard pile: its top card, and how many there are (C-OPEN-32). */
  discard: { top: CardId | null; count: number };
  /** Points by what they are for, as the log has them. */
  scored: { kind: PointKind; points: number; title: string }[];
  removed: CardId[];
  bonus: OwnedCard[];
  playing: string[];
}

/** A moment in which cards of the reader’s work while its standing orders pass it by. */
export interface WaitingView {
  window: string;
  /** In words that follow “when”. */
  when: string;
  names: string[];
}

/** Everything that a reader may know of a game. */
export interface FirstEditionView {
  game: 'first-edition';
  reader: Reader;
  headline: string;
  stage: 'seeding' | 'play';
  phase: string | null;
  turns: number;
  turn: Turn | null;
  awaited: Seat[];
  goal: number;
  lines: Record<string, LocationId[]>;
  locations: LocationView[];
  pieces: PieceView[];
  players: PlayerView[];
  crews: CrewView[];
  lastMet: LastMetView | null;
  /** The battle under way, or the last one: all saw it. */
  lastBattle: BattleReport | null;
  announced: OwnedCard[];
  battle: FirstEdition['battle'];
  attempt: Pick<MissionAttempt, 'seat' | 'location' | 'team' | 'ship' | 'facing'> | null;
  met: OwnedCard | null;
  /** The reader’s own affair: empty for everyone else. */
  waiting: WaitingView[];
  verdict: string | null;
  winners: Seat[];
}

/** Marks on the map: the reader’s options now. */
export interface Highlights {
  moves?: { location: LocationId; cost: string }[];
  attempts?: LocationId[];
  /** Where a card may be laid. */
  places?: LocationId[];
}
