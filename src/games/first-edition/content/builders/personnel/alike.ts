import { locationOf } from '../../../position/find.ts';
import { locationAt } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { says } from '../../card-rules.ts';
import type { Skill } from '../../printed.ts';
import {
  ALL,
  carries,
  every,
  here,
  learns,
  of,
  other,
  type PieceTest,
  person,
  raises,
  trait,
  yours,
} from './aiding.ts';

export const either =
  (...tests: readonly PieceTest[]): PieceTest =>
  (piece, g, own) =>
    tests.some((test) => test(piece, g, own));
/** A group name covers affiliation and species (C-SKILL-24). */
export const borg = every(person, either(of('Borg'), trait('Borg')));
export const isIn =
  (quadrant: string): PieceTest =>
  (_piece, g, own) => {
    const location = locationAt(g, own.at);
    return location !== null && locationOf(g, location).quadrant === quadrant;
  };

/** Gives a personnel skills while they are with another personnel who passes a test. */
export function taught(skills: readonly Skill[], whom: string, when: (own: Piece, g: FirstEdition) => boolean): Rule {
  return says(`Has ${skills.join(' and ')} with ${whom} present.`, learns(skills, when));
}

/** Improves the drone's ship. The bonuses of several drones add up. */
export function drone(attribute: 'RANGE' | 'SHIELDS', by: number, where = '', ...tests: readonly PieceTest[]): Rule {
  const text = `Your ship with this personnel aboard has ${attribute} +${by}${where}. Cumulative.`;
  return says(text, raises([attribute], by, every(carries, yours, ...tests), true));
}

export const WAITERS = 'Your other dabo girls and Ferengi waiters at this location have all attributes +2.';
export const waiters = raises(
  ALL,
  2,
  every(yours, other, here, person, either(trait('Dabo Girl'), every(trait('Ferengi'), trait('Waiter')))),
);
