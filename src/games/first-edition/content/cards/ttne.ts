import { isPersonnel } from '../../position/kinds.ts';
import { scoresHelping } from '../builders/helping.ts';
import { itself } from '../builders/shared.ts';
import type { CardRules } from '../card-rules.ts';
import { cardOf } from '../pool.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of The Trial Never Ended, by id. */
export const CARDS: CardRules = {
  'mortal-quinn': {
    text: 'Scores 5 points if he dies. Loses 5 points each time he helps solve a mission. While he is in play, your other personnel enter play “stopped”.',
    killed: () => [{ do: 'points', points: 5 }],
    at: {
      ...scoresHelping(-5).at,
      played: {
        does(g, source, { seat, piece }) {
          const arrived = g.pieces[piece];
          if (itself(g, source)?.seat !== seat || piece === source.piece || arrived === undefined) return [];
          return isPersonnel(cardOf(arrived.card)) ? [{ do: 'stop-these', which: [piece] }] : [];
        },
      },
    },
  },
};

/** Facts about cards from The Trial Never Ended that have no rule, by id. */
export const FACTS: CardFacts = {
  'an-absence-of-manners': { nullifiedOnlyBy: ['Plexing', 'Wolf'] },
  'q-a-dazzling-flash': { immuneTo: ['Q2'] },
  'q-enter-the-supernova': { immuneTo: ['Q2'] },
};
