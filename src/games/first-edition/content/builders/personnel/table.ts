import { skillAnyway } from '../../../chapters/skills/skills.ts';
import type { Force, Rule } from '../../../rules/rule.ts';
import type { Affiliation, Skill } from '../../printed.ts';
import {
  against,
  carries,
  every,
  force,
  here,
  of,
  opposing,
  other,
  type PieceTest,
  person,
  present,
  raises,
  type SHIP,
  ship,
  yours,
} from './aiding.ts';

export const lacks =
  (skill: Skill): PieceTest =>
  (piece, g) =>
    skillAnyway(g, piece, skill) === 0;

/** Improves the ship that the personnel is aboard. */
export const improvesShip = (attributes: typeof SHIP, by: number, ...tests: PieceTest[]): Force =>
  raises(attributes, by, every(carries, ...tests));

/** Improves the player's own ships at the same location. */
export const fleet = (attributes: typeof SHIP, by: number, ...tests: PieceTest[]): Force =>
  raises(attributes, by, every(ship, yours, here, ...tests));

/** Improves the player's own ship against one affiliation. */
export const hunts = (side: Affiliation): Rule => ({
  text: `Your ship with this personnel aboard has WEAPONS and SHIELDS +4 against ${side}.`,
  ...against(every(carries, yours), force(of(side)), 4, 4),
});

/** Weakens all opponents present. */
export const daunts: Rule = {
  text: 'Each opponent present has STRENGTH −1.',
  ...raises(['STRENGTH'], -1, every(present, opposing)),
};
export const oriented: PieceTest = every(yours, other, present);
export const fellows: PieceTest = every(yours, other, here, person);
