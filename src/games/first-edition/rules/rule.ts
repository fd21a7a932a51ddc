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

/** Where a rule speaks from: a card in play, a card in hand that answers, or something that lasts. Plain JSON. */
export type Bearer = {
  seat: Seat;
  /** `mission`: what is printed on the end of a mission that faces this seat (C-MISSION-01); `location`. */
  kind: 'piece' | 'hand' | 'lasting' | 'mission';
  card: CardId;
  piece?: PieceId;
  /** Of what lasts: another card in play, and a location, that it has to do with. */
  other?: PieceId;
  location?: LocationId;
  /** A card by its name that it is about. */
  named?: CardId;
};

/** The part of a rule for one moment. */
export interface At<A> {
  /** Effects that happen by themselves. */
  readonly does?: (g: FirstEdition, bearer: Bearer, about: A) => Effects;
  /** Responses of its player, with their effects. The first effects are the cost. */
  readonly offers?: (g: FirstEdition, bearer: Bearer, about: A) => readonly Offer<Effects>[];
  /** Whether both players may, whoever has the card in play: each as its bearer. */
  readonly both?: true;
}

/** Figures that rules add to. */
export interface Values {
  /** Tactics that a seat may draw in a battle beyond two (C-SHIPBAT-14). */
  tactics: { seat: Seat };
  /** An attribute of a card in play (C-SKILL-14). */
  attribute: { piece: PieceId; attribute: Attribute };
  /** How often it has a skill, beside what is printed. */
  skill: { piece: PieceId; skill: Skill };
  /** RANGE that a ship has beside its own for one way (C-MOVE-12); what landing or taking off costs it (C-MOVE-16). */
  range: { ship: PieceId; from: LocationId; to: LocationId };
  landing: { ship: PieceId };
  /** Points of a mission for who solves it (C-MISSION-20); its span for who flies (C-MOVE-02). */
  points: { seat: Seat; location: LocationId };
  span: { seat: Seat; location: LocationId; ship?: PieceId };
  /** Cards of the last draw of a turn beyond the one (C-TURN-09); normal card plays beyond the one. */
  draws: { seat: Seat };
  plays: { seat: Seat };
  /** STRENGTH of each of those who have boarded a ship, or came down from it, beyond their number. */
  boarders: { at: CardPlace; count: number };
}
export type Value = keyof Values;

/** Figures that rules replace before anything is added (C-SKILL-15), or multiply afterwards (C-SKILL-14). */
export interface Overrides {
  attribute: { piece: PieceId; attribute: Attribute };
  times: { piece: PieceId; attribute: Attribute };
  /** How many personnel of a seat can be beamed to or from the surface of a location in a turn; nobody says so: any number. */
  beams: { seat: Seat; location: LocationId };
}
export type Override = keyof Overrides;

/** Permissions that rules grant. */
export interface Grants {
  /** Two affiliations mix (C-AFFIL-02). */
  mix: { seat: Seat; one: Affiliation; other: Affiliation };
  /** Somebody mixes with all other affiliations of the own side. */
  mixes: { piece: PieceId };
  /** Cards from alternate universes may be played (C-SEED-26). */
  alternate: { seat: Seat; card: CardId };
  /** A card reports to a place that takes none, or not this one (C-PLAY-10). */
  report: { seat: Seat; card: CardId; to: CardPlace };
  /** A card of somebody comes into play at a place, or at some place, though a copy is there (C-UNIQ-02). */
  clone: { seat: Seat; card: CardId; to: CardPlace | null };
  /** A facility takes in cards of both players, of all affiliations but Borg. */
  'open-house': { facility: PieceId };
  /** Two cards fit together where they are, or where one of them is about to come. */
  shelter: { one: Piece; other: Piece };
  /** A card is played without the normal card play (C-PLAY-03). */
  free: { seat: Seat; card: CardId; to?: CardPlace };
  /** A facility may be seeded, or built, at a location (C-FAC-03). */
  establish: { seat: Seat; card: CardId; location: LocationId; how: 'seeded' | 'built' };
  /** An affiliation may attempt a mission without its icon. */
  attempt: { seat: Seat; location: LocationId; affiliation: Affiliation; piece?: PieceId };
  /** A seat may attack forces that include an affiliation (C-BATTLE-06). */
  battle: { seat: Seat; location: LocationId; affiliation: Affiliation };
  /** A card isn’t bound by the limits of its affiliation in battle (C-BATTLE-06). */
  unlimited: { piece: PieceId };
  /** A seat fights with its Battle Bridge side deck (C-SHIPBAT-14). */
  tactics: { seat: Seat };
  /** A ship or facility has a brig (C-CAPTURE-07). */
  brig: { vessel: PieceId };
  /** A ship may land and take off (C-MOVE-16); a ship may carry another one (C-MOVE-17). */
  land: { ship: PieceId };
  carry: { carrier: PieceId; ship: PieceId };
  /** Somebody can’t be captured. */
  'no-capture': { piece: PieceId };
  /** A card in play can’t be nullified. */
  'no-nullify': { piece: PieceId };
  /** Somebody may be who is picked at random (C-SELECT-01). */
  volunteer: { piece: PieceId };
  /** Somebody counts for one more of what a ship needs to be staffed (C-STAFF-02). */
  'staffs-twice': { piece: PieceId };
  /** Somebody wounds mortally where others would only stun. */
  wound: { piece: PieceId };
  /** A ship or facility is harder to hit by one step of ATTACK over DEFENSE (C-SHIPBAT-04). */
  armored: { vessel: PieceId };
  /** Somebody may give STRENGTH where INTEGRITY or CUNNING is asked for. */
  'strength-for': { piece: PieceId };
  /** Somebody acts as a leader (C-BATTLE-12). */
  leader: { piece: PieceId };
  /** A ship moves without full staffing. */
  'move-unstaffed': { ship: PieceId };
  /** A card on a ship stands for somebody who has boarded it, and fights its crew. */
  boards: { piece: PieceId };
  /** It is crew of that ship now, and fights it no more. */
  crews: { piece: PieceId };
  /** A ship attacks other ships whoever is aboard, and whomever it attacks (C-BATTLE-03, C-BATTLE-05). */
  mans: { ship: PieceId };
  /** Holograms can be on the surface of a location (C-TIME-05). */
  holograms: { location: LocationId };
  /** A ship leaves its line at one end and comes in at the other. */
  wrap: { ship: PieceId };
  /** A seat takes one more turn after each of its turns. */
  'turn-again': { seat: Seat };
  /** A hand lies open to both. */
  'open-hand': { seat: Seat };
  /** A seat overcomes a dilemma, whatever that asks for; a dilemma, or half of one, by its name gives nobody points. */
  overcome: { seat: Seat; card: CardId };
  worthless: { card: CardId };
  /** Whom a dilemma sends away goes to a location, wherever that is. */
  receives: { card: CardId; location: LocationId };
  /** A card that begins where the opponent of its player says has to begin at a location. */
  lures: { seat: Seat; card: CardId; location: LocationId };
  /** A card that is about one player is about all. */
  mirror: { card: CardId };
}
export type Grant = keyof Grants;

/** Actions that rules forbid. */
export interface Bans {
  play: { seat: Seat; card: CardId };
  move: { ship: PieceId };
  /** An action of a ship other than moving: dock, cloak, phase, land, begin or counter a battle (C-MOVE-13). */
  act: { ship: PieceId };
  /** A way that a ship would go: from where, and through what (C-MOVE-02). */
  way: { ship: PieceId; from: LocationId; through: readonly LocationId[] };
  /** A card in play doesn’t die. */
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
  /** A ship’s system is off line: one of its special equipment, its transporters, or all that enhances an attribute (C-SHIPBAT-12). */
  system: { ship: PieceId; system: string };
  /** A piece of equipment can’t be used. */
  use: { piece: PieceId };
  /** No outpost or station stands at a location. */
  establish: { seat: Seat; card: CardId; location: LocationId };
}
export type Ban = keyof Bans;

type Asked<T, R> = { readonly [K in keyof T]?: (g: FirstEdition, bearer: Bearer, about: T[K]) => R };

/** The effects of a card beyond its facts, as data. */
export interface Rule extends Force {
  /** The same in our own words, for who reads the card: one to three short sentences of at most 280 characters. */
  readonly text: string;
}

/** A rule in force, from a card or a lasting effect. */
export interface Force {
  readonly adds?: Asked<Values, number>;
  readonly sets?: Asked<Overrides, number | null>;
  readonly grants?: Asked<Grants, boolean>;
  readonly bans?: Asked<Bans, Obstacle>;
  /** While it is in play. */
  readonly at?: { readonly [M in Moment]?: At<Moments[M]> };
  /** From the hand, in answer (C-RESPONSE-06): the card is discarded when it was used. */
  readonly answers?: { readonly [M in Moment]?: At<Moments[M]> };
  /** Actions with it in a player’s own turn while orders are executed, whoever’s card it is (C-TURN-06). */
  readonly orders?: (g: FirstEdition, bearer: Bearer, seat: Seat) => readonly Offer<Effects>[];
  /** The same while cards are played (C-TURN-04). */
  readonly acts?: (g: FirstEdition, bearer: Bearer, seat: Seat) => readonly Offer<Effects>[];
  /** Actions with it between other actions, in either player’s turn (C-RESPONSE-13). */
  readonly between?: (g: FirstEdition, bearer: Bearer, seat: Seat) => readonly Offer<Effects>[];
  /** Where it is put when it is played, where it isn’t personnel, ship, equipment or facility; none: it can’t be played now. */
  readonly plays?: (g: FirstEdition, seat: Seat) => readonly CardPlace[];
  /** Several functions, one of which is declared when it is played (C-RESPONSE-03), by their names. */
  readonly ways?: Readonly<Record<string, CardWay>>;
  /** Whether it is played without the normal card play now (C-PLAY-03). */
  readonly free?: (g: FirstEdition, seat: Seat, to: CardPlace) => boolean;
  /** Whether its special download icons can be used now, where a text says when (C-DOWNLOAD-10). */
  readonly icon?: (g: FirstEdition, bearer: Bearer) => boolean;
  /** Of equipment that not everyone uses: whether some people can (C-TYPES-07). */
  readonly usable?: (g: FirstEdition, people: readonly Piece[]) => boolean;
  /** Of somebody: hand weapons are nothing to them (C-TYPES-07). */
  readonly unarmed?: true;
  /** Of a hidden agenda: whether it can be activated in answer to a card that is played (C-TYPES-18). */
  readonly responds?: (card: CardId) => boolean;
  /** It affects all cards in play, those that are phased, too (C-CLOAK-05). */
  readonly everything?: true;
  /** It finds what is cloaked (C-CLOAK-02). */
  readonly finds?: true;
  /** It can be played at any time, in the other’s turn too (C-TURN-14). */
  readonly anyTime?: true;
  /** Cards of a hand that its effects speak of, by a name that they say. */
  readonly among?: Readonly<Record<string, (g: FirstEdition, seat: Seat, card: CardId) => boolean>>;
  /** Its downloads, by the names that its effects use (C-DOWNLOAD-01). */
  readonly fetches?: Readonly<Record<string, Fetch>>;
  /** In which seed phase it may be seeded face up, and where (C-SEED-07, C-SEED-24). */
  readonly seeds?: { readonly phase: SeedPhase; readonly to: (g: FirstEdition, seat: Seat) => readonly CardPlace[] };
  /** Its effects if it leaves play as soon as it is played (C-RESPONSE-12). Left out, it stays in play. */
  readonly once?: PlayEffects;
  /** Its effects when it is seeded face up, or as a mission (C-SEED-06). */
  readonly seeded?: Effects;
  /** Cards that its player’s having played it asks about later, even before it comes: noted from the start. */
  readonly remembers?: (card: CardId) => boolean;
  /** Where it may report by its own text besides (C-PLAY-10). */
  readonly reports?: (g: FirstEdition, seat: Seat) => readonly CardPlace[];
  /** Where a card may report to besides, as long as this one is in play (C-PLAY-10): by a card play, unless a text says more (C-PLAY-04). */
  readonly berths?: (g: FirstEdition, bearer: Bearer, seat: Seat, card: CardId) => readonly CardPlace[];
  /** Whether it has to do with captives: it goes when the one it lies on is released (C-CAPTURE-05, C-CAPTURE-06). */
  readonly captures?: true;
  readonly meeting?: Meeting;
  /** The formula of personnel who are disabled while they are at its location, checked after each action (C-DILEMMA-18). */
  readonly holds?: Formula;
  /** Of a mission or dilemma: whether what stands between quotation marks in what it asks for is there for a group at a location. */
  readonly requires?: (g: FirstEdition, group: Group, about: { seat: Seat; location: LocationId }) => boolean;
  /** Whether a group solves the mission where it lies by what this card asks for; null: it isn’t about them (C-MISSION-17). */
  readonly solves?: (
    g: FirstEdition,
    bearer: Bearer,
    group: Group,
    about: { seat: Seat; location: LocationId },
  ) => boolean | null;
  /** Of a mission: one of these is discarded by who solves it (C-MISSION-19), or as many as `most` says; none: nobody is. */
  readonly pays?: (g: FirstEdition, group: Group) => readonly PieceId[];
  readonly most?: (g: FirstEdition, group: Group, about: { seat: Seat; location: LocationId }) => CostBounds;
  /** Where a card may be seeded besides in the facility phase, as long as this one lies there (C-SEED-24). */
  readonly harbors?: (g: FirstEdition, bearer: Bearer, seat: Seat, card: CardId) => readonly CardPlace[];
  /** Of a person: under which missions it may be seeded, as artifacts are (C-SEED-27). */
  readonly buried?: (g: FirstEdition, location: LocationId) => boolean;
  /** Of a dilemma: it turns time back, so that what lay open before the last actions must be known. */
  readonly rewinds?: true;
  /** Of a mission: whether the crew of a ship has to attempt it before anything else is ordered (C-MOVE-14). */
  readonly obliges?: (
    g: FirstEdition,
    bearer: Bearer,
    about: { seat: Seat; location: LocationId; ship: PieceId },
  ) => boolean;
  /** Of a mission with two sides: what this one is called, and the facility that is printed on it (C-MISSION-25). */
  readonly side?: string;
  readonly built?: CardId;
  /** Of a mission: which cards may lie under it by its text (C-SEED-27). */
  readonly beneath?: Beneath;
  /** Of a mission: it may be laid between any two others (C-SEED-12). */
  readonly slips?: true;
  /** Of a mission: whether the points that were scored for it count now; left out: they always do. */
  readonly counts?: (g: FirstEdition) => boolean;
  /** Of a mission: in what state people are left where it is, looked at anew after each action (C-TEAM-15, C-TEAM-16). */
  readonly numbs?: (g: FirstEdition, bearer: Bearer, piece: Piece) => Incapacity | null;
  /** Of an artifact: what becomes of it as it is gained (C-MISSION-13); left out: it lies where they are. */
  readonly gained?: Gained;
  /** The formula that a ship and its crew must meet to tow it away. */
  readonly towed?: Formula;
  readonly tactic?: TacticRule;
  /** Of a facility: where it stands; left out: where an outpost does. */
  readonly stands?: FacilityPlacement;
  /** Of a site: what it is for. */
  readonly site?: SiteRule;
}

/** How many cards a mission costs: at least, and at most. */
export interface CostBounds {
  readonly least: number;
  readonly most: number;
}

/** How people are who can’t be used: disabled, or in stasis, where nothing reaches them (C-TEAM-15, C-TEAM-16). */
export type Incapacity = 'disabled' | 'stasis';

/** Cards that lie under a mission as artifacts do: those that it takes, one copy of each, and no more of a player than `most`. */
export interface Beneath {
  readonly takes: (card: Card) => boolean;
  readonly most?: number;
}

/** An artifact is kept in hand until it is played, used as equipment, or lies on the table and does this at once (C-TYPES-09). */
export type Gained = 'hand' | 'equipment' | Effects;

/** Effects of a tactic beyond its figures: as a seat’s current tactic, and as a damage marker. */
export interface TacticRule {
  /** Whether it can be the current one at all (C-SHIPBAT-16). */
  readonly needs?: (g: FirstEdition, seat: Seat) => boolean;
  /** Its further bonuses to ATTACK and DEFENSE (C-SHIPBAT-03). */
  readonly attack?: (g: FirstEdition, seat: Seat) => number;
  readonly defense?: (g: FirstEdition, seat: Seat) => number;
  /** Markers that a hit places instead of the printed ones, or null for those. Markers that even a miss places. */
  readonly hit?: (g: FirstEdition, seat: Seat) => readonly string[] | null;
  readonly miss?: readonly string[];
  /** Whether a card of who fights with it may escape all damage by chance. */
  readonly evades?: (g: FirstEdition, seat: Seat, vessel: PieceId) => boolean;
  /** Immediate effects when it is placed as a damage marker (C-SHIPBAT-13). `to` is the card that it is on. */
  readonly marks?: Effects;
}

/** Effects of a card that leaves play when played: always the same, or made from the seat and the place. */
export type PlayEffects = Effects | ((g: FirstEdition, seat: Seat, to: CardPlace) => Effects);

/** One of several functions of a card. */
export interface CardWay {
  /** In a few words, for who chooses. */
  readonly label: string;
  readonly plays: (g: FirstEdition, seat: Seat) => readonly CardPlace[];
  readonly free?: (g: FirstEdition, seat: Seat, to: CardPlace) => boolean;
  /** Left out: it stays. */
  readonly once?: PlayEffects;
}

/** The cards that a download may take, and where they go (C-DOWNLOAD-01, C-DOWNLOAD-06). */
export interface Fetch {
  /** Its text doesn’t leave it to them whether to begin: they take one of those that are there (C-RESPONSE-03, C-DOWNLOAD-05). */
  readonly must?: true;
  readonly wanted: (g: FirstEdition, bearer: Bearer, card: CardId) => boolean;
  /** Where a card that was found is played; left out: where it could be played from the hand. `hand`: it is taken to hand. */
  readonly to?: 'hand' | ((g: FirstEdition, bearer: Bearer, card: CardId) => readonly CardPlace[]);
}
