import type { FirstEdition, Piece } from '../state.ts';
import type { CardId } from '../terms.ts';
import type { Card, MissionCard } from './card.ts';
import type { Affiliation } from './printed.ts';

/** One copy per player, or one for both players. */
export type Limit = 'unique' | 'not duplicatable';

/** Types that a card may count as in addition to its own. */
export type AlsoType = 'Equipment' | 'Event' | 'Interrupt';

/** The way in which a card's own text lets it be seeded under missions. */
export interface Under {
  /** Whether the card is encountered like a dilemma or earned like an artifact. */
  readonly like: 'dilemma' | 'artifact';
  /** True if the card may be seeded under a mission. */
  readonly at: (mission: MissionCard) => boolean;
}

/** Cards that may be seeded under a mission like artifacts: one copy of each, and at most `most` per player. */
export interface Beneath {
  readonly takes: (card: Card) => boolean;
  readonly most: number;
}

/** The facts of a mission's far end, as printed, that differ from the near end. */
export interface FarEndFacts {
  /** The affiliation icons, or `any`. */
  readonly of?: readonly Affiliation[] | 'any';
  /** The requirement, or null if there is none. */
  readonly asks?: string | null;
  readonly points?: string;
  readonly span?: string;
}

/** A homeworld: its name on cards, and its affiliation (C-SPACELINE-11). */
export interface Homeworld {
  readonly place: string;
  readonly of: Affiliation;
}

/** The protection that a card in play gives to others, or to itself under a condition. */
export interface Protection {
  /**
   * Names of the cards that the protection works against. If the field is absent, no card at all may nullify the
   * protected cards.
   */
  readonly from?: readonly string[];
  readonly covers: (g: FirstEdition, own: Piece, target: Piece) => boolean;
}

/**
 * Facts that a card's text states and that its line in `cards.json` doesn't have. They are enforced even if players
 * carry out the rest of the text by agreement.
 */
export interface TextFacts {
  /** Set if the card is a Captain's Order. */
  readonly captainsOrder?: true;
  /**
   * The number of copies that may be in play (C-UNIQ-04, C-UNIQ-05). The limits of personnel and ships are in their
   * lines, and those of facilities in their rules.
   */
  readonly limit?: Limit;
  /** Types that the card is played or used as (C-DECK-12). */
  readonly countsAs?: readonly AlsoType[];
  /** Names of cards that can't affect this card (C-TYPES-14). */
  readonly immuneTo?: readonly string[];
  /** Names of the only cards that may nullify this card (C-TYPES-11). If the list is empty, no card may. */
  readonly nullifiedOnlyBy?: readonly string[];
  readonly protects?: readonly Protection[];
  /** For a personnel: true for a card that they are compatible with, whatever its affiliation (C-AFFIL-02). */
  readonly mixesWith?: (piece: Piece) => boolean;
  /** For a personnel: names of other versions of the same persona that may be in play together with them (C-UNIQ-02). */
  readonly coexistsWith?: readonly string[];
  /** For a card whose rule gives missions an affiliation icon (the grant `icon`): true for these missions. */
  readonly givesIcon?: (mission: CardId) => boolean;
  /** The phase in which the card is offered for seeding on the table (C-SEED-24). */
  readonly faceUp?: 'doorway' | 'facility';
  /**
   * For a personnel: where one copy may be seeded face up in the facility phase: in their player's own outpost, or on any
   * planet. No mission's facts say which planet is meant.
   */
  readonly faceUpAt?: 'outpost' | 'planet';
  /** How the card may be seeded under missions (C-SEED-27). */
  readonly under?: Under;
  /**
   * The cards that players may seed under a mission, or with another card, which then doesn't count as an artifact
   * (C-SEED-15, C-SEED-27).
   */
  readonly beneath?: Beneath;
  /** For a mission: the name that cards use for its place, if its line doesn't have it (C-SPACELINE-11). */
  readonly place?: string;
  /** For a mission: the homeworld that it names as its planet (C-OPEN-10). */
  readonly homeworld?: Homeworld;
  /** For a mission: the facts of the far end that differ (C-MISSION-01), besides its text. */
  readonly farEnd?: FarEndFacts;
  /** For a card with two sides: the other side, unless its id is this card's with “-back”. */
  readonly back?: CardId;
  /** Set if the text consists only of special download icons. */
  readonly onlyDownloads?: true;
}

/** One file’s facts about cards that have no rule, by id. */
export type CardFacts = Readonly<Record<CardId, TextFacts>>;

const NONE: TextFacts = {};

let facts: ReadonlyMap<CardId, TextFacts> | null = null;

/** Registers the facts of all cards when the game is loaded, since the files of cards import chapters. */
export function layFacts(all: ReadonlyMap<CardId, TextFacts>): void {
  facts = all;
}

/** Returns the facts that a card's text states. Throws if the game isn't loaded. */
export function textFacts(card: CardId): TextFacts {
  if (facts === null) throw new Error('the cards aren’t loaded');
  return facts.get(card) ?? NONE;
}

/** Returns the facts of all cards whose text states any. */
export function allTextFacts(): Iterable<readonly [CardId, TextFacts]> {
  if (facts === null) throw new Error('the cards aren’t loaded');
  return facts;
}
