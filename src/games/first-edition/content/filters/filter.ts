import type { FacilityCard, Uniqueness } from '../card.ts';
import type { Bound } from '../formula.ts';
import type { Affiliation, Attribute, CardType, Classification, Skill } from '../printed.ts';

/** A test of a card, parsed from a text such as `universal Klingon personnel, Leadership`. `docs/filters.md` explains it. */
export type Filter =
  /** `a, b`, `a or b`, and several features in one phrase: `universal Klingon personnel`. */
  | { readonly is: 'all' | 'any' | 'phrase'; readonly of: readonly Filter[] }
  /** `not a`, and `with a` at the end of a phrase. */
  | { readonly is: 'not' | 'with'; readonly of: Filter }
  | Feature;

/** A single feature of a card. */
export type Feature =
  | PrintedFeature
  | { readonly is: 'now'; readonly now: NowWord }
  /** `in the Gamma Quadrant`, `in the Bajor region`, `at a space mission` */
  | { readonly is: 'place'; readonly place: string };

/** A feature that every card has or lacks, in play or not. */
export type PrintedFeature =
  /** `card`: every card. */
  | { readonly is: 'card' }
  /** `personnel`, `ship` */
  | { readonly is: 'type'; readonly type: CardType }
  /** `outpost` */
  | { readonly is: 'facility'; readonly kind: FacilityCard['facility'] }
  /** `[Kli]`: the affiliation, in play the current one. */
  | { readonly is: 'affiliation'; readonly affiliation: Affiliation }
  /** `Klingon`: a personnel of that affiliation or species (C-AFFIL-08). */
  | { readonly is: 'group'; readonly group: Affiliation }
  /** `[AU]`, `<Fed>`, `(R>` */
  | { readonly is: 'icon'; readonly icon: string }
  /** `Founder`; a species with the name of an affiliation is `Klingon species`. */
  | { readonly is: 'trait'; readonly trait: string }
  /** `Leadership`, `Honor x2` */
  | { readonly is: 'skill'; readonly skill: Skill; readonly level: number }
  /** `without Treachery`: the skill isn't there, not even unusable. */
  | { readonly is: 'without'; readonly skill: Skill }
  /** `V.I.P. classification` */
  | { readonly is: 'classification'; readonly classification: Classification }
  /** `CUNNING>7` */
  | { readonly is: 'attribute'; readonly attribute: Attribute; readonly bound: Bound }
  /** `unique`, `universal` */
  | { readonly is: 'uniqueness'; readonly unique: Uniqueness }
  /** `{Odo}`, `{any Data}` */
  | { readonly is: 'named'; readonly title: string; readonly any: boolean }
  /** `"Orb" in title` */
  | { readonly is: 'titled'; readonly words: string }
  /** `Klingon ship`: a ship of that affiliation or origin (C-AFFIL-09). */
  | { readonly is: 'origin'; readonly side: Affiliation }
  /** `"freighter" in class`: words in a ship's class or characteristics */
  | { readonly is: 'classed'; readonly words: string }
  /** `Defiant-class` */
  | { readonly is: 'class'; readonly name: string }
  /** `hand weapon` */
  | { readonly is: 'equipment'; readonly kind: string }
  /** `Captain's Order` */
  | { readonly is: 'order' };

/**
 * Words that compare a card in play with the card whose text it is: `opposing` is the opponent's card if it can oppose
 * that card, `here` at the same location, `present` in the same crew or Away Team, `aboard` in that card, and `carrying
 * it` the ship around it.
 */
export const RELATIONS = [
  'yours',
  "opponent's",
  'opposing',
  'other',
  'itself',
  'here',
  'present',
  'aboard',
  'carrying it',
] as const;
/** Words for what a card in play is now. */
export const STATES = ['leader', 'stopped', 'cloaked', 'phased', 'disabled', 'captive'] as const;
export type NowWord = (typeof RELATIONS)[number] | (typeof STATES)[number];
