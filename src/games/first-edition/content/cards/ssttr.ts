import { isPerson } from '../../position/piece-types.ts';
import { toll } from '../builders/dilemmas/attempts.ts';
import { isFirstOwn } from '../builders/shared.ts';
import { type CardRules, having, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f } from '../formula-text.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards, by id. */
export const CARDS: CardRules = {
  'hello-computer': says(
    'To get past it: Archaeology + Physics + Computer Skill. Otherwise, everyone is “stopped”, and the dilemma is placed on your table: all your personnel have all attributes −2 until its countdown expires.',
    {
      meeting: { effects: [{ do: 'place', on: 'table' }] },
      adds: {
        attribute: (g, source, { piece }) => {
          const one = g.pieces[piece];
          return one !== undefined && isPerson(one) && one.seat === source.seat && isFirstOwn(g, source) ? -2 : 0;
        },
      },
    },
  ),
  'nuclear-wessels': having(
    { limit: 'unique' },
    toll(
      'Placed on the mission. Now and at the start of each attempt here, a random personnel with SECURITY or Anthropology is “stopped”. Without one, everyone is “stopped”.',
      f('SECURITY OR Anthropology'),
      'random',
    ),
  ),
};

/** Facts about cards from Second Star to the Right that have no rule, by id. */
export const FACTS: CardFacts = {
  'give-me-genesis': { limit: 'unique' },
  'spock-son-of-sarek': { mixesWith: filter('[SKR]') },
};
