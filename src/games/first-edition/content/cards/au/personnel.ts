import { ALL, attributeBonus, both, learns, raises, withOne } from '../../builders/personnel/aiding.ts';
import { type CardRules, says } from '../../card-rules.ts';

/** Personnel of Alternate Universe, by id. */
export const CARDS: CardRules = {
  dtan: says(
    'Each Romulan present without Treachery has INTEGRITY +1.',
    raises(['INTEGRITY'], 1, 'present, Romulan species, without Treachery'),
  ),
  kmtar: says(
    'All attributes +5 with Alexander Rozhenko present.',
    attributeBonus(ALL, 5, withOne('{Alexander Rozhenko}')),
  ),
  'major-rakal': says(
    'Has Empathy. While Romulan, also Tal Shiar and Treachery. While Federation, also Diplomacy, INTEGRITY +4 and CUNNING −1.',
    both(
      learns(['Tal Shiar', 'Treachery'], '[Rom]'),
      learns(['Empathy']),
      learns(['Diplomacy'], '[Fed]'),
      attributeBonus(['INTEGRITY'], 4, '[Fed]'),
      attributeBonus(['CUNNING'], -1, '[Fed]'),
    ),
  ),
  'stefan-deseve': says(
    'Has Treachery. While Romulan, also Greed. While Federation, also OFFICER and INTEGRITY −1.',
    both(
      learns(['Greed'], '[Rom]'),
      learns(['Treachery']),
      learns(['OFFICER'], '[Fed]'),
      attributeBonus(['INTEGRITY'], -1, '[Fed]'),
    ),
  ),
};
