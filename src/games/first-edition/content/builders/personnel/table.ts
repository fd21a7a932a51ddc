import { every, type Those } from '../../../chapters/skills/piece-filter.ts';
import type { Force, Rule } from '../../../rules/rule.ts';
import type { Affiliation } from '../../printed.ts';
import { against, force, raises, type SHIP } from './aiding.ts';

/** Improves its player's ship that the personnel is aboard. It doesn't help an opponent's ship (C-TEAM-07). */
export const improvesShip = (attributes: typeof SHIP, by: number, which: Those = 'card'): Force =>
  raises(attributes, by, every('carrying it, yours', which));

/** Improves the player's own ships at the same location. */
export const fleet = (attributes: typeof SHIP, by: number, which: string): Force =>
  raises(attributes, by, `ship, yours, here, ${which}`);

/** Improves the player's own ship against forces that include cards of one affiliation. */
export const hunts = (side: Affiliation, those: string): Rule => ({
  text: `Your ship with this personnel aboard has WEAPONS and SHIELDS +4 against ${side}.`,
  ...against('carrying it, yours', force(those), 4, 4),
});

/** Weakens all opponents present. */
export const daunts: Rule = {
  text: 'Each opponent present has STRENGTH −1.',
  ...raises(['STRENGTH'], -1, 'present, opposing'),
};
