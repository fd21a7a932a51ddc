import { no } from '../../../kit/offers.ts';
import { locationOf } from '../../position/find.ts';
import { ALL, raises, speaker } from '../builders/personnel/aiding.ts';
import { eitherSkill } from '../builders/personnel/chosen.ts';
import { type CardRules, says } from '../card-rules.ts';
import { isNamed } from '../named.ts';

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
  lela: says('Other females present have all attributes +1.', raises(ALL, 1, 'present, other, Female')),
};
