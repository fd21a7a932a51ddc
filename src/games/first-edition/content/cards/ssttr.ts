import { every } from '../../chapters/skills/piece-filter.ts';
import { learns, passing, teaches } from '../builders/personnel/aiding.ts';
import { united } from '../builders/personnel/alike.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import type { CardFacts } from '../text-facts.ts';

/** Geology that isn't under a condition, since the level of a skill depends on what rules add. */
const geologist = every('present, other', filter('Geology'));

const FILMS = ['[Films]', 'the Classic Films'] as const;

/** Cards of Second Star to the Right, by id. */
export const CARDS: CardRules = {
  'lt-slater': united(['SECURITY'], ...FILMS, ' Downloads Hail.'),
  'magistrate-krea': united(['SCIENCE'], ...FILMS, ' Downloads Awaiting Trial.'),
  'pavel-chekov': says(
    'Your universal Federation Classic Films personnel present who have the Staff icon also have MEDICAL.',
    teaches(['MEDICAL'], 'yours, present, universal [Fed] personnel, [Stf], [Films]'),
  ),
  'peter-preston': united(['Physics'], ...FILMS),
  'president-ra-ghoratreii': united(['MEDICAL'], ...FILMS),
  'prisoner-martia': says(
    'Has Geology if nobody else present does. Takes You Dirty Rat to hand with her special download.',
    learns(['Geology'], (own, g) => passing(g, own, geologist).length === 0),
  ),
  'saavik-second-star-to-the-right': united(['MEDICAL', 'Physics'], ...FILMS, ' Downloads a Tricorder.'),
  'spock-son-of-sarek': {
    text: 'Compatible with cards that have the Sha Ka Ree icon. Downloads Tactical Console.',
    facts: { mixesWith: filter('[SKR]') },
  },
};

/** Facts about cards from Second Star to the Right that have no rule, by id. */
export const FACTS: CardFacts = {
  'give-me-genesis': { limit: 'unique' },
  'nuclear-wessels': { limit: 'unique' },
};
