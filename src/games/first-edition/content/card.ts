import type { Formula } from './formula.ts';
import type { Affiliation, Attribute, CardType, Classification, Quadrant, Skill } from './printed.ts';

/** A printed number, such as 7, 4+4 (for two people), 5+X or 30*. */
export interface PrintedFigure {
  /** The sum of the plain numbers, or 0 if there are none. */
  readonly value: number;
  readonly shown: string;
  /** True if part of the number depends on the game, such as X, * or a choice. */
  readonly isOpen: boolean;
}

/** The set in which a card appeared. */
export interface Printing {
  /** The code of the set. */
  readonly release: string;
  /** The number in the set and the rarity, as printed. */
  readonly number: string;
  /** The logo of a series or film, or an empty string. */
  readonly property: string;
}

export type Uniqueness = 'unique' | 'universal' | 'enigma';

/** A skill as printed. */
export interface PrintedSkill {
  readonly name: Skill;
  /** Another skill that may be chosen instead of this one. */
  readonly or?: Skill;
  readonly count: number;
  /** Set if the skill only applies under a condition in the card's text. */
  readonly conditional?: true;
  /** On a dual-personnel card: the person who has the skill. */
  readonly of?: string;
}

/** Facts of every card. */
export interface CommonFacts {
  /** A short, stable id, made of the title and, if titles are equal, the first set. */
  readonly id: string;
  /** The printed title, with the stars and `(back)` that distinguish cards of the same title. */
  readonly title: string;
  readonly type: CardType;
  readonly printings: readonly Printing[];
  /** Tags of the formats in which the card may be played. */
  readonly legal: readonly string[];
  /** Icons without brackets: `Cmd`, `AU`, `2`, `HA`. Only infiltration icons keep their brackets: `<Fed>`. */
  readonly icons: readonly string[];
  /**
   * Characteristics from title, class and lore, such as ranks, professions and species. No other fact contains these
   * (C-OPEN-16).
   */
  readonly characteristics: readonly string[];
  /** True if the card has text beyond its facts. */
  readonly hasText: boolean;
  /** The targets of the card's special download icons: a title, `Any ...`, or alternatives joined by ` OR `. */
  readonly specialDownloads: readonly string[];
  readonly points?: PrintedFigure;
  readonly countdown?: number;
}

export interface PersonnelCard extends CommonFacts {
  readonly type: 'Personnel';
  readonly unique: Uniqueness;
  readonly affiliations: readonly Affiliation[];
  /** The card's classifications. A card has two if it is a dual-personnel card or offers a choice between two. */
  readonly classifications: readonly Classification[];
  readonly INTEGRITY: PrintedFigure;
  readonly CUNNING: PrintedFigure;
  readonly STRENGTH: PrintedFigure;
  /** The skills in printed order, with the classification first. */
  readonly skills: readonly PrintedSkill[];
  /**
   * Names of the card's personas other than its title, which the uniqueness rules also compare. A dual-personnel card
   * has two personas.
   */
  readonly personas: readonly string[];
  /**
   * The personas that this card is a mirror version of. Mirror versions are versions of each other only (C-UNIQ-18).
   */
  readonly mirrorOf: readonly string[];
  /** The personas that this card impersonates (C-UNIQ-18). */
  readonly impersonates: readonly string[];
  /** The ships whose matching commander this personnel is. */
  readonly commands: readonly string[];
  readonly reportGroups: readonly string[];
  readonly namesInLore: readonly string[];
}

export interface ShipCard extends CommonFacts {
  readonly type: 'Ship';
  readonly unique: Uniqueness;
  readonly affiliations: readonly Affiliation[];
  readonly shipClass: string;
  readonly RANGE: PrintedFigure;
  readonly WEAPONS: PrintedFigure;
  readonly SHIELDS: PrintedFigure;
  /**
   * The staffing requirement, or null if the ship needs no staffing. In the formula, an icon stands for a personnel
   * with that icon.
   */
  readonly staffing: Formula | null;
  readonly equipment: readonly string[];
  readonly commanders: readonly string[];
}

export interface FacilityCard extends CommonFacts {
  readonly type: 'Facility';
  readonly unique: Uniqueness;
  readonly affiliations: readonly Affiliation[];
  readonly facility: 'Outpost' | 'Headquarters' | 'Station';
  readonly WEAPONS?: PrintedFigure;
  readonly SHIELDS: PrintedFigure;
}

/** The setting of a mission or dilemma. A mission may be on a planet and in space, and a dilemma may fit either. */
export type LocationSetting = 'planet' | 'space' | 'both' | 'either';

export interface MissionCard extends CommonFacts {
  readonly type: 'Mission' | 'Q Mission';
  readonly unique: Uniqueness;
  readonly where: LocationSetting;
  readonly quadrant: Quadrant;
  readonly region?: string;
  readonly span: PrintedFigure;
  /** Affiliation icons on the mission. */
  readonly affiliations: readonly Affiliation[];
  /** True if crews and Away Teams of any affiliation may attempt it. */
  readonly openToAll: boolean;
  /** The requirement, or null if the mission can't be solved. */
  readonly requirement: Formula | null;
  /** The printed place, if known. */
  readonly location?: string;
}

export interface TimeLocationCard extends CommonFacts {
  readonly type: 'Time Location';
  readonly unique: Uniqueness;
  readonly where: LocationSetting;
  readonly quadrant: Quadrant;
}

export interface DilemmaCard extends CommonFacts {
  readonly type: 'Dilemma' | 'Q Dilemma';
  readonly where: LocationSetting;
  /** The formula to overcome the dilemma, if it is printed as a plain list of requirements. */
  readonly overcome?: Formula;
  /** Figures of a self-controlling dilemma (C-SHIPBAT-18). */
  readonly RANGE?: PrintedFigure;
  readonly WEAPONS?: PrintedFigure;
  readonly SHIELDS?: PrintedFigure;
}

export interface EquipmentCard extends CommonFacts {
  readonly type: 'Equipment';
  readonly unique: Uniqueness;
  /** The kinds of equipment that cards refer to, such as hand weapon, phaser, or MEDICAL-related equipment. */
  readonly keywords: readonly string[];
}

export interface SiteCard extends CommonFacts {
  readonly type: 'Site';
  readonly unique: Uniqueness;
}

/** A tactic, which is used in a battle or becomes a damage marker. */
export interface TacticCard extends CommonFacts {
  readonly type: 'Tactic' | 'Damage Marker';
  readonly attack?: number;
  readonly defense?: number;
  readonly attackBonus?: number;
  readonly defenseBonus?: number;
  /** Symbols that a hit or a direct hit applies: `Flip` draws a marker, `Down` uses this card. */
  readonly hit: readonly string[];
  readonly directHit: readonly string[];
  /** The HULL loss in percent, as a negative number. */
  readonly hull?: number;
  /** The loss of attributes that the marker causes. */
  readonly marked: Readonly<Partial<Record<Attribute, PrintedFigure>>>;
}

/** Cards with no facts except title and icons. */
export interface OtherCard extends CommonFacts {
  readonly type:
    | 'Event'
    | 'Interrupt'
    | 'Incident'
    | 'Objective'
    | 'Artifact'
    | 'Doorway'
    | 'Tribble'
    | 'Trouble'
    | 'Q Event'
    | 'Q Interrupt'
    | 'Q Artifact'
    | 'Interrupt/Event';
}

export type Card =
  | PersonnelCard
  | ShipCard
  | FacilityCard
  | MissionCard
  | TimeLocationCard
  | DilemmaCard
  | EquipmentCard
  | SiteCard
  | TacticCard
  | OtherCard;

/** The type of a card with this value of `type`, so that the compiler knows the card's fields. */
export type CardOf<T extends CardType> = Card & { readonly type: T };

/** True if a card is of one of these types. */
export function isOf<T extends CardType>(card: Card, ...types: readonly T[]): card is CardOf<T> {
  return (types as readonly CardType[]).includes(card.type);
}

/** Returns the points printed on a card, or 0 if there are none. */
export function pointsOn({ points }: Card): number {
  return points?.value ?? 0;
}
