import { pieceFilter } from '../../chapters/skills/piece-filter.ts';
import { passing, speaker } from '../builders/personnel/aiding.ts';
import { mayDo } from '../builders/personnel/deeds.ts';
import { selectsFor, skillsOf } from '../builders/personnel/selecting.ts';
import type { CardRules } from '../card-rules.ts';
import { isNamed } from '../named.ts';
import type { CardFacts } from '../text-facts.ts';

const lady = pieceFilter('yours, present, Female');

/** Cards of Alternate Universe: Twilight, by id. */
export const CARDS: CardRules = {
  'legate-parek': {
    text: 'Once each turn, he may gain a skill of your female personnel present until the end of the turn.',
    orders(g, source, seat) {
      const own = speaker(g, source);
      const skills = own === null ? [] : skillsOf(g, passing(g, own, lady));
      if (own === null || skills.length === 0) return [];
      return mayDo('turn', 'Gain a skill', selectsFor(own, skills, 'turn'))(g, source, seat);
    },
  },
  'the-assistant-manager': {
    text: 'Draw a card when a Royale Casino dilemma is revealed.',
    at: {
      dilemma: {
        does: (g, source, { card }) =>
          speaker(g, source) !== null && isNamed(card, 'Royale Casino') ? [{ do: 'draw', count: 1 }] : [],
      },
    },
  },
};

/** Facts about cards from Alternate Universe: Twilight that have no rule, by id. */
export const FACTS: CardFacts = {
  'q-a-road-in-a-desert': { immuneTo: ['Q2'] },
};
