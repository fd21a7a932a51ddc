import {
  ALL,
  attributeBonus,
  every,
  other,
  present,
  raises,
  skilled,
  titled,
  withOne,
} from '../builders/personnel/aiding.ts';
import { type CardRules, says } from '../card-rules.ts';

/** Cards of Introductory Two-Player Game, by id. */
export const CARDS: CardRules = {
  'admiral-mccoy': says(
    'All others present with MEDICAL have CUNNING +3.',
    raises(['CUNNING'], 3, every(present, other, skilled('MEDICAL'))),
  ),
  jarod: says('All attributes +5 with Toral present.', attributeBonus(ALL, 5, withOne(titled('Toral')))),
};
