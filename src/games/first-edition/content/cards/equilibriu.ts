import { no } from '../../../kit/offers.ts';
import { every } from '../../chapters/skills/piece-filter.ts';
import { locationOf } from '../../position/find.ts';
import { ALL, raises, speaker, teaches } from '../builders/personnel/aiding.ts';
import { eitherSkill } from '../builders/personnel/chosen.ts';
import { isAboardOf } from '../builders/personnel/welcome.ts';
import { type CardRules, says } from '../card-rules.ts';
import { isNamed } from '../named.ts';

const inColony = isAboardOf('Colony');

/** Cards of Equilibrium, by id. */
export const CARDS: CardRules = {
  'dr-renhol': {
    ...eitherSkill('Treachery', 'Diplomacy', 'any time'),
    text: 'Has either Treachery or Diplomacy, which you may change at any time. Your opponent can’t attempt Symbiont Diagnosis unless they seeded it.',
    bans: {
      attempt(g, source, { seat, location }) {
        const own = speaker(g, source);
        if (own === null || own.seat === seat) return null;
        const found = locationOf(g, location).missions.filter(({ card }) => isNamed(card, 'Symbiont Diagnosis'));
        return found.length === 0 || found.some(({ owner }) => owner === seat)
          ? null
          : no('C-MISSION-05', 'Dr. Renhol keeps you from attempting a Symbiont Diagnosis that you didn’t seed.');
      },
    },
  },
  lela: says('Your other females present have all attributes +1.', raises(ALL, 1, 'yours, present, other, Female')),
  torias: {
    text: 'Your opponent must select him if they can when they choose among your personnel.',
    sets: {
      picked: (g, source, { piece, how }) => (how === 'opponent' && speaker(g, source)?.id === piece ? 1 : null),
    },
  },
  'yedrin-dax': says(
    'In a Colony, he and your personnel present have CIVILIAN.',
    teaches(
      ['CIVILIAN'],
      every('yours, present', (_piece, g, own) => inColony(own, g)),
    ),
  ),
};
