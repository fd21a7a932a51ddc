import type { Formula } from './formula.ts';
import type { Affiliation, Attribute, CardType, Classification, Quadrant, Skill } from './printed.ts';

/** A printed number: 7, 4+4 for two people, 5+X, 30*. */
export interface PrintedFigure {
  /** The sum of its plain numbers, or 0 if there are none. */
  readonly value: number;
  readonly shown: string;
  /** True if part of it depends on the game: X, *, a choice. */
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

/** A printed skill. */
export interface PrintedSkill {
  readonly name: Skill;
  /** A skill that may be chosen instead. */
  readonly or?: Skill;
  readonly count: number;
  /** Set if it only applies under a condition in the card's effect. */
  readonly conditional?: true;
  /** The person who has it, on a dual-personnel card. */
  readonly of?: string;
}

/** Facts of every card. */
export interface CommonFacts {
  /** Short and stable: made of the title, and the first set if titles are equal. */
  readonly id: string;
  /** The printed title, with the stars and `(back)` that tell cards apart. */
  readonly title: string;
  readonly type: CardType;
  readonly printings: readonly Printing[];
  /** Tags of the formats in which it may be played. */
  readonly legal: readonly string[];
  /** Icons without brackets: `Cmd`, `AU`, `2`, `HA`. Infiltration icons keep theirs: `<Fed>`. */
  readonly icons: readonly string[];
  /**
   * Characteristics from title, class and lore: ranks, professions and species, which no other fact gives (C-OPEN-16).
   */
  readonly characteristics: readonly string[];
  /** True if it has text beyond its facts. */
  readonly hasText: boolean;
  /** The targets of its special download icons: a title, `Any ...`, or alternatives joined by ` OR `. */
  readonly specialDownloads: readonly string[];
  readonly points?: PrintedFigure;
  readonly countdown?: number;
}

export interface PersonnelCard extends CommonFacts {
  readonly type: 'Personnel';
  readonly unique: Uniqueness;
  readonly affiliations: readonly Affiliation[];
  /** Two on a dual-personnel card, or if it may be either. */
  readonly classifications: readonly Classification[];
  readonly INTEGRITY: PrintedFigure;
  readonly CUNNING: PrintedFigure;
  readonly STRENGTH: PrintedFigure;
  /** In printed order. The classification comes first. */
  readonly skills: readonly PrintedSkill[];
  /** Persona names besides the title, for uniqueness. A dual-personnel card has two. */
  readonly personas: readonly string[];
  /** The personas that this is a mirror version of. Such cards are versions of each other only (C-UNIQ-18). */
  readonly mirrorOf: readonly string[];
  /** The personas that this card impersonates (C-UNIQ-18). */
  readonly impersonates: readonly string[];
  /** Ships whose matching commander this is. */
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
  /** Null if it needs no staffing. Icons appear as personnel with that icon. */
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

/** Where a mission or a dilemma is. A mission may be both at once, a dilemma either. */
export type LocationSetting = 'planet' | 'space' | 'both' | 'either';

export interface MissionCard extends CommonFacts {
  readonly type: 'Mission' | 'Q Mission';
  readonly unique: Uniqueness;
  readonly where: LocationSetting;
  readonly quadrant: Quadrant;
  readonly region?: string;
  readonly span: PrintedFigure;
  /** Affiliation icons on it. */
  readonly affiliations: readonly Affiliation[];
  /** True if crews and Away Teams of any affiliation may attempt it. */
  readonly openToAll: boolean;
  /** Null if it can't be solved. */
  readonly requirement: Formula | null;
  /** The place, if known. */
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
  /** The formula to overcome it, if the card has a plain list. */
  readonly overcome?: Formula;
  /** Figures of a self-controlling dilemma (C-SHIPBAT-18). */
  readonly RANGE?: PrintedFigure;
  readonly WEAPONS?: PrintedFigure;
  readonly SHIELDS?: PrintedFigure;
}

export interface EquipmentCard extends CommonFacts {
  readonly type: 'Equipment';
  readonly unique: Uniqueness;
  /** For example hand weapon, phaser, or MEDICAL-related equipment. */
  readonly keywords: readonly string[];
}

export interface SiteCard extends CommonFacts {
  readonly type: 'Site';
  readonly unique: Uniqueness;
}

/** A tactic is used in a battle, or is a damage marker. */
export interface TacticCard extends CommonFacts {
  readonly type: 'Tactic' | 'Damage Marker';
  readonly attack?: number;
  readonly defense?: number;
  readonly attackBonus?: number;
  readonly defenseBonus?: number;
  /** Symbols that a hit or a direct hit applies: `Flip` draws a marker, `Down` uses this card. */
  readonly hit: readonly string[];
  readonly directHit: readonly string[];
  /** In percent, negative. */
  readonly hull?: number;
  /** The loss of attributes that the marker causes. */
  readonly marked: Readonly<Partial<Record<Attribute, PrintedFigure>>>;
}

/** Cards whose only facts are title and icons. */
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

/** The card type with this `type`, for the compiler. */
export type CardOf<T extends CardType> = Card & { readonly type: T };

/** True if a card is of one of these types. */
export function isOf<T extends CardType>(card: Card, ...types: readonly T[]): card is CardOf<T> {
  return types.some((type) => type === card.type);
}
