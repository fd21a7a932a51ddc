import { no } from '../../../kit/offers.ts';
import { locationAt } from '../../position/places.ts';
import { speaker } from '../builders/personnel/aiding.ts';
import type { CardRules } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of Cold Front, by id. */
export const CARDS: CardRules = {
  lissan: {
    text: 'Your cards can’t initiate a battle at this location.',
    bans: {
      battle(g, source, { seat, target }) {
        const own = speaker(g, source);
        const enemy = g.pieces[target];
        if (own === null || own.seat !== seat || enemy === undefined) return null;
        return locationAt(g, enemy.at) === locationAt(g, own.at)
          ? no('C-BATTLE-01', 'Lissan keeps your cards here from initiating a battle.')
          : null;
      },
    },
  },
};

/** Facts about cards from Cold Front that have no rule, by id. */
export const FACTS: CardFacts = {
  'inspect-strategic-snare': { farEnd: { of: 'any', asks: 'Diplomacy x2 + Navigation x2 + SECURITY' } },
};
