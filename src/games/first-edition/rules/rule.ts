import type { Seat } from '../../../kernel/types.ts';
import type { Obstacle, Offer } from '../../kit/offers.ts';
import type { Card } from '../content/card.ts';
import type { Formula } from '../content/formula.ts';
import type { Affiliation, Attribute, Skill } from '../content/printed.ts';
import type { Effects } from '../effects/union.ts';
import type { Group } from '../position/group.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { CardId, CardPlace, LocationId, PieceId, SeedPhase } from '../terms.ts';
import type { FacilityPlacement, SiteRule } from './facilities.ts';
import type { Meeting } from './meeting.ts';
import type { Moment, Moments } from './moment-kinds.ts';

/**
 * The source of a rule: a card in play, a card in hand that is used as a response, a mission, or a lasting effect.
 * Plain JSON.
 */
export type RuleSource = {
  seat: Seat;
  /** `mission`: the rule is printed on the end of the mission at `location` that faces this seat (C-MISSION-01). */
  kind: 'piece' | 'hand' | 'lasting' | 'mission';
  card: CardId;
  piece?: PieceId;
  /** For a lasting effect: another card in play that it involves, or a location. */
  other?: PieceId;
  location?: LocationId;
  /** For a lasting effect: a card that the effect is about, by id. */
  named?: CardId;
};

/** The part of a rule for one moment. */
export interface At<A> {
  /** Automatic effects. */
  readonly does?: (g: FirstEdition, source: RuleSource, about: A) => Effects;
  /** Responses that the card's player may give, with their effects. The first effects are the cost. */
  readonly offers?: (g: FirstEdition, source: RuleSource, about: A) => readonly Offer<Effects>[];
  /** Set if both players may respond, whoever controls the card. */
  readonly both?: true;
}

/** Figures to which rules add. */
export interface Values {
  /** Tactics that a player may draw in a battle beyond two (C-SHIPBAT-14). */
  tactics: { seat: Seat };
  /** An attribute of a card in play (C-SKILL-14). */
  attribute: { piece: PieceId; attribute: Attribute };
  /** Levels of a skill beyond those printed. */
  skill: { piece: PieceId; skill: Skill };
  /** Extra RANGE of a ship for one route (C-MOVE-12), and the cost of landing or taking off (C-MOVE-16). */
  range: { ship: PieceId; from: LocationId; to: LocationId };
  landing: { ship: PieceId };
  /** A mission's points for the solving player (C-MISSION-20), and its span for a moving player (C-MOVE-02). */
  points: { seat: Seat; location: LocationId };
  span: { seat: Seat; location: LocationId; ship?: PieceId };
  /** Extra cards in the draw at the end of a turn (C-TURN-09), and extra normal card plays. */
  draws: { seat: Seat };
  plays: { seat: Seat };
  /** STRENGTH of each boarder (on a ship or landed from one) beyond the number of boarders. */
  boarders: { at: CardPlace; count: number };
}
export type Value = keyof Values;

/** Figures that rules replace before additions (C-SKILL-15), or multiply afterwards (C-SKILL-14). */
export interface Overrides {
  attribute: { piece: PieceId; attribute: Attribute };
  times: { piece: PieceId; attribute: Attribute };
  /**
   * The maximum number of personnel that a player can beam to or from a planet per turn. Without a rule, there is no
   * limit.
   */
  beams: { seat: Seat; location: LocationId };
}
export type Override = keyof Overrides;

/** Permissions that rules grant. */
export interface Grants {
  /** Two affiliations are compatible (C-AFFIL-02). */
  mix: { seat: Seat; one: Affiliation; other: Affiliation };
  /** A card is compatible with all other affiliations of its player. */
  mixes: { piece: PieceId };
  /** AU cards may be played (C-SEED-26). */
  alternate: { seat: Seat; card: CardId };
  /** A card reports to a place that otherwise doesn't accept it (C-PLAY-10). */
  report: { seat: Seat; card: CardId; to: CardPlace };
  /** A card enters play at a place (null for any place) although a copy is in play (C-UNIQ-02). */
  clone: { seat: Seat; card: CardId; to: CardPlace | null };
  /** A facility accepts cards of both players and all affiliations except Borg. */
  'open-house': { facility: PieceId };
  /** Two cards are compatible in their place, or in the place where one of them is about to go. */
  shelter: { one: Piece; other: Piece };
  /** A card doesn't use the normal card play (C-PLAY-03). */
  free: { seat: Seat; card: CardId; to?: CardPlace };
  /** A facility may be seeded or built at a location (C-FAC-03). */
  establish: { seat: Seat; card: CardId; location: LocationId; how: 'seeded' | 'built' };
  /** An affiliation may attempt a mission without its icon. */
  attempt: { seat: Seat; location: LocationId; affiliation: Affiliation; piece?: PieceId };
  /** A player may attack forces that include an affiliation (C-BATTLE-06). */
  battle: { seat: Seat; location: LocationId; affiliation: Affiliation };
  /** A card isn't bound by affiliation restrictions on attacks (C-BATTLE-06). */
  unlimited: { piece: PieceId };
  /** A player uses a Battle Bridge side deck (C-SHIPBAT-14). */
  tactics: { seat: Seat };
  /** A ship or facility has a brig (C-CAPTURE-07). */
  brig: { vessel: PieceId };
  /** A ship may land and take off (C-MOVE-16), or carry another ship (C-MOVE-17). */
  land: { ship: PieceId };
  carry: { carrier: PieceId; ship: PieceId };
  /** A personnel can't be captured. */
  'no-capture': { piece: PieceId };
  /** A card in play can't be nullified. */
  'no-nullify': { piece: PieceId };
  /** A personnel may volunteer for a random selection (C-SELECT-01). */
  volunteer: { piece: PieceId };
  /** A personnel covers one more staffing requirement of a ship (C-STAFF-02). */
  'staffs-twice': { piece: PieceId };
  /** A personnel mortally wounds opponents whom others would only stun. */
  wound: { piece: PieceId };
  /** The ATTACK needed for a hit or direct hit on a ship or facility rises by its DEFENSE (C-SHIPBAT-04). */
  armored: { vessel: PieceId };
  /** A personnel may count STRENGTH toward INTEGRITY or CUNNING requirements. */
  'strength-for': { piece: PieceId };
  /** A personnel acts as a leader (C-BATTLE-12). */
  leader: { piece: PieceId };
  /** A ship moves without full staffing. */
  'move-unstaffed': { ship: PieceId };
  /** A card on a ship is a boarder and fights the crew. */
  boards: { piece: PieceId };
  /** A boarder has joined the crew and no longer fights. */
  crews: { piece: PieceId };
  /** A ship may attack any ships with any crew (C-BATTLE-03, C-BATTLE-05). */
  mans: { ship: PieceId };
  /** Holograms can be on a planet (C-TIME-05). */
  holograms: { location: LocationId };
  /** A ship may leave its line at one end and enter at the other. */
  wrap: { ship: PieceId };
  /** A player takes an extra turn after each of their turns. */
  'turn-again': { seat: Seat };
  /** A player's hand is open to both players. */
  'open-hand': { seat: Seat };
  /** A player overcomes a dilemma without meeting its conditions. A dilemma, or half of one, scores no points. */
  overcome: { seat: Seat; card: CardId };
  worthless: { card: CardId };
  /** Personnel that a dilemma relocates go to this location, however far. */
  receives: { card: CardId; location: LocationId };
  /** A card that starts where its player's opponent chooses must start at this location. */
  lures: { seat: Seat; card: CardId; location: LocationId };
  /** A card that affects one player affects both players. */
  mirror: { card: CardId };
}
export type Grant = keyof Grants;

/** Actions that rules forbid. */
export interface Bans {
  play: { seat: Seat; card: CardId };
  move: { ship: PieceId };
  /**
   * An action of a ship other than moving: docking, cloaking, phasing, landing, beginning or countering a battle
   * (C-MOVE-13).
   */
  act: { ship: PieceId };
  /** A ship's route: its start, and the locations on the way (C-MOVE-02). */
  way: { ship: PieceId; from: LocationId; through: readonly LocationId[] };
  /** The death of a card in play. */
  die: { piece: PieceId };
  beam: { piece: PieceId; to: CardPlace };
  walk: { piece: PieceId; to: CardPlace };
  dock: { ship: PieceId };
  attempt: { seat: Seat; location: LocationId; ship: PieceId | null; team: readonly PieceId[] };
  solve: { seat: Seat; location: LocationId };
  draw: { seat: Seat };
  battle: { seat: Seat; target: PieceId };
  /** An attack by a self-controlling card (C-SHIPBAT-18). */
  assail: { lone: PieceId };
  /**
   * The use of a ship's system: special equipment, transporters, or everything that enhances an attribute
   * (C-SHIPBAT-12).
   */
  system: { ship: PieceId; system: string };
  /** The use of a piece of equipment. */
  use: { piece: PieceId };
  /** An outpost or station at a location. */
  establish: { seat: Seat; card: CardId; location: LocationId };
}
export type Ban = keyof Bans;

type Asked<T, R> = { readonly [K in keyof T]?: (g: FirstEdition, source: RuleSource, about: T[K]) => R };

/** The effects of a card beyond its facts, written as data. */
export interface Rule extends Force {
  /** The card's text in our own words, for readers: one to three short sentences, at most 280 characters. */
  readonly text: string;
}

/** The rule of a card or a lasting effect. */
export interface Force {
  readonly adds?: Asked<Values, number>;
  readonly sets?: Asked<Overrides, number | null>;
  readonly grants?: Asked<Grants, boolean>;
  readonly bans?: Asked<Bans, Obstacle>;
  /** The card's effects and responses at moments while it is in play. */
  readonly at?: { readonly [M in Moment]?: At<Moments[M]> };
  /** Responses with the card from the hand (C-RESPONSE-06). The card is discarded after use. */
  readonly answers?: { readonly [M in Moment]?: At<Moments[M]> };
  /**
   * Actions with the card that a player can take during their own turn while executing orders, whoever controls it
   * (C-TURN-06).
   */
  readonly orders?: (g: FirstEdition, source: RuleSource, seat: Seat) => readonly Offer<Effects>[];
  /** Actions with the card during card plays (C-TURN-04). */
  readonly acts?: (g: FirstEdition, source: RuleSource, seat: Seat) => readonly Offer<Effects>[];
  /** Actions with the card between other actions, during either player's turn (C-RESPONSE-13). */
  readonly between?: (g: FirstEdition, source: RuleSource, seat: Seat) => readonly Offer<Effects>[];
  /**
   * The places where the card can be played, if it isn't a personnel, ship, equipment or facility. The list is empty if
   * the card can't be played now.
   */
  readonly plays?: (g: FirstEdition, seat: Seat) => readonly CardPlace[];
  /** The card's functions by name, if it has several. The player declares one when playing the card (C-RESPONSE-03). */
  readonly ways?: Readonly<Record<string, CardWay>>;
  /** True if the card doesn't use the normal card play now (C-PLAY-03). */
  readonly free?: (g: FirstEdition, seat: Seat, to: CardPlace) => boolean;
  /** For a card whose text limits its special download icons: true if they can be used now (C-DOWNLOAD-10). */
  readonly icon?: (g: FirstEdition, source: RuleSource) => boolean;
  /** For equipment with limited use: true if these personnel can use it (C-TYPES-07). */
  readonly usable?: (g: FirstEdition, people: readonly Piece[]) => boolean;
  /** For a personnel: set if they don't use hand weapons (C-TYPES-07). */
  readonly unarmed?: true;
  /** For a hidden agenda: true if it can be activated in response to the given card (C-TYPES-18). */
  readonly responds?: (card: CardId) => boolean;
  /** Set if the card affects all cards in play, including phased ones (C-CLOAK-05). */
  readonly everything?: true;
  /** Set if the card can target cloaked cards (C-CLOAK-02). */
  readonly finds?: true;
  /** Set if the card can be played at any time, during either player's turn (C-TURN-14). */
  readonly anyTime?: true;
  /** Tests for cards in hand, by the names that the card's effects use. */
  readonly among?: Readonly<Record<string, (g: FirstEdition, seat: Seat, card: CardId) => boolean>>;
  /** The card's downloads, by the names that its effects use (C-DOWNLOAD-01). */
  readonly fetches?: Readonly<Record<string, Fetch>>;
  /** The seed phase and the places in which the card may be seeded face up (C-SEED-07, C-SEED-24). */
  readonly seeds?: { readonly phase: SeedPhase; readonly to: (g: FirstEdition, seat: Seat) => readonly CardPlace[] };
  /** The card's effects if it doesn't stay in play (C-RESPONSE-12). The field is absent if the card stays in play. */
  readonly once?: PlayEffects;
  /** The card's effects when it is seeded, face up or as a mission (C-SEED-06). */
  readonly seeded?: Effects;
  /** Played cards to which the card refers later. Such plays are recorded even before the card enters play. */
  readonly remembers?: (card: CardId) => boolean;
  /** More places where the card may report by its own text (C-PLAY-10). */
  readonly reports?: (g: FirstEdition, seat: Seat) => readonly CardPlace[];
  /**
   * More places where other cards may report while the card is in play (C-PLAY-10), using the card play unless card text says
   * otherwise (C-PLAY-04).
   */
  readonly berths?: (g: FirstEdition, source: RuleSource, seat: Seat, card: CardId) => readonly CardPlace[];
  /**
   * Set if the card is about captives. It is discarded when the captive it is on is released (C-CAPTURE-05,
   * C-CAPTURE-06).
   */
  readonly captures?: true;
  readonly meeting?: Meeting;
  /**
   * The formula for personnel who are disabled while at the card's location, checked after each action (C-DILEMMA-18).
   */
  readonly holds?: Formula;
  /** For a mission or dilemma: true if a group meets the part of the requirement that is written as text. */
  readonly requires?: (g: FirstEdition, group: Group, about: { seat: Seat; location: LocationId }) => boolean;
  /**
   * True if a group may solve the mission through this card, or null if the card doesn't concern the group
   * (C-MISSION-17).
   */
  readonly solves?: (
    g: FirstEdition,
    source: RuleSource,
    group: Group,
    about: { seat: Seat; location: LocationId },
  ) => boolean | null;
  /**
   * For a mission: the cards that may pay its cost (C-MISSION-19), and how many are paid. The list is empty if nothing
   * is paid.
   */
  readonly pays?: (g: FirstEdition, group: Group) => readonly PieceId[];
  readonly most?: (g: FirstEdition, group: Group, about: { seat: Seat; location: LocationId }) => CostBounds;
  /**
   * For a mission: more places where cards may be seeded in the facility phase while it is on the spaceline
   * (C-SEED-24).
   */
  readonly harbors?: (g: FirstEdition, source: RuleSource, seat: Seat, card: CardId) => readonly CardPlace[];
  /** For a personnel: true if they may be seeded under this mission like an artifact (C-SEED-27). */
  readonly buried?: (g: FirstEdition, location: LocationId) => boolean;
  /** For a dilemma: set if it rewinds time, so that earlier positions must be kept. */
  readonly rewinds?: true;
  /** For a mission: true if a ship's crew must attempt it before any other order (C-MOVE-14). */
  readonly obliges?: (
    g: FirstEdition,
    source: RuleSource,
    about: { seat: Seat; location: LocationId; ship: PieceId },
  ) => boolean;
  /** For a two-sided mission: the name of this side, and the facility printed on it (C-MISSION-25). */
  readonly side?: string;
  readonly built?: CardId;
  /** For a mission: the cards that its text lets players seed under it (C-SEED-27). */
  readonly beneath?: Beneath;
  /** For a mission: set if it may go between any two others (C-SEED-12). */
  readonly slips?: true;
  /** For a mission: true if its points count now. The field is absent if they always count. */
  readonly counts?: (g: FirstEdition) => boolean;
  /**
   * For a mission: whether a personnel there is disabled or in stasis, checked after each action (C-TEAM-15,
   * C-TEAM-16).
   */
  readonly numbs?: (g: FirstEdition, source: RuleSource, piece: Piece) => Incapacity | null;
  /**
   * For an artifact: what happens when it is earned (C-MISSION-13). The field is absent if the artifact joins the
   * group.
   */
  readonly gained?: Gained;
  /** The condition that a ship and its crew must meet to tow this ship. */
  readonly towed?: Formula;
  readonly tactic?: TacticRule;
  /** For a facility: its placement. The field is absent if the facility is placed like an outpost. */
  readonly stands?: FacilityPlacement;
  /** For a site: its rule. */
  readonly site?: SiteRule;
}

/** The minimum and maximum number of cards that solving a mission costs. */
export interface CostBounds {
  readonly least: number;
  readonly most: number;
}

/**
 * The state of personnel who can't be used: disabled, or in stasis, in which nothing affects them (C-TEAM-15,
 * C-TEAM-16).
 */
export type Incapacity = 'disabled' | 'stasis';

/** Cards that a mission lets players seed under it like artifacts: one copy of each, and at most `most` per player. */
export interface Beneath {
  readonly takes: (card: Card) => boolean;
  readonly most?: number;
}

/**
 * The fate of an earned artifact: kept in hand until played, used as equipment, or placed on the table with these immediate
 * effects (C-TYPES-09).
 */
export type Gained = 'hand' | 'equipment' | Effects;

/** Effects of a tactic beyond its figures, as a current tactic and as a damage marker. */
export interface TacticRule {
  /** True if the card can be the current tactic (C-SHIPBAT-16). */
  readonly needs?: (g: FirstEdition, seat: Seat) => boolean;
  /** Additional bonuses to ATTACK and DEFENSE (C-SHIPBAT-03). */
  readonly attack?: (g: FirstEdition, seat: Seat) => number;
  readonly defense?: (g: FirstEdition, seat: Seat) => number;
  /**
   * `hit` returns the symbols that a hit applies instead of the printed ones, or null. `miss` returns the symbols that
   * even a miss applies.
   */
  readonly hit?: (g: FirstEdition, seat: Seat) => readonly string[] | null;
  readonly miss?: readonly string[];
  /** True if a ship of the tactic's player may escape all damage by chance. */
  readonly evades?: (g: FirstEdition, seat: Seat, vessel: PieceId) => boolean;
  /** Immediate effects when placed as a damage marker (C-SHIPBAT-13). `to` is the damaged card. */
  readonly marks?: Effects;
}

/** Effects of a card that leaves play when played: fixed, or computed from the seat and the place. */
export type PlayEffects = Effects | ((g: FirstEdition, seat: Seat, to: CardPlace) => Effects);

/** One of several functions of a card. */
export interface CardWay {
  /** A short label for the choice. */
  readonly label: string;
  readonly plays: (g: FirstEdition, seat: Seat) => readonly CardPlace[];
  readonly free?: (g: FirstEdition, seat: Seat, to: CardPlace) => boolean;
  /** The field is absent if the card stays in play. */
  readonly once?: PlayEffects;
}

/** The cards that a download may take, and where they go (C-DOWNLOAD-01, C-DOWNLOAD-06). */
export interface Fetch {
  /** Set if the player can't decline, and must take an available card (C-RESPONSE-03, C-DOWNLOAD-05). */
  readonly must?: true;
  readonly wanted: (g: FirstEdition, source: RuleSource, card: CardId) => boolean;
  /**
   * The places where the card can be played, by default anywhere it could be played from the hand. With `hand`, the
   * player takes the card to hand.
   */
  readonly to?: 'hand' | ((g: FirstEdition, source: RuleSource, card: CardId) => readonly CardPlace[]);
}
