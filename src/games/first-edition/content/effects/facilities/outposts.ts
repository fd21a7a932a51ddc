import type { Rule } from '../../../rules/rule.ts';
import type { Affiliation } from '../../printed.ts';

/** What an outpost is for, which chapters see to. */
function outpost(side: Affiliation): Rule {
  return {
    text: `Seed one at a ${side} mission. Build more at ${side} missions where you have a ${side} ENGINEER.`,
  };
}

/**
 * Outposts that say no more than that one of them is seeded, and that others are built where an ENGINEER of theirs is: chapters do so
 * for every outpost (C-FAC-05).
 */
export const OUTPOSTS: Readonly<Record<string, Rule>> = {
  'bajoran-outpost': outpost('Bajoran'),
  'cardassian-outpost': outpost('Cardassian'),
  'federation-outpost': outpost('Federation'),
  'ferengi-outpost': outpost('Ferengi'),
  'klingon-outpost': outpost('Klingon'),
  'romulan-outpost': outpost('Romulan'),
};
