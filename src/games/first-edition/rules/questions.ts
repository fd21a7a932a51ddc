import type { Seat } from '../../../kernel/types.ts';
import type { Affiliation, Attribute, Skill } from '../content/printed.ts';
import type { CardId, CardPlace, LocationId, PieceId, SideDeckName } from '../terms.ts';
import type { Moments } from './moment-kinds.ts';

/** Figures to which rules add. */
interface Values {
  /** Tactics that a player may draw in a battle beyond two (C-SHIPBAT-14). */
  tactics: { seat: Seat };
  /** An attribute of a card in play (C-SKILL-14). */
  attribute: { piece: PieceId; attribute: Attribute };
  /** Levels of a skill beyond those printed. */
  skill: { piece: PieceId; skill: Skill };
  /** Extra RANGE of a ship for one route (C-MOVE-12). */
  range: { ship: PieceId; from: LocationId; to: LocationId };
  /** A mission's points for the solving player (C-MISSION-20), and its span for a moving player (C-MOVE-02). */
  points: { seat: Seat; location: LocationId };
  span: { seat: Seat; location: LocationId; ship?: PieceId };
  /**
   * Staffing requirements of a ship that needn't be met: those that a personnel aboard covers beyond the usual one, or if
   * no `piece` is given, those that the ship doesn't have (C-STAFF-01, C-STAFF-02).
   */
  staffing: { ship: PieceId; piece?: PieceId };
  /** Extra cards in the draw at the end of a turn (C-TURN-09), and extra normal card plays. */
  draws: { seat: Seat };
  plays: { seat: Seat };
  /** Points of a player that count only while cards are in play (C-POINTS-01). */
  score: { seat: Seat };
}

/** Figures that rules replace before additions (C-SKILL-15), or multiply afterwards (C-SKILL-14). */
interface Overrides {
  attribute: { piece: PieceId; attribute: Attribute };
  times: { piece: PieceId; attribute: Attribute };
  /**
   * Whether a card can be selected at random or by the opponent: 0 if it can't, 1 if it must be (C-SELECT-01,
   * C-SELECT-02).
   */
  picked: { piece: PieceId; how: 'random' | 'opponent' };
  /**
   * The maximum number of personnel that a player can beam to or from a planet per turn. Without a rule, there is no
   * limit.
   */
  beams: { seat: Seat; location: LocationId };
  /** The RANGE that landing and taking off use by the rule that allows them (C-MOVE-16). By default, they use none. */
  landing: { ship: PieceId };
}

/** Permissions that rules grant. */
interface Grants {
  /** Two affiliations are compatible (C-AFFIL-02). */
  mix: { seat: Seat; one: Affiliation; other: Affiliation };
  /** A card is compatible with all other affiliations of its player. */
  mixes: { piece: PieceId };
  /** AU cards may be played (C-SEED-26). */
  alternate: { seat: Seat; card: CardId };
  /** A card enters play at a place (null for any place) although a copy is in play (C-UNIQ-02). */
  clone: { seat: Seat; card: CardId; to: CardPlace | null };
  /** A facility accepts cards of both players and all affiliations except Borg, and they are compatible there. */
  'open-house': { facility: PieceId };
  /** A card doesn't use the normal card play (C-PLAY-03). */
  free: { seat: Seat; card: CardId; to?: CardPlace };
  /** A mission has the icon of an affiliation besides those on the card, for both players (C-MISSION-05, C-FAC-03). */
  icon: { location: LocationId; affiliation: Affiliation };
  /** An affiliation may attempt a mission without its icon. */
  attempt: { seat: Seat; location: LocationId; affiliation: Affiliation; piece?: PieceId };
  /**
   * A player may attack forces that include a card, `enemy`, of an affiliation (C-BATTLE-06). `force` attacks, and
   * `against` is the whole force attacked. If the affiliation is null, the ship may attack any ships, and with any crew
   * (C-BATTLE-03, C-BATTLE-05).
   */
  battle: {
    seat: Seat;
    location: LocationId;
    affiliation: Affiliation | null;
    enemy?: PieceId;
    force?: readonly PieceId[];
    against?: readonly PieceId[];
    ship?: PieceId;
  };
  /** A player uses a side deck, since its doorway is open (C-SHIPBAT-14, C-TRIB-01). */
  'side-deck': { seat: Seat; deck: SideDeckName };
  /** A ship or facility has a brig (C-CAPTURE-07). */
  brig: { vessel: PieceId };
  /** A player's ship or facility beams through the SHIELDS of opposing vessels (C-BEAM-03). */
  pierces: { seat: Seat; vessel: PieceId };
  /** A ship may land and take off (C-MOVE-16), or carry another ship (C-MOVE-17). */
  land: { ship: PieceId };
  carry: { carrier: PieceId; ship: PieceId };
  /** A player's card can't be nullified, in play or while it is being played. */
  'no-nullify': { card: CardId; seat: Seat };
  /** A personnel may volunteer for a random selection (C-SELECT-01). */
  volunteer: { piece: PieceId };
  /** A personnel mortally wounds opponents whom others would only stun. */
  wound: { piece: PieceId };
  /** The ATTACK needed for a hit or direct hit on a ship or facility rises by its DEFENSE (C-SHIPBAT-04). */
  armored: { vessel: PieceId };
  /** A personnel may count STRENGTH toward INTEGRITY or CUNNING requirements. */
  'strength-for': { piece: PieceId };
  /** A card on a ship or on a planet is a boarder, and fights the personnel there. */
  boards: { piece: PieceId };
  /** Holograms can be on a planet (C-TIME-05). */
  holograms: { location: LocationId };
  /** A ship may leave its line at one end and enter at the other. */
  wrap: { ship: PieceId };
  /** A player takes an extra turn after each of their turns. */
  'turn-again': { seat: Seat };
  /** A player's bonus points in excess of those from missions don't count toward winning (C-POINTS-06). */
  balanced: { seat: Seat };
  /** A player's hand is open to both players. */
  'open-hand': { seat: Seat };
  /** A player overcomes a dilemma, or half of one, without meeting its conditions. */
  overcome: { seat: Seat; card: CardId };
  /**
   * Where a card lets a player choose a location, only locations with this permission can be chosen, if there are any:
   * as the start of the card, or for personnel whom the card relocates. `seat` is the choosing player.
   */
  lures: { seat: Seat; card: CardId; location: LocationId };
}

/**
 * Parts of a card's text that other cards suspend: points that it scores, services that are held there, and what a ship
 * gains from its matching commander.
 */
type TextPart = 'points' | 'services' | 'ore';

/** Actions that rules forbid. */
interface Bans {
  /** Playing a card anywhere or, if `free` is given, playing it for free to that place (C-PLAY-03). */
  play: { seat: Seat; card: CardId; free?: CardPlace };
  /** One part of the text of a card in play, by the name that the card's rule gives it. */
  part: { piece: PieceId; part: TextPart };
  move: { ship: PieceId };
  /**
   * An action of a ship other than moving: docking, cloaking, phasing, landing, beginning or countering a battle
   * (C-MOVE-13), or an attack by a self-controlling card (C-SHIPBAT-18). `to` is where a ship lands or takes off to.
   */
  act: { ship: PieceId; to?: CardPlace };
  /** A ship's route: its start, and the locations on the way (C-MOVE-02). */
  way: { ship: PieceId; from: LocationId; through: readonly LocationId[] };
  /** The death of a card in play. */
  die: { piece: PieceId };
  beam: { piece: PieceId; to: CardPlace };
  walk: { piece: PieceId; to: CardPlace };
  attempt: { seat: Seat; location: LocationId; ship: PieceId | null; team: readonly PieceId[] };
  solve: { seat: Seat; location: LocationId };
  battle: { seat: Seat; target: PieceId };
  /** Carrying a ship, although another card would allow it (C-MOVE-17). */
  carry: { carrier: PieceId; ship: PieceId };
  /**
   * The use of a ship's system: special equipment, transporters, or everything that enhances an attribute
   * (C-SHIPBAT-12).
   */
  system: { ship: PieceId; system: string };
  /** The use of a piece of equipment, by anybody or by one personnel. */
  use: { piece: PieceId; by?: PieceId };
}

/** The questions that the rules of cards answer, by family, with the subject of each question. */
export interface CardQuestions {
  adds: Values;
  sets: Overrides;
  grants: Grants;
  bans: Bans;
  at: Moments;
}
