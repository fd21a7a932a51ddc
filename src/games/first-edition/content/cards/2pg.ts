import { ALL, attributeBonus, raises, withOne } from '../builders/personnel/aiding.ts';
import { type CardRules, says } from '../card-rules.ts';

/** Cards of Introductory Two-Player Game, by id. */
export const CARDS: CardRules = {
  'admiral-mccoy': says(
    'Your other personnel present with MEDICAL have CUNNING +3.',
    raises(['CUNNING'], 3, 'yours, present, other, MEDICAL'),
  ),
  jarod: says('All attributes +5 with Toral present.', attributeBonus(ALL, 5, withOne('{Toral}'))),
};
