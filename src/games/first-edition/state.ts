import type { Seat } from '../../kernel/types.ts';
import type { BattleReport } from './battle-report.ts';
import type { Formula } from './content/formula.ts';
import type { Affiliation } from './content/printed.ts';
import type { Effects } from './effects/union.ts';
import type { FirstEditionOptions } from './options.ts';
import type { CardId, CardPlace, LocationId, PieceId, PointKind, SeedPhase, Segment } from './terms.ts';

/** How a captive is held: by an escort, a trap, the brig, or not at all (C-CAPTURE-04). */
export type Custody = 'escorted' | 'trapped' | 'brig' | 'unattended';

/** A card in play. Printed facts are in the pool; this holds what may change. */
export interface Piece {
  id: PieceId;
  card: CardId;
  /** The owner and the controller (C-DECK-10). The card is on its controller's side of the line (C-OPEN-36). */
  owner: Seat;
  seat: Seat;
  at: CardPlace;
  /** Its current affiliation, if several are printed (C-AFFIL-10). */
  mode?: string;
  /** The number of the turn until whose end it is stopped (C-STOP-01). */
  stopped?: number;
  /** The card in play that holds it. While that is there, it is stopped or disabled (C-STOP-01, C-TEAM-15). */
  held?: { by: PieceId; as: 'stopped' | 'disabled' };
  /** The state imposed by the mission there, checked after each action (C-TEAM-15, C-TEAM-16). */
  numb?: 'disabled' | 'stasis';
  /**
   * For a deactivated hologram: the turn in which that happened, or 0 if it entered play that way (C-TIME-03,
   * C-TIME-07).
   */
  off?: number;
  /** For a dilemma: who encountered it, if it affects them; where it leads; how often it has acted. */
  upon?: PieceId[];
  goal?: LocationId;
  marks?: number;
  /** The turn in which it entered play, or 0 if it was seeded. */
  since?: number;
  /** The card in play that gives it another affiliation while it is there. */
  as?: { affiliation: string; by: PieceId };
  /** Set if it is face down. */
  down?: true;
  /** Set for a hidden agenda that only its owner knows (C-TYPES-18). */
  hidden?: true;
  /** Set for an earned artifact in its player's hand until it is played. Both players have seen it (C-TYPES-09). */
  kept?: true;
  /** For a card that counts down: the remaining count (C-TYPES-12). */
  count?: number;
  /**
   * Which person of a dual-personnel card is meant, where only one is considered (C-DUAL-01). Cards in play never have
   * it.
   */
  half?: 0 | 1;
  /** For a ship: RANGE used this turn (C-MOVE-02). */
  spent?: number;
  /** For a ship: rotation damage, and the turn in which it docked for repairs (C-DOCK-06, C-OPEN-25). */
  damaged?: true;
  docked?: number;
  /** For a captive: how the controller holds it (C-CAPTURE-04). */
  captive?: Custody;
  /** The card that holds a captive as a trap, and is itself no longer in play (C-CAPTURE-03). */
  trap?: OwnedCard;
  /** For an infiltrator: its affiliation among the opponent's cards (C-INFIL-01). */
  infiltrates?: Affiliation;
  /** Set if an infiltrator counts for staffing the opponent's ship (C-INFIL-01). */
  serves?: true;
  /** Set if an infiltrator stays under house arrest instead of being exposed (C-INFIL-03). */
  confined?: true;
  /** Set if it was exposed and hasn't left the opponent's personnel since (C-INFIL-02). */
  exposed?: true;
  /** For a card under temporary control: the player who controls it afterwards (C-CONTROL-03). */
  lent?: Seat;
  /** For a commandeered card: its affiliation, or null if nobody has boarded it yet (C-CONTROL-04). */
  turned?: Affiliation | null;
  /** For a ship: set if boarders killed its last crew member. */
  overrun?: true;
  /**
   * For a station: its sites, from the inside out (C-FAC-12). For personnel at a site: the turn in which they last
   * walked.
   */
  sites?: readonly PieceId[];
  walked?: number;
  /** For a card with its other side up: its front, as in the deck (C-SEED-31). */
  front?: CardId;
  /**
   * Set for a facility printed on a mission. It isn't a card, and its mission turns over when it goes (C-MISSION-25).
   */
  printed?: true;
  /** Whether it is cloaked or phased, and the turn in which that last changed (C-CLOAK-01). */
  veiled?: 'cloaked' | 'phased';
  shifted?: number;
  /** For a ship that a card took off the line: where it returns, and the turn in which it left. */
  away?: { from: LocationId; since: number };
  /** For a ship: the turn in which it last landed or took off (C-MOVE-16), and the ship it tows (C-MOVE-15). */
  touched?: number;
  tows?: PieceId;
}

/** A card under a mission. */
export interface Seed {
  card: CardId;
  /** The player who seeded it. */
  owner: Seat;
  /** Seats that have seen it since it was seeded. Its owner knows it anyway. */
  seen: Seat[];
  /** On an encounter: set if a response nullified it (C-DILEMMA-09). */
  nullified?: true;
  /** Set for a combo dilemma whose first half is done (C-DILEMMA-22). */
  half?: true;
  /** Set if its first half is a mis-seed. After the second half it goes out-of-play (C-SEED-22). */
  outcast?: true;
  /** Set if it became a captive's trap (C-CAPTURE-03). */
  taken?: true;
  /**
   * On an encounter: `twice` if its effects happen twice, `whole` if its requirements, results and points are doubled
   * too (C-DILEMMA-16).
   */
  twice?: true;
  whole?: true;
  /**
   * On an encounter: its effects with the targets chosen before anyone responds (C-DILEMMA-20), and those targets
   * alone.
   */
  aims?: { effects: Effects; hits: PieceId[] };
}

/** A card that may be among another player's cards: a mission on the line, or a dilemma that scored points. */
export interface OwnedCard {
  card: CardId;
  owner: Seat;
}

/** A mission on the line. `front` is its front if the other side is up (C-SEED-31). */
export interface LaidMission extends OwnedCard {
  front?: CardId;
}

/** A location of a spaceline. */
export interface LineLocation {
  id: LocationId;
  quadrant: string;
  /** Stacked copies are one location, the first at the bottom (C-SEED-09). Empty if a card created the location. */
  missions: LaidMission[];
  /** The card in play that created it, with its span and region (C-SPACELINE-13). */
  made?: { by: PieceId; span: number; region?: string };
  /** Set if its planet is cloaked (C-CLOAK-01). */
  veiled?: true;
  /** Seeds, the next to be encountered first (C-SEED-13). */
  seeds: Seed[];
  /** The player who solved it, or null (C-MISSION-14). */
  solved: Seat | null;
  /** Players who can no longer solve it (C-SEED-19), and players who have attempted it (C-SEED-29). */
  barred: Seat[];
  attempted: Seat[];
  /** Seeds that were encountered and are gone. A player's second copies are mis-seeds (C-SEED-17). */
  gone: OwnedCard[];
}

/** Points scored or lost, and their source. */
export interface Scored {
  kind: PointKind;
  points: number;
  /** The card that they came from. */
  card: CardId;
}

/** A card that will be seeded under a mission. */
export interface PlannedSeed {
  card: CardId;
  location: LocationId;
}

/** A player's cards that aren't in play. The top of each deck comes first. */
export interface Player {
  /** The seed cards, and the shuffled missions, next one first. */
  seeds: CardId[];
  missions: CardId[];
  /**
   * The end at which the player's later missions are placed, and the plan for seeding one card per turn without being
   * asked.
   */
  lays?: 'left' | 'right';
  /** The seed phase in which the player passes until it ends. */
  waives?: SeedPhase;
  plan?: PlannedSeed[];
  deck: CardId[];
  hand: CardId[];
  /** The latest card first. */
  discard: CardId[];
  /** Out-of-play (C-LEAVE-05). */
  removed: CardId[];
  /** The bonus point area (C-POINTS-03). */
  bonus: OwnedCard[];
  scored: Scored[];
  /** The Battle Bridge side deck: face down, and face up underneath, latest first (C-SHIPBAT-14). */
  tactics: CardId[];
  spent: CardId[];
  /** Affiliations that the player is playing (C-AFFIL-13). */
  playing: string[];
  /** Actions used once per game, by card title (C-TURN-17). */
  used: string[];
}

/** The current turn. */
export interface Turn {
  seat: Seat;
  segment: Segment;
  /** Normal card plays made (C-PLAY-01). */
  played: number;
  /** Cards that its player has played in it, at any cost. */
  cards?: number;
  /** Set if no more cards are drawn this turn (C-DRAW-03). */
  undrawn?: true;
  /** `acted`: something has happened, so its start is over. `ended`: it ends now. */
  acted?: true;
  ended?: true;
  /** Set if its player ends it without having acted. It ends unless the opponent acts first (C-RESPONSE-13). */
  passed?: true;
  /** Actions used once per turn (C-TURN-16). */
  used?: string[];
  /** Personnel beamed to or from a planet, by location, where their number is limited. */
  beamed?: Record<LocationId, number>;
  /** Cards that arrived by exchange at its start. Each persona may once (C-UNIQ-08). */
  swapped?: PieceId[];
}

/** The current seed phases. */
export interface Seeding {
  phase: SeedPhase;
  /** Who seeds next, and how many passed in a row (C-SEED-03). */
  seat: Seat;
  passed: number;
}

/** A mission attempt (C-MISSION-09). */
export interface MissionAttempt {
  seat: Seat;
  location: LocationId;
  /** The personnel who began it. Those who are still there and can act are in the attempt. */
  team: PieceId[];
  /** The ship of an attempting crew, or null. */
  ship: PieceId | null;
  /** The encountered seed, no longer under the mission, or null. */
  met: Seed | null;
  /** Artifacts found so far (C-MISSION-10), and dilemmas encountered. */
  found: Seed[];
  /** At a mission with both icons, the group that faces the dilemma (C-MISSION-23). Null for everyone. */
  facing: 'crew' | 'away' | null;
  /** The result by the card's effects or by agreement: it is overcome, or it stops the attempt. */
  verdict?: 'passed' | 'blocked';
  /** True if the personnel who began could have solved it then. */
  prepared: boolean;
  /** The number of cards discarded to solve it (C-MISSION-19). */
  paid?: number;
  /** Why the attempt ended, or null while it continues. */
  ended: 'stopped' | 'unmatched' | 'failed' | 'solved' | null;
}

/** A ship battle. Each side's force fires at one card of the other side (C-SHIPBAT-01, C-SHIPBAT-02). */
export interface ShipBattle {
  kind: 'ship';
  /** The attacker. */
  seat: Seat;
  location: LocationId;
  /** By seat: the firing cards and their target. Null if that player doesn't fire. */
  firing: PieceId[][];
  targets: (PieceId | null)[];
  /** Tactics drawn by seat, not yet used; and current ones, which are public (C-SHIPBAT-14). */
  drawn: CardId[][];
  tactics: OwnedCard[];
  /** HULL lost in the battle, in percent (C-SHIPBAT-07). */
  lost: Record<PieceId, number>;
  /** Cards without HULL. They are discarded at the end (C-SHIPBAT-08). */
  wrecked: PieceId[];
  /** A self-controlling card in the place of a player, firing at all of these (C-SHIPBAT-17, C-SHIPBAT-18). */
  lone?: { piece: PieceId; seat: Seat; against: PieceId[] };
  /** Set if a response cancelled it. It still counts as fought (C-BATTLE-08). */
  cancelled?: true;
}

/** A personnel battle (C-PERSBAT-01). */
export interface PersonnelBattle {
  kind: 'personnel';
  /** The attacker. */
  seat: Seat;
  at: CardPlace;
  /**
   * By seat: the fighters, and those still in the combat pile, unordered, since the next one is drawn (C-PERSBAT-02).
   */
  forces: PieceId[][];
  piles: PieceId[][];
  stunned: PieceId[];
  /** Personnel who stunned or wounded someone, once per victim. */
  felled?: PieceId[];
  wounded: PieceId[];
  cancelled?: true;
}

/** A location where a player attacked. The opponent may counter-attack there on their next turn (C-BATTLE-09). */
export interface Attacked {
  by: Seat;
  location: LocationId;
  /** The turn of the attack, if it was the attacked player's. Their next turn is another one. */
  within?: number;
}

/** The last encountered dilemma, and how its conditions were met, as everyone saw. */
export interface LastMet {
  seat: Seat;
  location: LocationId;
  card: CardId;
  /** The number of the turn of the encounter. */
  turn: number;
  overcome: boolean;
  /** Who faced it, and its targets before responses (C-DILEMMA-20), none if it was overcome. */
  team: CardId[];
  aimed?: CardId[];
  /** Its conditions, and how much of each they had. */
  needs: { asked: Formula; has: number; needs: number }[];
}

/** An announced card without results yet (C-PLAY-07). It isn't in any place. */
export interface Announced {
  card: CardId;
  owner: Seat;
  /** Set if a response nullified it (C-RESPONSE-07). */
  nullified?: true;
  /** Set if it used the normal card play (C-PLAY-01). */
  paid?: true;
  /** Its destination if it isn't discarded: the bonus points, the hand, or the place where it is in play. */
  fate?: 'bonus' | 'hand' | 'stays';
  /** Its position in the discard pile: in place of the card it was traded for, not on top (C-DRAW-06). */
  slot?: number;
}

/** A lasting effect, independent of the card that started it (C-TURN-18). */
export interface Lasting {
  what: string;
  seat: Seat;
  /** The card in play it affects, if any, and another one involved. */
  piece?: PieceId;
  other?: PieceId;
  location?: LocationId;
  /** A card by id. */
  card?: CardId;
  until: 'battle' | 'turn' | 'game';
}

/**
 * The public position before an action of the turn, with seeds encountered and cards downloaded since, so that time can
 * be rewound to it.
 */
export interface OpenPast extends Pick<FirstEdition, 'pieces' | 'lines' | 'attacked' | 'lasting' | 'turn'> {
  locations: Record<LocationId, Omit<LineLocation, 'seeds'>>;
  players: Pick<Player, 'discard' | 'removed' | 'bonus' | 'spent' | 'scored' | 'playing' | 'used'>[];
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
  /** The last ids given. */
  minted: { pieces: number; locations: number };
  /** The last one is responded to first. */
  announced: Announced[];
  attempt: MissionAttempt | null;
  /** Cards of a pile that a player is looking at, top first, to put them back. */
  looked: { by: Seat; owner: Seat; pile: 'deck' | 'discard'; cards: CardId[]; back: CardId[] } | null;
  battle: ShipBattle | PersonnelBattle | null;
  attacked: Attacked[];
  lastMet: LastMet | null;
  /** The current battle, or the last one. Absent before the first. */
  lastBattle?: BattleReport;
  lasting: Lasting[];
  /** Points scored or lost in the current action, which rules learn of at its end, with the scoring seat. */
  tallies?: { seat: Seat; points: number }[];
  /** Only in guided games: the ids of lessons already given, by seat. */
  lessons?: string[][];
  /** Public positions before the last actions of the turn, earliest first, if a card in a deck could rewind time. */
  past?: OpenPast[];
  /** True if both draw decks are empty, so that the game ends with the turn (C-OPEN-22). */
  spent: boolean;
}
