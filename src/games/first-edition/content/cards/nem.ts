import { pointsOf } from '../../chapters/points/score.ts';
import { isWithin } from '../../chapters/teams/teams.ts';
import { namedPieces, personnelOf } from '../../position/find.ts';
import type { FirstEdition } from '../../state.ts';
import { answer, idsOf } from '../builders/shared.ts';
import { SEEDS_OR_PLAYS } from '../builders/table/laid.ts';
import type { CardRules } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { isNamed } from '../named.ts';
import type { CardFacts } from '../text-facts.ts';

const isVictim = filter('personnel, not Reman');

/** True if Shinzon is aboard the Scimitar. */
function isAboardScimitar(g: FirstEdition): boolean {
  return namedPieces(g, 'Scimitar').some((ship) =>
    namedPieces(g, 'Shinzon').some(({ at }) => isWithin(g, at, ship.id)),
  );
}

/** Cards of Nemesis, by id. */
export const CARDS: CardRules = {
  'a-few-loose-ends': {
    text: 'Just after your opponent solves a mission: if their score is higher than yours, all their personnel are “stopped”. Or nullifies No Loose Ends.',
    answers: {
      solved: {
        offers: (g, source, { seat }) =>
          seat !== source.seat && pointsOf(g, seat) > pointsOf(g, source.seat)
            ? answer(source, [{ do: 'stop-these', which: idsOf(personnelOf(g, seat)) }], 'Stop all their personnel')
            : [],
      },
      dilemma: {
        offers: (_g, source, { card }) =>
          isNamed(card, 'No Loose Ends') ? answer(source, [{ do: 'nullify', what: 'dilemma' }], 'Nullify it') : [],
      },
    },
  },
  'personal-demons': {
    text: 'On your table, may be seeded: while Shinzon is aboard the Scimitar, score a point for each Federation or Romulan personnel who is killed, except Remans.',
    ...SEEDS_OR_PLAYS,
    at: {
      left: {
        does(g, _source, { cards, sides, why }) {
          if (why !== 'killed' || !isAboardScimitar(g)) return [];
          const victims = cards.filter((card, index) => {
            const side = sides[index];
            return isVictim(card) && (side === 'Federation' || side === 'Romulan');
          });
          return victims.map(() => ({ do: 'points', points: 1 }) as const);
        },
      },
    },
  },
};

/** Facts about cards from Nemesis that have no rule, by id. */
export const FACTS: CardFacts = {
  'recover-stolen-material': { limit: 'unique' },
  'uss-farragut': { onlyDownloads: true },
};
