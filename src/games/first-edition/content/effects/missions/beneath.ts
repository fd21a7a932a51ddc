import { isPersonnel } from '../../../position/kinds.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { Card } from '../../card.ts';
import { cardOf } from '../../pool.ts';
import type { Affiliation } from '../../printed.ts';
import { isEquipment } from '../../traits.ts';
import { hasLanded } from './ends.ts';

/** Cards that may lie under the mission, as artifacts do. */
function hides(text: string, takes: (card: Card) => boolean, most?: number): Rule {
  return { text, beneath: { takes, ...(most === undefined ? {} : { most }) } };
}

/** Whether a card is a universal person of one of these sides. */
const isCommon =
  (...sides: readonly Affiliation[]) =>
  (card: Card): boolean =>
    isPersonnel(card) && card.unique === 'universal' && sides.some((side) => card.affiliations.includes(side));

const isOrb = ({ type, title }: Card): boolean => type === 'Artifact' && /\bOrb\b/.test(title);
const ORBS = hides('Any number of different Orb artifacts may be seeded here.', isOrb);

/** A download as the mission is laid, for who lays it (C-SEED-06). */
function brings(what: string, wanted: (card: Card) => boolean): Rule {
  return {
    text: `When you lay it you may download ${what}.`,
    fetches: { prize: { wanted: (_g, _bearer, card) => wanted(cardOf(card)) } },
    seeded: [{ do: 'download', what: 'prize' }],
  };
}

const EMBLEM = brings('an Emblem', ({ title }) => title.startsWith('Emblem of'));

/** Missions with which more is seeded, by their ids. */
export const BENEATH: Readonly<Record<string, Rule>> = {
  'botanical-research': { text: 'Atmospheric Ionization may be seeded here, in the facility phase.' },
  'characterize-neutrino-emissions': ORBS,
  'disrupt-alliance': EMBLEM,
  'historical-research': brings('The Guardian of Forever', ({ id }) => id === 'the-guardian-of-forever'),
  'orb-negotiations': ORBS,
  'prison-break': hides(
    'Up to two personnel of the Delta Quadrant may be seeded under it: who solves it gains them.',
    (card) => isPersonnel(card) && card.icons.includes('DQ'),
    2,
  ),
  'rescue-prisoners': {
    ...hides(
      'A ship of yours that has landed does in place of Transporter Skill. Universal Bajoran personnel may be seeded under it: who solves it gains them.',
      isCommon('Bajoran'),
    ),
    requires: hasLanded,
  },
  'search-for-rebels': EMBLEM,
  'search-for-survivors': hides(
    'Universal Cardassian and Bajoran personnel may be seeded under it: who solves it gains them.',
    isCommon('Cardassian', 'Bajoran'),
  ),
  'search-for-weapons': hides('Hand weapons may be seeded under it: who solves it gains them.', (card) =>
    isEquipment(card, 'hand weapon'),
  ),
};
