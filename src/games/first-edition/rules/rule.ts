import type { Seat } from '../../../kernel/types.ts';
import type { Offer } from '../../kit/offers.ts';
import type { Acting, RuleAnswers } from '../../kit/rules/rule.ts';
import type { Formula } from '../content/formula.ts';
import type { TextFacts } from '../content/text-facts.ts';
import type { Effects } from '../effects/union.ts';
import type { Group } from '../position/group.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { CardId, CardPlace, Hit, LocationId, PieceId, SeedPhase } from '../terms.ts';
import type { FacilityPlacement, SiteRule } from './facilities.ts';
import type { Meeting } from './meeting.ts';
import type { Moment, Moments } from './moment-kinds.ts';
import type { CardQuestions } from './questions.ts';

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
  /** For a lasting effect: another card in play or a location that the effect involves. */
  other?: PieceId;
  location?: LocationId;
  /** For a lasting effect: a card that the effect is about, by id. */
  named?: CardId;
};

/** The part of a rule for one moment. Offers in this part are responses, which the card's player may give. */
export interface At<A> extends Acting<FirstEdition, RuleSource, A, Effects> {
  /** Set if both players may respond, whoever controls the card. */
  readonly both?: true;
}

/** The responses of a card in hand to moments of one kind. */
export interface FromHand<A> extends At<A> {
  /**
   * False if no player could respond with this card, judged only by what everyone sees. Without this test, every moment
   * of the kind counts. If no card of the pool could respond, nobody is asked (C-RESPONSE-05).
   */
  readonly possible?: (g: FirstEdition, about: A) => boolean;
}

/** The effects of a card beyond its facts, written as data. */
export interface Rule extends Force {
  /** The card's text in our own words, for readers: one to three short sentences, at most 280 characters. */
  readonly text: string;
}

/** The rule of a card or a lasting effect. */
export interface Force extends RuleAnswers<FirstEdition, RuleSource, CardQuestions> {
  readonly facts?: TextFacts;
  /** The card's effects and responses at moments while it is in play. */
  readonly at?: { readonly [M in Moment]?: At<Moments[M]> };
  /** Responses with the card from the hand (C-RESPONSE-06). The card is discarded after use. */
  readonly answers?: { readonly [M in Moment]?: FromHand<Moments[M]> };
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
  /**
   * For a card whose text limits its special download icons: true if the icon with this number, from 0 on, can be used now
   * (C-DOWNLOAD-10).
   */
  readonly icon?: (g: FirstEdition, source: RuleSource, number: number) => boolean;
  /** For equipment with limited use: true if these personnel can use it (C-TYPES-07). */
  readonly usable?: (g: FirstEdition, people: readonly Piece[]) => boolean;
  /** For a hidden agenda: true if it can be activated in response to the given card (C-TYPES-18). */
  readonly responds?: (card: CardId) => boolean;
  /**
   * Cards that the card reaches although others can't: `cloaked` ones (C-CLOAK-02) or ones in `stasis` (C-TEAM-16) as
   * targets, or `all` cards in play, even phased ones (C-CLOAK-05).
   */
  readonly reach?: 'cloaked' | 'stasis' | 'all';
  /** Set if the card can be played at any time, during either player's turn (C-TURN-14). */
  readonly anyTime?: true;
  /** For a personnel: the effects for their player when they have just been killed (C-LEAVE-02). */
  readonly killed?: (g: FirstEdition, source: RuleSource) => Effects;
  /** Tests for cards in hand, by the names that the card's effects use. */
  readonly among?: Readonly<Record<string, (g: FirstEdition, seat: Seat, card: CardId) => boolean>>;
  /** The card's downloads, by the names that its effects use (C-DOWNLOAD-01). */
  readonly fetches?: Readonly<Record<string, Fetch>>;
  /** The seed phase and the places in which the card may be seeded face up (C-SEED-07, C-SEED-24). */
  readonly seeds?: { readonly phase: SeedPhase; readonly to: (g: FirstEdition, seat: Seat) => readonly CardPlace[] };
  /** The card's effects if it doesn't stay in play (C-RESPONSE-12). The field is absent if the card stays in play. */
  readonly once?: PlayEffects;
  /**
   * Effects that the card starts and that outlast it, by their keys in `g.lasting`. The source's `piece` is the card
   * that an effect applies to.
   */
  readonly lasting?: Readonly<Record<string, Force>>;
  /** The card's effects when it is seeded, face up or as a mission (C-SEED-06). */
  readonly seeded?: Effects;
  /**
   * The things that the game must record in case this card, which isn't in play yet, refers to them later: the plays of
   * certain cards, or the latest `positions`.
   */
  readonly remembers?: 'positions' | ((played: CardId) => boolean);
  /** More places where the card may report by its own text (C-PLAY-10). */
  readonly reports?: (g: FirstEdition, seat: Seat) => readonly CardPlace[];
  /**
   * More places where other cards may report while this card is in play (C-PLAY-10). Reporting there uses the card play
   * unless card text says otherwise (C-PLAY-04).
   */
  readonly berths?: (g: FirstEdition, source: RuleSource, seat: Seat, card: CardId) => readonly CardPlace[];
  /**
   * Set if the card is about captives. The card is discarded when the captive that it is on is released (C-CAPTURE-05,
   * C-CAPTURE-06).
   */
  readonly captures?: true;
  readonly meeting?: Meeting;
  /**
   * For a mission or dilemma: true if a group meets the part of the requirement that is written as text, `words`. For the
   * cure of a dilemma in play, `piece` is the dilemma.
   */
  readonly requires?: (
    g: FirstEdition,
    group: Group,
    about: { seat: Seat; location: LocationId; words: string; piece?: PieceId },
  ) => boolean;
  /** For a dilemma: the number that its effects call `counted`, when these personnel face it. */
  readonly counted?: (g: FirstEdition, people: readonly Piece[], about: { seat: Seat; location: LocationId }) => number;
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
   * For a mission: true if a facility may be there by the mission's text, false if it can't, or null if the text doesn't
   * concern the facility (C-FAC-01, C-FAC-03).
   */
  readonly admits?: (
    g: FirstEdition,
    source: RuleSource,
    about: { seat: Seat; card: CardId; location: LocationId; how: 'seeded' | 'built' },
  ) => boolean | null;
  /**
   * For a mission: more places where cards may be seeded in the facility phase while it is on the spaceline
   * (C-SEED-24).
   */
  readonly harbors?: (g: FirstEdition, source: RuleSource, seat: Seat, card: CardId) => readonly CardPlace[];
  /** For a mission: true if a ship's crew must attempt it before any other order (C-MOVE-14). */
  readonly obliges?: (
    g: FirstEdition,
    source: RuleSource,
    about: { seat: Seat; location: LocationId; ship: PieceId },
  ) => boolean;
  /** For a two-sided mission: the name of this side, and the facility printed on it (C-MISSION-25). */
  readonly side?: string;
  readonly built?: CardId;
  /**
   * For a mission: where else it may go: between any two others, or to an end of another quadrant's line (C-SEED-12).
   */
  readonly slips?: 'between' | 'across';
  /** For a mission or a dilemma: true if its points count now. The field is absent if they always count. */
  readonly counts?: (g: FirstEdition) => boolean;
  /**
   * The state (disabled or in stasis) that a mission or a lasting effect imposes on a personnel, or null. A dilemma in
   * play can only disable the personnel that it affects. The state is checked after each action (C-TEAM-15, C-TEAM-16,
   * C-DILEMMA-18).
   */
  readonly numbs?: (g: FirstEdition, source: RuleSource, piece: Piece) => Incapacity | null;
  /**
   * For an artifact: what happens when it is earned (C-MISSION-13). The field is absent if the artifact joins the
   * group.
   */
  readonly gained?: Gained;
  /** For a dilemma: the condition that a ship and its crew must meet to tow it (C-MOVE-15). */
  readonly towed?: Formula;
  readonly tactic?: TacticRule;
  /** For a Tribble card: the number of its tribbles, and the number that it breeds from, if it can't just report (C-TRIB-02). */
  readonly tribbles?: number;
  readonly breedsFrom?: number;
  /** For a Trouble card: how tribbles leave its group (C-TRIB-04). */
  readonly strays?: Straying;
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

/**
 * The fate of an earned artifact: kept in hand until played, used as equipment, or placed on the table with these
 * immediate effects (C-TYPES-09).
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
   * Returns the symbols that an attack with this result applies instead of the printed ones, or null (C-SHIPBAT-15). By
   * default, a miss applies none.
   */
  readonly symbols?: (g: FirstEdition, seat: Seat, hit: Hit) => readonly string[] | null;
  /** True if a ship of the tactic's player may escape all damage by chance. */
  readonly evades?: (g: FirstEdition, seat: Seat, vessel: PieceId) => boolean;
  /** Immediate effects when placed as a damage marker (C-SHIPBAT-13). `to` is the damaged card. */
  readonly marks?: Effects;
}

/**
 * Tribbles that may leave the group of a Trouble card, which is then discarded: just after the group breeds, or with
 * personnel who leave a ship or facility. `least` is the number of tribbles that the group needs, and `most` is the number
 * that may go.
 */
export interface Straying {
  readonly when: 'bred' | 'departure';
  readonly least: number;
  readonly most: number;
}

/** The effects of a card that doesn't stay in play: either fixed, or computed from the seat and the place. */
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
  /** Set if the card is played from the hand, which isn't a download. */
  readonly from?: 'hand';
  /** The cards: the text of a filter, or a test of a card. */
  readonly wanted: string | ((g: FirstEdition, source: RuleSource, card: CardId) => boolean);
  /**
   * The places where the card can be played, by default anywhere it could be played from the hand. With `hand`, the
   * player takes the card to hand.
   */
  readonly to?: 'hand' | ((g: FirstEdition, source: RuleSource, card: CardId) => readonly CardPlace[]);
}
