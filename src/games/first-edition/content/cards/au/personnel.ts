import { affiliationOf } from '../../../chapters/affiliation/compatible.ts';
import type { Piece } from '../../../state.ts';
import {
  ALL,
  attributeBonus,
  both,
  every,
  learns,
  present,
  raises,
  titled,
  trait,
  withOne,
} from '../../builders/personnel/aiding.ts';
import { lacks } from '../../builders/personnel/table.ts';
import { type CardRules, says } from '../../card-rules.ts';
import type { Affiliation } from '../../printed.ts';

/** True while the personnel has this affiliation. */
const as =
  (side: Affiliation) =>
  (own: Piece): boolean =>
    affiliationOf(own) === side;

/** Personnel of Alternate Universe, by id. */
export const CARDS: CardRules = {
  dtan: says(
    'Each Romulan present without Treachery has INTEGRITY +1.',
    raises(['INTEGRITY'], 1, every(present, trait('Romulan'), lacks('Treachery'))),
  ),
  kmtar: says(
    'All attributes +5 with Alexander Rozhenko present.',
    attributeBonus(ALL, 5, withOne(titled('Alexander Rozhenko'))),
  ),
  'major-rakal': says(
    'Has Empathy. While Romulan, also Tal Shiar and Treachery. While Federation, also Diplomacy, INTEGRITY +4 and CUNNING −1.',
    both(
      learns(['Tal Shiar', 'Treachery'], as('Romulan')),
      learns(['Empathy'], () => true),
      learns(['Diplomacy'], as('Federation')),
      attributeBonus(['INTEGRITY'], 4, as('Federation')),
      attributeBonus(['CUNNING'], -1, as('Federation')),
    ),
  ),
  'stefan-deseve': says(
    'Has Treachery. While Romulan, also Greed. While Federation, also OFFICER and INTEGRITY −1.',
    both(
      learns(['Greed'], as('Romulan')),
      learns(['Treachery'], () => true),
      learns(['OFFICER'], as('Federation')),
      attributeBonus(['INTEGRITY'], -1, as('Federation')),
    ),
  ),
};
