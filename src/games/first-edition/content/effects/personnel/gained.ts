import { whereOf } from '../../../chapters/teams/teams.ts';
import { locationAt } from '../../../position/places.ts';
import type { Force, Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { Skill } from '../../printed.ts';
import { both, icon, learns, titled, withOne } from './aiding.ts';

/** The key in `g.lasting` of a skill that a personnel has selected (C-SKILL-07). */
function selected(skill: Skill): string {
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

/** Lets the player select one of some skills when the personnel reports (C-SKILL-07). */
function selects(skills: readonly Skill[]): Force {
  return {
    at: {
      played: {
        does: (_g, source, { piece }) =>
          source.piece !== piece
            ? []
            : [
                {
                  do: 'either',
                  ways: skills.map((skill) => ({
                    key: `skill:${skill}`,
                    label: skill,
                    list: [{ do: 'lasting', what: selected(skill), piece, until: 'game' }],
                  })),
                },
              ],
      },
    },
  };
}

export const isAt =
  (where: 'planet' | 'space') =>
  (own: Piece, g: FirstEdition): boolean => {
    const location = locationAt(g, own.at);
    return location !== null && [where, 'both'].includes(whereOf(g, location));
  };

/** Personnel with conditional skills, by card id. */
export const GAINED: Readonly<Record<string, Rule>> = {
  anhaica: {
    text: 'Has ENGINEER and Physics with a Maquis present.',
    ...learns(['ENGINEER', 'Physics'], withOne(icon('Maq'))),
  },
  'data-the-next-generation': {
    text: 'When he reports, select Anthropology, Physics or Navigation as his skill.',
    ...selects(['Anthropology', 'Physics', 'Navigation']),
  },
  'geordi-la-forge-the-next-generation': {
    text: 'Has Navigation, Astrophysics and Stellar Cartography at a space location. Has ENGINEER, Physics and Computer Skill at a planet.',
    ...both(
      learns(['Navigation', 'Astrophysics', 'Stellar Cartography'], isAt('space')),
      learns(['ENGINEER', 'Physics', 'Computer Skill'], isAt('planet')),
    ),
  },
  'rusot-things-past': {
    text: 'Has Leadership and SECURITY with Damar present.',
    ...learns(['Leadership', 'SECURITY'], withOne(titled('Damar'))),
  },
};
