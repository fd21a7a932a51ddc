import type { Rule } from '../../../rules/rule.ts';

/**
 * Outposts that say no more than that one of them is seeded, and that others are built where an ENGINEER of theirs is: chapters do so
 * for every outpost (C-FAC-05).
 */
export const OUTPOSTS: Readonly<Record<string, Rule>> = {
  'bajoran-outpost': {},
  'cardassian-outpost': {},
  'federation-outpost': {},
  'ferengi-outpost': {},
  'klingon-outpost': {},
  'romulan-outpost': {},
};
