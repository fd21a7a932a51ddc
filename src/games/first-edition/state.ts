import type { Seat } from '../../kernel/types.ts';
import type { BattleReport } from './battle-report.ts';
import type { Formula } from './content/formula.ts';
import type { Affiliation } from './content/printed.ts';
import type { Effects } from './effects/union.ts';
import type { FirstEditionOptions } from './options.ts';
import type { CardId, CardPlace, LocationId, PieceId, PointKind, SeedPhase, Segment } from './terms.ts';

/** How a captive is held: by an escort, a trap, the brig, or not at all (C-CAPTURE-04). */
export type Custody = 'escorted' | 'trapped' | 'brig' | 'unattended';

/** A card in play. What it is printed with stands in the pool; here is what may change. */
export interface Piece {
  id: PieceId;
  card: CardId;
  /** Whose card it is, and who has it now (C-DECK-10): on whose side of the line it lies (C-OPEN-36). */
  owner: Seat;
  seat: Seat;
  at: CardPlace;
  /** The affiliation that it acts as, where several are printed (C-AFFIL-10). */
  mode?: string;
  /** The turn to the end of which it is stopped, by the count of turns (C-STOP-01). */
  stopped?: number;
  /** A card in play that holds it: as long as that is there it is stopped, or disabled (C-STOP-01, C-TEAM-15). */
  held?: { by: PieceId; as: 'stopped' | 'disabled' };
  /** How the mission leaves who is there: looked at anew after each action (C-TEAM-15, C-TEAM-16). */
  numb?: 'disabled' | 'stasis';
  /** Of a hologram that is switched off: the turn in which that happened; 0: it came so into play (C-TIME-03, C-TIME-07). */
  off?: number;
  /** Of a dilemma: who met it, where it is about them; where it leads; how often it has acted. */
  upon?: PieceId[];
  goal?: LocationId;
  marks?: number;
  /** The turn in which it came into play; 0: it was seeded. */
  since?: number;
  /** A card in play that has made it take another affiliation, as long as that is there. */
  as?: { affiliation: string; by: PieceId };
  /** It lies face down. */
  down?: true;
  /** A hidden agenda that nobody but its owner knows (C-TYPES-18). */
  hidden?: true;
  /** An artifact that is in its player’s hand until it is played: both have seen it (C-TYPES-09). */
  kept?: true;
  /** Of a card that counts down: what is left (C-TYPES-12). */
  count?: number;
  /** One of the two people on this card, where one alone is looked at (C-DUAL-01): no card in play has it. */
  half?: 0 | 1;
  /** Of a ship: RANGE used in this turn (C-MOVE-02). */
  spent?: number;
  /** Of a ship: it has rotation damage; the turn in which it docked to be repaired (C-DOCK-06, C-OPEN-25). */
  damaged?: true;
  docked?: number;
  /** Who was captured: `seat` has them now, how they are held (C-CAPTURE-04). */
  captive?: Custody;
  /** The card that holds a captive as a trap: it is in play no more (C-CAPTURE-03). */
  trap?: OwnedCard;
  /** Of an infiltrator: the affiliation that it has among the opponent’s cards (C-INFIL-01). */
  infiltrates?: Affiliation;
  /** Of an infiltrator: it counts for the staffing of the opponent’s ship (C-INFIL-01). */
  serves?: true;
  /** Of an infiltrator under house arrest: its player doesn’t have it exposed instead (C-INFIL-03). */
  confined?: true;
  /** It was exposed, and hasn’t left the opponent’s personnel since (C-INFIL-02). */
  exposed?: true;
  /** Whom the other controls for a while: whose they are again afterwards (C-CONTROL-03). */
  lent?: Seat;
  /** Of what was commandeered: the affiliation that it has now; null: nobody has taken it over yet (C-CONTROL-04). */
  turned?: Affiliation | null;
  /** Of a ship: those who have boarded it have left none of its crew alive. */
  overrun?: true;
  /** Of a station: its sites, from the inside to the outside (C-FAC-12); of somebody at a site: the turn in which they walked last. */
  sites?: readonly PieceId[];
  walked?: number;
  /** Of a card whose other side is up: what it is in its deck (C-SEED-31). */
  front?: CardId;
  /** Of a facility that is printed on a mission: it is no card of its own, and that is turned over when it goes (C-MISSION-25). */
  printed?: true;
  /** Whether it is cloaked or phased, and the turn in which that last changed (C-CLOAK-01). */
  veiled?: 'cloaked' | 'phased';
  shifted?: number;
  /** Of a ship that a card has taken off the line: where it comes back to, and the turn in which it went. */
  away?: { from: LocationId; since: number };
  /** Of a ship: the turn in which it landed or took off last (C-MOVE-16); the ship that it tows (C-MOVE-15). */
  touched?: number;
  tows?: PieceId;
}

/** A card under a mission. */
export interface Seed {
  card: CardId;
  /** Who laid it. */
  owner: Seat;
  /** Seats that have seen it since it lay down; its owner knows it anyway. */
  seen: Seat[];
  /** Of one that is met: an answer has taken its effect away (C-DILEMMA-09). */
  nullified?: true;
  /** Of a combo dilemma whose first half is done (C-DILEMMA-22). */
  half?: true;
  /** Its first half should not lie here: once the second one was faced it is out-of-play (C-SEED-22). */
  outcast?: true;
  /** It has become the trap of a captive (C-CAPTURE-03). */
  taken?: true;
  /** Of one that is met: what it does is done twice; or the dilemma itself is doubled: what it asks for, its results and points (C-DILEMMA-16). */
  twice?: true;
  whole?: true;
  /** Of one that is met: what it does, with whom that hits, chosen before anybody answers (C-DILEMMA-20), and those alone. */
  aims?: { effects: Effects; hits: PieceId[] };
}

/** A card that may lie among those of somebody else: a mission on the line, a dilemma that gave points. */
export interface OwnedCard {
  card: CardId;
  owner: Seat;
}

/** A mission on the line; `front`: what it is in its deck, where its other side is up (C-SEED-31). */
export interface LaidMission extends OwnedCard {
  front?: CardId;
}

/** A location of a spaceline. */
export interface LineLocation {
  id: LocationId;
  quadrant: string;
  /** Stacked copies are one location, the first one lowest (C-SEED-09); none at a location that a card has made. */
  missions: LaidMission[];
  /** The card in play that has made it, its span, and the region that it says to be in (C-SPACELINE-13). */
  made?: { by: PieceId; span: number; region?: string };
  /** Its planet is cloaked (C-CLOAK-01). */
  veiled?: true;
  /** Cards under it, the next to be met first (C-SEED-13). */
  seeds: Seed[];
  /** Who has solved it; null: nobody (C-MISSION-14). */
  solved: Seat | null;
  /** Who may not solve it any more (C-SEED-19), who has attempted it (C-SEED-29). */
  barred: Seat[];
  attempted: Seat[];
  /** Seeds that were met and lie here no more: second copies of one player are mis-seeds (C-SEED-17). */
  gone: OwnedCard[];
}

/** Points that were scored or lost, and for what. */
export interface Scored {
  kind: PointKind;
  points: number;
  /** The card that gave them. */
  card: CardId;
}

/** A card that is to be laid under a mission. */
export interface PlannedSeed {
  card: CardId;
  location: LocationId;
}

/** A player’s cards that aren’t in play. The top of each deck comes first. */
export interface Player {
  /** The cards to be seeded, and the missions: shuffled, the next one first. */
  seeds: CardId[];
  missions: CardId[];
  /** At which end missions are laid that are turned up from now on; and what is laid where, a card in each turn: nobody is asked. */
  lays?: 'left' | 'right';
  /** The seed phase in which the player passes whatever comes. */
  waives?: SeedPhase;
  plan?: PlannedSeed[];
  deck: CardId[];
  hand: CardId[];
  /** The last one first. */
  discard: CardId[];
  /** Out-of-play (C-LEAVE-05). */
  removed: CardId[];
  /** The bonus point area (C-POINTS-03). */
  bonus: OwnedCard[];
  scored: Scored[];
  /** The Battle Bridge side deck: face down, and face up underneath, the one put there last first (C-SHIPBAT-14). */
  tactics: CardId[];
  spent: CardId[];
  /** Affiliations that the player is playing (C-AFFIL-13). */
  playing: string[];
  /** Actions that were used once per game, by the titles of cards (C-TURN-17). */
  used: string[];
}

/** A turn under way. */
export interface Turn {
  seat: Seat;
  segment: Segment;
  /** Normal card plays that were made (C-PLAY-01). */
  played: number;
  /** Cards that its player has played in it, whatever they cost. */
  cards?: number;
  /** No card is drawn any more in this turn (C-DRAW-03). */
  undrawn?: true;
  /** Something was done in it: its start is over; nothing more is: it ends now. */
  acted?: true;
  ended?: true;
  /** Its player ends it without having acted, unless the opponent acts first (C-RESPONSE-13). */
  passed?: true;
  /** Actions that were used once per turn (C-TURN-16). */
  used?: string[];
  /** Personnel that were beamed to or from the surface of a location, where somebody counts them. */
  beamed?: Record<LocationId, number>;
  /** Cards that came by an exchange as it began: each persona once (C-UNIQ-08). */
  swapped?: PieceId[];
}

/** Seed phases under way. */
export interface Seeding {
  phase: SeedPhase;
  /** Who seeds next, and how many passed in a row (C-SEED-03). */
  seat: Seat;
  passed: number;
}

/** An attempt at a mission (C-MISSION-09). */
export interface MissionAttempt {
  seat: Seat;
  location: LocationId;
  /** Who began it: those that are still there and can act are in it. */
  team: PieceId[];
  /** The ship of a crew that attempts. */
  ship: PieceId | null;
  /** The seed that is met, no longer under the mission; null: none is. */
  met: Seed | null;
  /** Artifacts that were found on the way (C-MISSION-10), and dilemmas that were met. */
  found: Seed[];
  /** At a mission with both icons: who faces the dilemma (C-MISSION-23); null: all do. */
  facing: 'crew' | 'away' | null;
  /** The verdict of the encountered card’s effects, or of an agreement: they get past it, or it stops them. */
  verdict?: 'passed' | 'blocked';
  /** Whether those who began could have solved it then. */
  prepared: boolean;
  /** How many cards were discarded to solve it (C-MISSION-19). */
  paid?: number;
  /** Why it is over; null: it goes on. */
  ended: 'stopped' | 'unmatched' | 'failed' | 'solved' | null;
}

/** A ship battle under way: forces of both sides fire at one card of the other (C-SHIPBAT-01, C-SHIPBAT-02). */
export interface ShipBattle {
  kind: 'ship';
  /** Who attacks. */
  seat: Seat;
  location: LocationId;
  /** By seat: who fires, and at what; null: that seat doesn’t fire. */
  firing: PieceId[][];
  targets: (PieceId | null)[];
  /** By seat: tactics that were drawn and lie nowhere yet; current ones, which all know (C-SHIPBAT-14). */
  drawn: CardId[][];
  tactics: OwnedCard[];
  /** HULL that cards lost in it, in percent (C-SHIPBAT-07). */
  lost: Record<PieceId, number>;
  /** Cards whose HULL is gone: they are discarded when it is over (C-SHIPBAT-08). */
  wrecked: PieceId[];
  /** What controls itself stands for a seat, and fires at all of these (C-SHIPBAT-17, C-SHIPBAT-18). */
  lone?: { piece: PieceId; seat: Seat; against: PieceId[] };
  /** An answer has called it off: it was fought nevertheless (C-BATTLE-08). */
  cancelled?: true;
}

/** A personnel battle under way (C-PERSBAT-01). */
export interface PersonnelBattle {
  kind: 'personnel';
  /** Who attacks. */
  seat: Seat;
  at: CardPlace;
  /** By seat: who is in it, and who is still in the combat pile, in no order: who comes next is drawn (C-PERSBAT-02). */
  forces: PieceId[][];
  piles: PieceId[][];
  stunned: PieceId[];
  /** Who has stunned or wounded somebody, once for each person. */
  felled?: PieceId[];
  wounded: PieceId[];
  cancelled?: true;
}

/** A location where a seat has attacked: the other may strike back there in its next turn (C-BATTLE-09). */
export interface Attacked {
  by: Seat;
  location: LocationId;
  /** The turn in which it was, where that was the turn of who was attacked: its next one is another. */
  within?: number;
}

/** The dilemma that was met last, and how its conditions stood when they were checked: everyone saw it. */
export interface LastMet {
  seat: Seat;
  location: LocationId;
  card: CardId;
  /** The turn in which it was met, by the count of turns. */
  turn: number;
  overcome: boolean;
  /** Who faced it; at whom it was aimed before it was answered (C-DILEMMA-20): nobody, where they got past it. */
  team: CardId[];
  aimed?: CardId[];
  /** What would have got past it, and how much of it they had. */
  needs: { asked: Formula; has: number; needs: number }[];
}

/** A card that was announced and has no results yet (C-PLAY-07): it lies in no place. */
export interface Announced {
  card: CardId;
  owner: Seat;
  /** An answer has taken its effect away (C-RESPONSE-07). */
  nullified?: true;
  /** It took the normal card play (C-PLAY-01). */
  paid?: true;
  /** What becomes of it, where it isn’t discarded: it gave points, goes back to the hand, or lies on something. */
  fate?: 'bonus' | 'hand' | 'stays';
  /** Where in the discard pile it lies then: in the place of what it was traded for, not on top (C-DRAW-06). */
  slot?: number;
}

/** Something that lasts a while, whatever becomes of the card that began it (C-TURN-18). */
export interface Lasting {
  what: string;
  seat: Seat;
  /** What it is about, where that is a card in play, and another one that has to do with it. */
  piece?: PieceId;
  other?: PieceId;
  location?: LocationId;
  /** A card by its name. */
  card?: CardId;
  until: 'battle' | 'turn' | 'game';
}

/** What lay open before an action of the turn; seeds that were met since, and cards that came out of draw decks: time may be turned back to it. */
export interface OpenPast extends Pick<FirstEdition, 'pieces' | 'lines' | 'attacked' | 'lasting' | 'turn'> {
  locations: Record<LocationId, Omit<LineLocation, 'seeds'>>;
  players: Pick<Player, 'discard' | 'removed' | 'bonus' | 'spent' | 'scored' | 'playing' | 'used'>[];
  met: (Omit<Seed, 'seen'> & { location: LocationId })[];
  fetched: OwnedCard[];
}

/** A game of First Edition. */
export interface FirstEdition {
  options: FirstEditionOptions;
  /** Who began (C-SEED-01). */
  first: Seat;
  stage: 'seeding' | 'play';
  seeding: Seeding | null;
  /** Turns that have begun. */
  turns: number;
  turn: Turn | null;
  players: Player[];
  /** Locations in their order, by quadrant (C-SPACELINE-01). */
  lines: Record<string, LocationId[]>;
  locations: Record<LocationId, LineLocation>;
  pieces: Record<PieceId, Piece>;
  /** Ids that were given so far. */
  minted: { pieces: number; locations: number };
  /** The last one is answered to first. */
  announced: Announced[];
  attempt: MissionAttempt | null;
  /** Cards of a pile that somebody looks at, the top first, to put them back. */
  looked: { by: Seat; owner: Seat; pile: 'deck' | 'discard'; cards: CardId[]; back: CardId[] } | null;
  battle: ShipBattle | PersonnelBattle | null;
  attacked: Attacked[];
  lastMet: LastMet | null;
  /** The battle under way, or the last one; not there: none was fought yet. */
  lastBattle?: BattleReport;
  lasting: Lasting[];
  /** Points that were scored or lost in the action under way, of which rules will hear when it is over: those by whom. */
  tallies?: { seat: Seat; points: number }[];
  /** Guided games alone: what was explained already, by seat, as ids of lessons. */
  lessons?: string[][];
  /** Before the last actions of the turn, the earlier first, where a card in a deck could ask for it. */
  past?: OpenPast[];
  /** Whether both decks have run out: the game ends with the turn (C-OPEN-22). */
  spent: boolean;
}
