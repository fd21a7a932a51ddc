import type { Reader, Seat } from '../../kernel/types.ts';
import type { FirstEdition, MissionAttempt, OwnedCard, Piece, Turn } from './state.ts';
import type { CardId, LocationId } from './terms.ts';

/** A card in play with its name and what it comes to now. */
export interface PieceView extends Piece {
  name: string;
  type: string;
  affiliation: string | null;
  /** Attributes as they are now, in the order in which they are printed. */
  attributes: number[];
}

/** A seed as a reader may know it: the card is null for who hasn’t seen it. */
export interface SeedView {
  owner: Seat;
  card: CardId | null;
}

/** A location with what lies there in the open. */
export interface LocationView {
  id: LocationId;
  name: string;
  quadrant: string;
  region: string | null;
  where: 'planet' | 'space' | 'both';
  missions: (OwnedCard & { name: string; points: number; span: number })[];
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
  hand: CardId[] | null;
  seeds: CardId[] | null;
  counts: { hand: number; deck: number; seeds: number; missions: number; tactics: number };
  /** Used tactics, face up under the side deck (C-SHIPBAT-14). */
  spent: CardId[];
  /** The discard pile: its top card, and how many there are (C-OPEN-32). */
  discard: { top: CardId | null; count: number };
  removed: CardId[];
  bonus: OwnedCard[];
  playing: string[];
}

/** What a reader may know of a game. */
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
  announced: OwnedCard[];
  battle: FirstEdition['battle'];
  attempt: Pick<MissionAttempt, 'seat' | 'location' | 'team' | 'ship' | 'facing'> | null;
  met: OwnedCard | null;
  verdict: string | null;
  winners: Seat[];
}
