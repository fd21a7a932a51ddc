import { inSpace } from '../../position/places.ts';
import { raises } from '../builders/personnel/aiding.ts';
import { reportsAt } from '../builders/personnel/welcome.ts';
import { type CardRules, says } from '../card-rules.ts';

/** Cards of 20th Anniversary Collection, by id. */
export const CARDS: CardRules = {
  'kell-perim': says(
    'Your ship with her aboard has RANGE +1 in the Briar Patch.',
    raises(['RANGE'], 1, 'carrying it, yours, in the Briar Patch region'),
  ),
  'uss-enterprise-e-20th-anniversary': {
    text: 'May report to Earth. Downloads Borg Queen.',
    ...reportsAt('Earth', inSpace),
  },
};
