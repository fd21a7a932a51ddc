import { isPersonnel } from '../../../position/kinds.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { Card } from '../../card.ts';
import { cardOf } from '../../pool.ts';
import type { Affiliation } from '../../printed.ts';
import { isEquipment } from '../../traits.ts';
import { hasLanded } from './ends.ts';

/** Cards that may be seeded under the mission like artifacts. */
function hides(text: string, takes: (card: Card) => boolean, most?: number): Rule {
  return { text, beneath: { takes, ...(most === undefined ? {} : { most }) } };
}

/** True if a card is a universal personnel of one of these affiliations. */
const isCommon =
  (...sides: readonly Affiliation[]) =>
  (card: Card): boolean =>
    isPersonnel(card) && card.unique === 'universal' && sides.some((side) => card.affiliations.includes(side));

const isOrb = ({ type, title }: Card): boolean => type === 'Artifact' && /\bOrb\b/.test(title);
const ORBS = hides('You may seed any number of different Orb artifacts here.', isOrb);

/** Lets the player who seeds the mission download a card at the moment of seeding (C-SEED-06). */
function brings(what: string, wanted: (card: Card) => boolean): Rule {
  return {
    text: `When you seed this, you may download ${what}.`,
    fetches: { prize: { wanted: (_g, _source, card) => wanted(cardOf(card)) } },
    seeded: [{ do: 'download', what: 'prize' }],
  };
}

const EMBLEM = brings('an Emblem', ({ title }) => title.startsWith('Emblem of'));

/** Missions that affect other seed cards, by card id. */
export const BENEATH: Readonly<Record<string, Rule>> = {
  'botanical-research': { text: 'You may seed Atmospheric Ionization here in the facility phase.' },
  'characterize-neutrino-emissions': ORBS,
  'disrupt-alliance': EMBLEM,
  'historical-research': brings('The Guardian of Forever', ({ id }) => id === 'the-guardian-of-forever'),
  'orb-negotiations': ORBS,
  'prison-break': hides(
    'You may seed up to two Delta Quadrant personnel here. The player who solves this earns them.',
    (card) => isPersonnel(card) && card.icons.includes('DQ'),
    2,
  ),
  'rescue-prisoners': {
    ...hides(
      'Your landed ship counts as Transporter Skill. You may seed universal Bajoran personnel here. The player who solves this earns them.',
      isCommon('Bajoran'),
    ),
    requires: hasLanded,
  },
  'search-for-rebels': EMBLEM,
  'search-for-survivors': hides(
    'You may seed universal Cardassian and Bajoran personnel here. The player who solves this earns them.',
    isCommon('Cardassian', 'Bajoran'),
  ),
  'search-for-weapons': hides('You may seed hand weapons here. The player who solves this earns them.', (card) =>
    isEquipment(card, 'hand weapon'),
  ),
};
