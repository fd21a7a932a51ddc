import { pieceFilter } from '../../chapters/skills/piece-filter.ts';
import { piecesOf } from '../../position/find.ts';
import { coreOf } from '../../position/places.ts';
import { ALL, learns, passing, raises, SHIP, speaker, varies } from '../builders/personnel/aiding.ts';
import { hasNoDiscards } from '../builders/personnel/conditions.ts';
import { mayDo, mayDownload } from '../builders/personnel/deeds.ts';
import { selectsFor, skillsOf } from '../builders/personnel/selecting.ts';
import { comesFree } from '../builders/personnel/welcome.ts';
import { isWorth } from '../builders/ships/ships.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { isNamed } from '../named.ts';
import { cardOf } from '../pool.ts';
import type { CardFacts } from '../text-facts.ts';

const lady = pieceFilter('yours, present, Female');

const BASSO = mayDownload('a universal Bajoran-species female', 1, {
  wanted: 'universal personnel, Bajoran species, Female',
});

const isDoor = filter('{Devidian Door}');

/** Cards of Alternate Universe: Twilight, by id. */
export const CARDS: CardRules = {
  'admiral-nechayev': says(
    'Your opponent’s personnel present with Honor have all attributes −1.',
    raises(ALL, -1, "opponent's, present, Honor"),
  ),
  'assist-temporal-disruption': {
    text: 'You may seed one Devidian Door on your table in the facility phase.',
    harbors: (g, source, seat, card) =>
      seat === source.seat && isDoor(card) && !piecesOf(g, seat).some(isDoor) ? [coreOf(seat)] : [],
  },
  'axel-melhardt': says(
    'Has Diplomacy and MEDICAL while your discard pile is empty.',
    learns(['Diplomacy', 'MEDICAL'], hasNoDiscards),
  ),
  'basso-tromac': BASSO,
  'basso-tromac-star': BASSO,
  'captain-reed': says(
    'Has Diplomacy and Leadership while your discard pile is empty. Downloads Question Intruder.',
    learns(['Diplomacy', 'Leadership'], hasNoDiscards),
  ),
  'captain-tucker': mayDownload('Tinkerer', 2, { when: hasNoDiscards, said: ' while your discard pile is empty' }),
  'consultant-phlox': says(
    'CUNNING +1 for each type of card that is out-of-play, of both players.',
    varies(
      ['CUNNING'],
      (_own, g) => new Set(g.players.flatMap(({ removed }) => removed.map((card) => cardOf(card).type))).size,
    ),
  ),
  jonathan: {
    text: 'When he reports, draw a card. Reports for free to any T’Pol.',
    ...comesFree('jonathan', "{any T'Pol}"),
    at: {
      played: {
        does: (g, source, { piece }) =>
          piece === source.piece && speaker(g, source) !== null ? [{ do: 'draw', count: 1 }] : [],
      },
    },
  },
  'legate-parek': {
    text: 'Once each turn, he may gain a skill of your female personnel present until the end of the turn.',
    orders(g, source, seat) {
      const own = speaker(g, source);
      const skills = own === null ? [] : skillsOf(g, passing(g, own, lady));
      if (own === null || skills.length === 0) return [];
      return mayDo('turn', 'Gain a skill', selectsFor(own, skills, 'turn'))(g, source, seat);
    },
  },
  'nx-01-enterprise': says(
    'RANGE, WEAPONS and SHIELDS equal the number of different card types among the cards that are out of play.',
    isWorth(SHIP, (g) => new Set(g.players.flatMap(({ removed }) => removed.map((card) => cardOf(card).type))).size),
  ),
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
