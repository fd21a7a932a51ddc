import type { Seat } from '../../../../kernel/types.ts';
import { every } from '../../chapters/skills/piece-filter.ts';
import { namedPieces, personnelOf, piecesOf, shipsOf } from '../../position/find.ts';
import type { FirstEdition } from '../../state.ts';
import { mayDrawExtra } from '../builders/events/draws.ts';
import { raises } from '../builders/personnel/aiding.ts';
import { isUsed, payloadOf, playSpentWhy } from '../builders/shared.ts';
import { discardedIf, isShown, SEEDS_OR_PLAYS } from '../builders/table/laid.ts';
import type { CardRules } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { isNamed } from '../named.ts';
import type { CardFacts } from '../text-facts.ts';

const isOfFilms = filter('[Films]');
const isHeadquarters = filter('headquarters');

/** True if a player has both Camp Khitomer and a headquarters. */
function isElsewhere(g: FirstEdition, seat: Seat): boolean {
  const own = piecesOf(g, seat);
  return own.some(({ card }) => isNamed(card, 'Camp Khitomer')) && own.some(isHeadquarters);
}

/** Cards, by id. */
export const CARDS: CardRules = {
  'take-us-out': {
    text: 'Seed it on your table. While all your ships have the Films icon, they have RANGE and SHIELDS +2 while uncloaked. Nullified if you have Camp Khitomer and a headquarters.',
    seeds: SEEDS_OR_PLAYS.seeds,
    ...raises(
      ['RANGE', 'SHIELDS'],
      2,
      every('yours, ship, not cloaked', (_ship, g, own) => shipsOf(g, own.seat).every(isOfFilms)),
    ),
    ...discardedIf(isElsewhere),
  },
  'the-undiscovered-country': {
    text: 'Seed it on your table. While all your personnel have the Films icon, you may draw an extra card when your turn ends. Once per game, nullify Homefront instead of your card play. Nullified if you have Camp Khitomer and a headquarters.',
    seeds: SEEDS_OR_PLAYS.seeds,
    acts(g, source, seat) {
      if (seat !== source.seat || isUsed(g, seat, source.card, 'game')) return [];
      const why = playSpentWhy(g, seat);
      return namedPieces(g, 'Homefront')
        .filter(isShown)
        .map(({ id }) => ({
          ...payloadOf(source, String(id), 'Nullify Homefront instead of your card play', [
            { do: 'use', what: source.card, per: 'game' },
            { do: 'spend', what: 'play' },
            { do: 'take-out', which: [id], why: 'discarded' },
          ]),
          why,
        }));
    },
    at: { ...mayDrawExtra((g, seat) => personnelOf(g, seat).every(isOfFilms)).at, ...discardedIf(isElsewhere).at },
  },
};

/** Facts about cards from Second Star to the Right that have no rule, by id. */
export const FACTS: CardFacts = {
  'give-me-genesis': { limit: 'unique' },
  'nuclear-wessels': { limit: 'unique' },
  'spock-son-of-sarek': { mixesWith: filter('[SKR]') },
};
