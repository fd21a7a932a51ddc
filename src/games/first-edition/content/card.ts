import type { Formula } from './formula.ts';
import type { Affiliation, Attribute, CardType, Classification, Quadrant, Skill } from './printed.ts';

/** A number as it is printed: 7, 4+4 of two people, 5+X, 30*. */
export interface PrintedFigure {
  /** The sum of its plain numbers, or 0 if it has none. */
  readonly value: number;
  readonly shown: string;
  /** Whether a part of it depends on the game: X, *, a choice. */
  readonly isOpen: boolean;
}

/** In which set a card appeared. */
export interface Printing {
  /** The code of the set. */
  readonly release: string;
  /** The number in the set and how rare it is, as printed. */
  readonly number: string;
  /** The logo of a series or film, or an empty string. */
  readonly property: string;
}

export type Uniqueness = 'unique' | 'universal' | 'enigma';

/** A skill as it is printed. */
export interface PrintedSkill {
  readonly name: Skill;
  /** Another one that may be taken in its place. */
  readonly or?: Skill;
  readonly count: number;
  /** Whether it is there under a condition only, which the card's effect knows. */
  readonly conditional?: true;
  /** Which of two people on one card has it. */
  readonly of?: string;
}

/** Facts of every card. */
export interface CommonFacts {
  /** Short and stable: made of the title, and of the first set where two titles look alike. */
  readonly id: string;
  /** As it is printed, with the stars and `(back)` that tell cards apart. */
  readonly title: string;
  readonly type: CardType;
  readonly printings: readonly Printing[];
  /** Tags of the formats in which it may be played. */
  readonly legal: readonly string[];
  /** Without brackets: `Cmd`, `AU`, `2`, `HA`; those of infiltration with theirs: `<Fed>`. */
  readonly icons: readonly string[];
  /** Characteristics by title, class and lore: ranks, trades, and the species, which nothing else says (C-OPEN-16). */
  readonly characteristics: readonly string[];
  /** Whether it says more than its facts. */
  readonly hasText: boolean;
  /** The targets of the special download icon: a title, `Any ...`, or a choice joined by ` OR `. */
  readonly specialDownloads: readonly string[];
  readonly points?: PrintedFigure;
  readonly countdown?: number;
}

export interface PersonnelCard extends CommonFacts {
  readonly type: 'Personnel';
  readonly unique: Uniqueness;
  readonly affiliations: readonly Affiliation[];
  /** Two where two people are on the card, or where it may be either. */
  readonly classifications: readonly Classification[];
  readonly INTEGRITY: PrintedFigure;
  readonly CUNNING: PrintedFigure;
  readonly STRENGTH: PrintedFigure;
  /** In printed order; the classification is the first. */
  readonly skills: readonly PrintedSkill[];
  /** Who this is besides the title, for uniqueness. Two people on one card are two. */
  readonly personas: readonly string[];
  /** Whose mirror version this is; those of one name are versions of each other only (C-UNIQ-18). */
  readonly mirrorOf: readonly string[];
  /** Whom they pretend to be (C-UNIQ-18). */
  readonly impersonates: readonly string[];
  /** Ships that they are the matching commander of. */
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
  /** Null where nobody is needed. Icons stand in it as people with that icon. */
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
  /** Whose icons are on it. */
  readonly affiliations: readonly Affiliation[];
  /** Whether crews or Away Teams of any affiliation may attempt it. */
  readonly openToAll: boolean;
  /** Null where nothing solves it. */
  readonly requirement: Formula | null;
  /** The place, where it is known. */
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
  /** The formula that gets past it, if the card has a plain list. */
  readonly overcome?: Formula;
  /** Of what controls itself (C-SHIPBAT-18). */
  readonly RANGE?: PrintedFigure;
  readonly WEAPONS?: PrintedFigure;
  readonly SHIELDS?: PrintedFigure;
}

export interface EquipmentCard extends CommonFacts {
  readonly type: 'Equipment';
  readonly unique: Uniqueness;
  /** Hand weapon, phaser, MEDICAL-related equipment. */
  readonly keywords: readonly string[];
}

export interface SiteCard extends CommonFacts {
  readonly type: 'Site';
  readonly unique: Uniqueness;
}

/** A tactic is put aboard in a battle, or is a damage marker. */
export interface TacticCard extends CommonFacts {
  readonly type: 'Tactic' | 'Damage Marker';
  readonly attack?: number;
  readonly defense?: number;
  readonly attackBonus?: number;
  readonly defenseBonus?: number;
  /** Markers that a hit or a direct hit places: drawn and turned over, or `Down`, this card itself. */
  readonly hit: readonly string[];
  readonly directHit: readonly string[];
  /** In percent, below zero. */
  readonly hull?: number;
  /** The loss of attributes that the marker causes. */
  readonly marked: Readonly<Partial<Record<Attribute, PrintedFigure>>>;
}

/** Cards whose facts are their title and icons. */
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

/** The card of a type, as the compiler knows it. */
export type CardOf<T extends CardType> = Card & { readonly type: T };

/** Whether a card is of one of these types. */
export function isOf<T extends CardType>(card: Card, ...types: readonly T[]): card is CardOf<T> {
  return types.some((type) => type === card.type);
}
