import { matching } from '../../chapters/affiliation/compatible.ts';
import { isLedThere, rebels } from '../builders/events/rebels.ts';
import type { CardRules } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import type { CardFacts } from '../text-facts.ts';

const isDissident = filter('personnel, Dissident');

/** Cards of Cold Front, by id. */
export const CARDS: CardRules = {
  revolutionaries: {
    text: 'On your table: your dissidents may attack their own affiliation. Or download two universal dissidents.',
    ...rebels('two universal dissidents', 'universal personnel, Dissident', (g, seat, location, enemy) =>
      isLedThere(g, seat, location, (piece) => isDissident(piece) && matching(piece, enemy)),
    ),
  },
};

/** Facts about cards from Cold Front that have no rule, by id. */
export const FACTS: CardFacts = {
  'inspect-strategic-snare': { farEnd: { of: 'any', asks: 'Diplomacy x2 + Navigation x2 + SECURITY' } },
};
