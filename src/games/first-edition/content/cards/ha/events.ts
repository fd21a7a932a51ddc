import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { personnelOf } from '../../../position/find.ts';
import { onOwnTable } from '../../builders/shared.ts';
import { type CardRules, reprint } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

const isGreedy = stateFilter('unique [Fer] personnel, Greed');

/** Events of Holodeck Adventures, by id. */
export const CARDS: CardRules = {
  'ferengi-financial-data-net': {
    text: 'Discard your hand, and draw a card for each of your unique Ferengi personnel with Greed in play.',
    plays: onOwnTable,
    once: (g, seat) => [
      {
        do: 'renew',
        who: seat,
        hand: 'discarded',
        count: personnelOf(g, seat).filter((one) => isGreedy(one, g)).length,
      },
    ],
  },
  'holo-projectors-holodeck-adventures': reprint('holo-projectors'),
};

/** Facts about events from Holodeck Adventures that have no rule, by id. */
export const FACTS: CardFacts = {
  'dominion-war-efforts': { immuneTo: ['Kevin Uxbridge'], faceUp: 'facility' },
};
