import type { Affiliation, Attribute, Classification, Skill } from './printed.ts';

/**
 * A requirement for a crew or an Away Team to solve a mission, overcome a dilemma or staff a ship. `formula-text.ts`
 * parses and prints formulas.
 */
export type Formula =
  | { readonly is: 'all' | 'any'; readonly of: readonly Formula[] }
  /** None of the personnel may meet `of`. */
  | { readonly is: 'no'; readonly of: Formula }
  /** Tests `of` with only a part of the group: the personnel aboard, or those left after the dilemma's selection. */
  | { readonly is: 'among'; readonly who: Among; readonly of: Formula }
  /** A total level of a skill, or of a classification. */
  | { readonly is: 'skill'; readonly skill: AskedSkill; readonly count: number }
  /** The sum of one or more attributes. `best` limits how many personnel count, and `printed` uses printed values. */
  | {
      readonly is: 'attribute';
      readonly sum: readonly Attribute[];
      readonly bound: Bound;
      readonly best?: number;
      readonly printed?: true;
    }
  /**
   * A card with this title. If `any` is true, any version of that persona counts, or any card with that word in its
   * title.
   */
  | { readonly is: 'card'; readonly title: string; readonly any: boolean }
  /** A number of personnel, each with all these features. */
  | { readonly is: 'people'; readonly who: Who; readonly count: number }
  /** A number of personnel, or half of them, each meeting `of` alone. */
  | { readonly is: 'each'; readonly count: number | 'half'; readonly of: Formula }
  /** A number of pieces of equipment of a kind, or a ship's special equipment. */
  | { readonly is: 'equipment'; readonly kind: EquipmentKind; readonly count: number }
  /** A requirement that the card's own rule checks. `words` describes it. */
  | { readonly is: 'special'; readonly words: string };

/** The part of a group that counts. */
export const AMONG = ['aboard', 'remaining'] as const;
export type Among = (typeof AMONG)[number];

/** A required skill. “Any Intelligence” is any skill of an intelligence service. */
export type AskedSkill = Skill | 'any Intelligence';

/** More or less than a number. */
export interface Bound {
  readonly than: '>' | '<';
  readonly number: number;
}

/** Features that one personnel must all have. */
export interface Who {
  /** Icons without brackets: `Stf`, `AU`. Infiltration icons keep their brackets: `<Fed>`. */
  readonly icons: readonly string[];
  /** An icon that the personnel must not have. */
  readonly without?: string;
  readonly affiliation?: Affiliation;
  /** A species, a rank or another characteristic. The rules about leaders define who is a `leader`. */
  readonly trait?: string;
  readonly with?: Quality;
}

/** A quality of one personnel: a skill, a classification, or a bound on an attribute. */
export type Quality =
  | { readonly skill: Skill }
  | { readonly classification: Classification }
  | { readonly attribute: Attribute; readonly bound: Bound };

export const EQUIPMENT_KINDS = [
  'Cloaking Device',
  'disruptor',
  'hand weapon',
  'Holodeck',
  'phaser',
  'Tractor Beam',
] as const;
export type EquipmentKind = (typeof EQUIPMENT_KINDS)[number];
