import type { Seat } from '../../kernel/types.ts';
import type { Attacked, PersonnelBattle, ShipBattle } from './battle.ts';
import type { BattleReport } from './battle-report.ts';
import type { Formula } from './content/formula.ts';
import type { Affiliation } from './content/printed.ts';
import type { Effects } from './effects/union.ts';
import type { FirstEditionOptions } from './options.ts';
import type { CardId, CardPlace, LocationId, OwnedCard, PieceId, PointKind, SeedPhase, Segment } from './terms.ts';

/** Ways to hold a captive: by an escort, in a trap, in the brig, or not at all (C-CAPTURE-04). */
export type Custody = 'escorted' | 'trapped' | 'brig' | 'unattended';

/** A card in play. The card pool holds the printed facts, and the piece holds everything that may change. */
export interface Piece {
  id: PieceId;
  card: CardId;
  /** The owner and the controller (C-DECK-10). The card is on the controller's side of the spaceline (C-OPEN-36). */
  owner: Seat;
  seat: Seat;
  at: CardPlace;
  /** The card's current affiliation, if several are printed (C-AFFIL-10). */
  mode?: string;
  /** The number of the turn at the end of which the card is no longer stopped (C-STOP-01). */
  stopped?: number;
  /** The card in play that keeps this card stopped or disabled while it stays there (C-STOP-01, C-TEAM-15). */
  held?: { by: PieceId; as: 'stopped' | 'disabled' };
  /** The state that its mission or a lasting effect imposes, checked after each action (C-TEAM-15, C-TEAM-16). */
  numb?: 'disabled' | 'stasis';
  /**
   * For a deactivated hologram: the turn in which that happened, or 0 if it entered play that way (C-TIME-03,
   * C-TIME-07).
   */
  off?: number;
  /**
   * For a dilemma: the personnel it affects because they encountered it, where it leads, and how many times it has
   * acted.
   */
  upon?: PieceId[];
  goal?: LocationId;
  marks?: number;
  /** The turn in which the card entered play, or 0 if it was seeded. */
  since?: number;
  /** The affiliation that another card in play gives to this card for as long as that other card is there. */
  as?: { affiliation: string; by: PieceId };
  /** Set if the card is face down. */
  down?: true;
  /** Set for a hidden agenda, whose face only its owner knows (C-TYPES-18). */
  hidden?: true;
  /** Set for an earned artifact that its player keeps in hand. Both players have seen the artifact (C-TYPES-09). */
  kept?: true;
  /** For a card that counts down: the remaining count (C-TYPES-12). */
  count?: number;
  /**
   * The person of a dual-personnel card to which a calculation is limited (C-DUAL-01). Cards in play never have this
   * field.
   */
  half?: 0 | 1;
  /** For a ship: RANGE used this turn (C-MOVE-02). */
  spent?: number;
  /** For a ship or facility: rotation damage (C-OPEN-25). */
  damaged?: true;
  /** For a card under temporary control: the player who controls it afterwards (C-CONTROL-03). */
  lent?: Seat;
  /** For a commandeered card: its affiliation, or null if nobody has boarded it yet (C-CONTROL-04). */
  turned?: Affiliation | null;
  /** For a card at a site: the turn in which it last moved on foot (C-MOVE-20). */
  walked?: number;
  /** For a card with its back up: its front, which is the card in the deck (C-SEED-31). */
  front?: CardId;
  /** Set for a facility printed on a mission. If the facility leaves play, the mission turns over (C-MISSION-25). */
  printed?: true;
  /** Whether the card is cloaked or phased, and the turn in which that last changed (C-CLOAK-01). */
  veiled?: 'cloaked' | 'phased';
  shifted?: number;
}

/**
 * Marks the pieces of one type for the compiler, so that only a check of the type (`position/piece-types.ts`) leads to
 * the fields of that type. Nothing is stored: the type of a piece is that of its card.
 */
declare const TYPE: unique symbol;

/** A personnel in play. */
export interface PersonnelPiece extends Piece {
  readonly [TYPE]: 'Personnel';
  /** For a captive: how the controller holds it (C-CAPTURE-04). */
  captive?: Custody;
  /** The card that holds a captive as a trap. The trap card itself isn't in play (C-CAPTURE-03). */
  trap?: OwnedCard;
  /** For an infiltrator: its affiliation among the opponent's cards (C-INFIL-01). */
  infiltrates?: Affiliation;
  /** Set if an infiltrator counts for staffing the opponent's ship (C-INFIL-01). */
  serves?: true;
  /** Set if an infiltrator stays under house arrest instead of being exposed (C-INFIL-03). */
  confined?: true;
  /** Set if an infiltrator was exposed and hasn't left the opponent's personnel since then (C-INFIL-02). */
  exposed?: true;
}

/** A ship in play. */
export interface ShipPiece extends Piece {
  readonly [TYPE]: 'Ship';
  /** The turn in which the ship docked for repairs (C-DOCK-06). */
  docked?: number;
  /** Set if boarders killed its last crew member. */
  overrun?: true;
  /** For a ship that a card took off the line: where it returns, and the turn in which it left. */
  away?: { from: LocationId; since: number };
  /** The turn in which the ship last landed or took off by its own text (C-MOVE-16). */
  touched?: number;
}

/** A facility in play. */
export interface FacilityPiece extends Piece {
  readonly [TYPE]: 'Facility';
  /** For a station: its sites, from the inside out (C-FAC-12). */
  sites?: readonly PieceId[];
}

/** A piece with the fields of every type: for views and test cases, which name fields without checking the type. */
export type AnyPiece = Omit<PersonnelPiece, typeof TYPE> &
  Omit<ShipPiece, typeof TYPE> &
  Omit<FacilityPiece, typeof TYPE>;

/** A card under a mission. */
export interface Seed {
  card: CardId;
  /** The player who seeded the card. */
  owner: Seat;
  /** Seats that have seen the card since it was seeded. The owner knows the card anyway. */
  seen: Seat[];
  /** In an encounter: set if a response nullified the dilemma (C-DILEMMA-09). */
  nullified?: true;
  /** Set for a combo dilemma whose first half is done (C-DILEMMA-22). */
  half?: true;
  /** Set if the combo's first half is a mis-seed. After the second half, the card is placed out-of-play (C-SEED-22). */
  outcast?: true;
  /** Set if the card became a captive's trap (C-CAPTURE-03). */
  taken?: true;
  /**
   * In an encounter: `twice` if its effects happen twice, `whole` if its requirements, results and points are doubled
   * too (C-DILEMMA-16).
   */
  twice?: true;
  whole?: true;
  /**
   * In an encounter: the dilemma's effects with the targets chosen before anyone responds (C-DILEMMA-20), and a list
   * of those targets.
   */
  aims?: { effects: Effects; hits: PieceId[] };
}

/** A mission on the line. If the mission's back is up, `front` is its front (C-SEED-31). */
export interface LaidMission extends OwnedCard {
  front?: CardId;
}

/** A location of a spaceline. */
export interface LineLocation {
  id: LocationId;
  quadrant: string;
  /**
   * The missions at the location. Stacked copies form one location, with the first at the bottom (C-SEED-09). The list
   * is empty if a card created the location.
   */
  missions: LaidMission[];
  /** The card in play that created the location, with the location's span and region (C-SPACELINE-13). */
  made?: { by: PieceId; span: number; region?: string };
  /** Set if the planet here is cloaked (C-CLOAK-01). */
  veiled?: true;
  /** Seeds in the order in which they will be encountered (C-SEED-13). */
  seeds: Seed[];
  /** The player who solved the mission, or null (C-MISSION-14). */
  solved: Seat | null;
  /** Players who can no longer solve the mission (C-SEED-19), and players who have attempted it (C-SEED-29). */
  barred: Seat[];
  attempted: Seat[];
  /** Seeds encountered here and gone. Another copy that the same player seeded is a mis-seed (C-SEED-17). */
  gone: OwnedCard[];
}

/** Points scored or lost, and their source. */
export interface Scored {
  kind: PointKind;
  points: number;
  /** The card that the points came from. */
  card: CardId;
}

/** A card that will be seeded under a mission. */
export interface PlannedSeed {
  card: CardId;
  location: LocationId;
}

/**
 * A side deck: its face-down cards, the used cards face up underneath, latest first, and the drawn cards that their
 * player hasn't played or discarded yet (C-DECK-23).
 */
export interface SidePiles {
  down: CardId[];
  up: CardId[];
  drawn: CardId[];
}

/** A player's cards that aren't in play. Each pile's top card comes first. */
export interface Player {
  /** The seed cards, and the shuffled missions, next one first. */
  seeds: CardId[];
  missions: CardId[];
  /**
   * The end at which the player's later missions are placed, and the plan that seeds cards one at a time without
   * questions.
   */
  lays?: 'left' | 'right';
  /** The seed phase in which the player passes every time until it ends. */
  waives?: SeedPhase;
  plan?: PlannedSeed[];
  deck: CardId[];
  hand: CardId[];
  /** The discard pile, with the latest card first. */
  discard: CardId[];
  /** Out-of-play (C-LEAVE-05). */
  removed: CardId[];
  /** The bonus point area (C-POINTS-03). */
  bonus: OwnedCard[];
  scored: Scored[];
  /** The Battle Bridge side deck: its face-down cards, and the face-up cards underneath, latest first (C-SHIPBAT-14). */
  tactics: CardId[];
  spent: CardId[];
  /** The other side decks of a player who has any (C-DECK-23). */
  side?: { tribbles?: SidePiles };
  /** Affiliations that the player is playing (C-AFFIL-13). */
  playing: string[];
  /** Actions used once per game, by card title (C-TURN-17). */
  used: string[];
}

/** The current turn. */
export interface Turn {
  seat: Seat;
  segment: Segment;
  /** The number of normal card plays made (C-PLAY-01). */
  played: number;
  /** Cards that the current player has played this turn, whatever they cost. */
  cards?: number;
  /** Set if no more cards are drawn this turn (C-DRAW-03). */
  undrawn?: true;
  /** `acted` is set once something has happened in the turn, and `ended` is set if the turn ends now. */
  acted?: true;
  ended?: true;
  /**
   * Set if the turn's player wants to end the turn without having acted. The turn ends unless the opponent acts first
   * (C-RESPONSE-13).
   */
  passed?: true;
  /** Actions used once per turn (C-TURN-16). */
  used?: string[];
  /** The groups of tribbles, by the type of card and place, that have got their card of that type (C-TRIB-01). */
  groups?: string[];
  /** By location: the number of personnel beamed to or from the planet, if that number is limited there. */
  beamed?: Record<LocationId, number>;
  /** Cards that arrived by exchange at the start of the turn. Each persona may be exchanged once (C-UNIQ-08). */
  swapped?: PieceId[];
}

/** The state of the seed phases while they run. */
export interface Seeding {
  phase: SeedPhase;
  /** The player who seeds next, and the number of consecutive passes (C-SEED-03). */
  seat: Seat;
  passed: number;
}

/** A mission attempt (C-MISSION-09). */
export interface MissionAttempt {
  seat: Seat;
  location: LocationId;
  /** The personnel who began the attempt. The personnel who are still there and can act are in the attempt. */
  team: PieceId[];
  /** The ship of an attempting crew, or null. */
  ship: PieceId | null;
  /** The encountered seed, no longer under the mission, or null. */
  met: Seed | null;
  /** Artifacts found so far (C-MISSION-10), and dilemmas encountered. */
  found: Seed[];
  /** The group that faces the dilemma at a mission with both icons (C-MISSION-23), or null if everyone does. */
  facing: 'crew' | 'away' | null;
  /** The dilemma's result, set by its effects or by agreement: it is overcome, or it stops the attempt. */
  verdict?: 'passed' | 'blocked';
  /** True if the personnel could have solved the mission when the attempt began. */
  prepared: boolean;
  /** The number of cards discarded to solve the mission (C-MISSION-19). */
  paid?: number;
  /** The reason why the attempt ended, or null while it continues. */
  ended: 'stopped' | 'unmatched' | 'failed' | 'solved' | null;
}

/** Public facts about the last encountered dilemma, and how far the personnel met its conditions. */
export interface LastMet {
  seat: Seat;
  location: LocationId;
  card: CardId;
  /** The number of the turn in which the encounter took place. */
  turn: number;
  overcome: boolean;
  /** The cards that faced the dilemma, and any targets chosen for its effects before responses (C-DILEMMA-20). */
  team: CardId[];
  aimed?: CardId[];
  /** The dilemma's conditions, and how much of each the personnel had. */
  needs: { asked: Formula; has: number; needs: number }[];
}

/** An announced card that hasn't had its results yet (C-PLAY-07). An announced card isn't in any place. */
export interface Announced {
  card: CardId;
  owner: Seat;
  /** Set if a response nullified the card (C-RESPONSE-07). */
  nullified?: true;
  /** Set if the card used the normal card play (C-PLAY-01). */
  paid?: true;
  /** The card's destination if it isn't discarded: the bonus points, the hand, or its place in play. */
  fate?: 'bonus' | 'hand' | 'stays';
  /** The card's position in the discard pile, if it takes the place of the card it was traded for (C-DRAW-06). */
  slot?: number;
}

/** A lasting effect, independent of the card that started it (C-TURN-18). */
export interface Lasting {
  what: string;
  seat: Seat;
  /** Optional: the card in play that the effect affects, another card that it involves, and a location. */
  piece?: PieceId;
  other?: PieceId;
  location?: LocationId;
  /** A card that the effect is about, by id. */
  card?: CardId;
  until: 'battle' | 'turn' | 'game';
}

/**
 * The public position before an action of the turn, and the seeds encountered and cards downloaded since then. Cards
 * can rewind time to this position.
 */
export interface OpenPast extends Pick<FirstEdition, 'pieces' | 'lines' | 'attacked' | 'lasting' | 'turn'> {
  locations: Record<LocationId, Omit<LineLocation, 'seeds'>>;
  players: (Pick<Player, 'discard' | 'removed' | 'bonus' | 'spent' | 'scored' | 'playing' | 'used'> & {
    /** The face-up cards under the Tribble side deck. */
    tribbles?: CardId[];
  })[];
  met: (Omit<Seed, 'seen'> & { location: LocationId })[];
  fetched: OwnedCard[];
}

/** A game of First Edition. */
export interface FirstEdition {
  options: FirstEditionOptions;
  /** The player who went first (C-SEED-01). */
  first: Seat;
  stage: 'seeding' | 'play';
  seeding: Seeding | null;
  /** The number of turns begun. */
  turns: number;
  turn: Turn | null;
  players: Player[];
  /** Locations in order, by quadrant (C-SPACELINE-01). */
  lines: Record<string, LocationId[]>;
  locations: Record<LocationId, LineLocation>;
  pieces: Record<PieceId, Piece>;
  /** The ids that were assigned last. */
  minted: { pieces: number; locations: number };
  /** Announced cards, of which the last one is responded to first. */
  announced: Announced[];
  attempt: MissionAttempt | null;
  /** The cards of a pile that a player is looking at, top card first, and those that the player has put `back`. */
  looked: { by: Seat; owner: Seat; pile: 'deck' | 'discard'; cards: CardId[]; back: CardId[] } | null;
  battle: ShipBattle | PersonnelBattle | null;
  attacked: Attacked[];
  lastMet: LastMet | null;
  /** The current battle, or the last one. The field is absent before the first battle. */
  lastBattle?: BattleReport;
  lasting: Lasting[];
  /** Points scored or lost in the current action, each with its seat. Rules react to them when the action ends. */
  tallies?: { seat: Seat; points: number }[];
  /** Only in guided games: the ids of lessons already given, by seat. */
  lessons?: string[][];
  /**
   * The public positions before the last actions of the turn, earliest first. The positions are kept if a card in a
   * deck could rewind time.
   */
  past?: OpenPast[];
  /** True if both draw decks are empty, in which case the game ends with the turn (C-OPEN-22). */
  spent: boolean;
}
