import { always, capture, most, nullified, opponent, random, stop } from '../builders/dilemmas/build.ts';
import { choice } from '../builders/dilemmas/choices.ts';
import type { CardRules } from '../card-rules.ts';
import { f } from '../formula-text.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of Cold Front, by id. */
export const CARDS: CardRules = {
  'no-mention-of-crime': nullified(
    '4 Female',
    always(
      choice(
        'opponent',
        {
          key: 'capture',
          label: 'Capture the male with the most skill icons',
          effects: [capture(most(['skills'], { who: f('Male') }))],
          needs: random('Male'),
        },
        { key: 'stop', label: 'Stop two males', effects: [stop(opponent('Male', 2))], needs: random('Male') },
      ),
    ),
  ),
};

/** Facts about cards from Cold Front that have no rule, by id. */
export const FACTS: CardFacts = {
  'inspect-strategic-snare': { farEnd: { of: 'any', asks: 'Diplomacy x2 + Navigation x2 + SECURITY' } },
};
