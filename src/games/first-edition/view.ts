import type { Reader, Seat } from '../../kernel/types.ts';
import type { BattleReport } from './battle-report.ts';
import type { CardType } from './content/printed.ts';
import type { AnyPiece, FirstEdition, MissionAttempt, Turn } from './state.ts';
import type { CardId, CardPlace, LocationId, OwnedCard, PointKind } from './terms.ts';

/** A short summary of a card, for hands and lists. */
export interface BriefView {
  card: CardId;
  title: string;
  type: CardType;
  /** The card's kind on one line, such as “Federation OFFICER”. */
  kind: string;
  figures: { name: string; shown: string }[];
  /** The card's facts, one per line. */
  facts: string[];
  /** The card's text in our words, or a note that it is carried out by agreement, or null if it has only facts. */
  text: string | null;
}

/** One requirement as text, with the amount present and the amount needed. */
export interface NeedView {
  words: string;
  has: number;
  needs: number;
}

/** A mission, and how close some personnel are to solving it. */
export interface ChanceView {
  location: LocationId;
  name: string;
  points: number;
  /** True if the personnel's affiliations let them begin an attempt. */
  mayBegin: boolean;
  needs: NeedView[];
  /** Personnel elsewhere, known to the reader, who would add something that is missing. */
  others: string[];
}

/** A player's personnel who are together. */
export interface CrewView {
  seat: Seat;
  place: CardPlace;
  /** The place in words, such as “aboard Defiant”. */
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
  /** The total INTEGRITY, CUNNING and STRENGTH of the personnel who can act. */
  totals: number[];
  skills: { name: string; count: number }[];
  /** The missions that these personnel are closest to solving, closest first. */
  chances: ChanceView[];
}

/** A player's tribbles in one place, and the Trouble cards with them. */
export interface TribbleGroupView {
  seat: Seat;
  /** The place in words, such as “aboard Defiant”. */
  place: string;
  location: LocationId | null;
  /** The number of tribbles. */
  count: number;
  cards: string[];
}

/** The last encountered dilemma. */
export interface LastMetView {
  seat: Seat;
  where: string;
  card: BriefView;
  turn: number;
  overcome: boolean;
  /** The list is empty if the dilemma can't be overcome. */
  needs: NeedView[];
  team: string[];
  /** The dilemma's targets, or an empty list if none were chosen. */
  aimed: string[];
}

/** A card in play with its name and current values. */
export interface PieceView extends AnyPiece {
  name: string;
  type: string;
  /** The card's location, however deeply the card is nested. */
  location: LocationId | null;
  isStopped: boolean;
  /** The RANGE that a ship has left this turn. */
  left?: number;
  affiliation: string | null;
  /** The card's current attributes, in printed order. */
  attributes: number[];
}

/** A seed as a reader may see it. The card is null for a reader who hasn't seen the seed. */
export interface SeedView {
  owner: Seat;
  card: CardId | null;
  title: string | null;
}

/** A location with its public cards. */
export interface LocationView {
  id: LocationId;
  name: string;
  quadrant: string;
  region: string | null;
  where: 'planet' | 'space' | 'both';
  /** `side`: the name of the side that is up, for a two-sided mission (C-SEED-31). */
  missions: (OwnedCard & { name: string; points: number; span: number; asks: string; by: string; side?: string })[];
  /** Set if the location's planet is cloaked (C-CLOAK-01). */
  cloaked?: true;
  seeds: SeedView[];
  solved: Seat | null;
  barred: Seat[];
}

/** A player as a reader may see them. */
export interface PlayerView {
  name: string;
  deck: string;
  points: number;
  /** The player's cards, if the reader may see them, or null if only their number is public. */
  hand: BriefView[] | null;
  seeds: CardId[] | null;
  /** The number of hidden agendas on the table. */
  agendas: number;
  counts: { hand: number; deck: number; seeds: number; missions: number; tactics: number };
  /** Used tactics, face up under the side deck (C-SHIPBAT-14). */
  spent: CardId[];
  /** The side decks with any cards: how many are face down, and the titles of those face up underneath (C-DECK-23). */
  sideDecks: { name: string; count: number; used: string[] }[];
  /** The cards that the reader has drawn from their Tribble side deck and not played or discarded yet. */
  drawnTribbles?: BriefView[];
  /** The discard pile's top card and size (C-OPEN-32). */
  discard: { top: CardId | null; count: number };
  /** Points by reason, as in the log. */
  scored: { kind: PointKind; points: number; title: string }[];
  removed: CardId[];
  bonus: OwnedCard[];
  playing: string[];
}

/** A moment at which the reader could use a card, although their standing orders skip it. */
export interface WaitingView {
  window: string;
  /** A clause that follows “when”. */
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
  /** The current battle, or the last one, which everyone saw. */
  lastBattle: BattleReport | null;
  announced: OwnedCard[];
  battle: FirstEdition['battle'];
  attempt: Pick<MissionAttempt, 'seat' | 'location' | 'team' | 'ship' | 'facing'> | null;
  met: OwnedCard | null;
  /**
   * The moments at which the reader could use a card although their standing orders skip them. Only the reader sees
   * this list.
   */
  waiting: WaitingView[];
  /** Both players' groups of tribbles. */
  tribbles: TribbleGroupView[];
  verdict: string | null;
  winners: Seat[];
}

/** Marks on the map for the reader's current options. */
export interface Highlights {
  moves?: { location: LocationId; cost: string }[];
  attempts?: LocationId[];
  /** Places where a card may be put. */
  places?: LocationId[];
}
