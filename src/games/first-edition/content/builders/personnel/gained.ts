import { whereOf } from '../../../chapters/teams/teams.ts';
import { locationAt } from '../../../position/places.ts';
import type { Force } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { Skill } from '../../printed.ts';

/** The key in `g.lasting` of a skill that a personnel has selected (C-SKILL-07). */
export function selected(skill: Skill): string {
  return `selected:${skill}`;
}

/** Selectable skills, as lasting effects that end when the personnel leaves play. */
const CHOICES: readonly Skill[] = ['Anthropology', 'Navigation', 'Physics'];

export const SELECTED: Readonly<Record<string, Force>> = Object.fromEntries(
  CHOICES.map((skill) => [
    selected(skill),
    { adds: { skill: (_g, source, about) => (about.piece === source.piece && about.skill === skill ? 1 : 0) } },
  ]),
);
export const isAt =
  (where: 'planet' | 'space') =>
  (own: Piece, g: FirstEdition): boolean => {
    const location = locationAt(g, own.at);
    return location !== null && [where, 'both'].includes(whereOf(g, location));
  };
