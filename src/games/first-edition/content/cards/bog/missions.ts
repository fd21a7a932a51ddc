import { meets } from '../../../chapters/skills/group.ts';
import { placeOf, worth } from '../../builders/missions/ends.ts';
import { each } from '../../builders/missions/points.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { f } from '../../formula-text.ts';

const isSworn = filter('(R>');

/** Missions of Blaze of Glory, by id. */
export const CARDS: CardRules = {
  'a-good-day-to-live': each(
    '5 more points for each personnel in the Away Team with the Romulan infiltration icon.',
    5,
    Number.POSITIVE_INFINITY,
    (_g, { people }) => people.filter(isSworn).length,
  ),
  'batleth-tournament': {
    text: 'The Sword of Kahless also counts as a bat’leth. +10 points with it present.',
    solves: (g, source, group, { seat, location }) =>
      seat === source.seat && location === placeOf(source) && meets(g, group, f('Honor + {Sword of Kahless}'))
        ? true
        : null,
    adds: worth((g, _source, group) => (group !== null && meets(g, group, f('{Sword of Kahless}')) ? 10 : 0)),
  },
};
