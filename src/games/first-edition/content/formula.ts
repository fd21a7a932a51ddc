import type { Affiliation, Attribute, Classification, Skill } from './printed.ts';

/**
 * What a crew or an Away Team must have: to solve a mission, to get past a dilemma, to staff a ship. `formula-text.ts`
 * reads and prints it.
 */
export type Formula =
  | { readonly is: 'all' | 'any'; readonly of: readonly Formula[] }
  /** Nobody among them has what `of` says. */
  | { readonly is: 'no'; readonly of: Formula }
  /** `of` counts those who are aboard, or those who are left after the dilemma chose. */
  | { readonly is: 'among'; readonly who: Among; readonly of: Formula }
  /** So many of a skill in all, or of a classification. */
  | { readonly is: 'skill'; readonly skill: AskedSkill; readonly count: number }
  /** The sum of one attribute, or of several; `best`: over so many people at most; `printed`: as it stands on the card. */
  | {
      readonly is: 'attribute';
      readonly sum: readonly Attribute[];
      readonly bound: Bound;
      readonly best?: number;
      readonly printed?: true;
    }
  /** A card by its title; `any`: any version of that person, or any card with that word in its title. */
  | { readonly is: 'card'; readonly title: string; readonly any: boolean }
  /** So many people, each of whom is all of this at once. */
  | { readonly is: 'people'; readonly who: Who; readonly count: number }
  /** So many people, or half of them, each of whom meets `of` alone. */
  | { readonly is: 'each'; readonly count: number | 'half'; readonly of: Formula }
  /** So much equipment of a kind, or special equipment of a ship. */
  | { readonly is: 'equipment'; readonly kind: EquipmentKind; readonly count: number }
  /** A requirement that the card's own rule checks, in a few words. */
  | { readonly is: 'special'; readonly words: string };

/** Those of a crew that count. */
export const AMONG = ['aboard', 'remaining'] as const;
export type Among = (typeof AMONG)[number];

/** A skill that is asked for; an intelligence is any skill of a secret service. */
export type AskedSkill = Skill | 'any Intelligence';

/** More than a number, or less. */
export interface Bound {
  readonly than: '>' | '<';
  readonly number: number;
}

/** The properties that one personnel must have, all of them. */
export interface Who {
  /** Icons without their brackets: `Stf`, `AU`; those of infiltration with theirs: `<Fed>`. */
  readonly icons: readonly string[];
  /** An icon that they may not have. */
  readonly without?: string;
  readonly affiliation?: Affiliation;
  /** A species, a rank or another characteristic; `leader` as the rules define it. */
  readonly trait?: string;
  readonly with?: Quality;
}

/** A quality of one personnel: a skill, a classification, or a level of an attribute. */
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
