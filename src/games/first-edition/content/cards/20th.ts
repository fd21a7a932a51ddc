import { regionOf } from '../../chapters/spaceline/line.ts';
import { locationAt } from '../../position/places.ts';
import { carries, every, type PieceTest, raises, yours } from '../builders/personnel/aiding.ts';
import { type CardRules, says } from '../card-rules.ts';

const inRegion =
  (region: string): PieceTest =>
  (_piece, g, own) => {
    const location = locationAt(g, own.at);
    return location !== null && regionOf(g, location) === region;
  };

/** Cards of 20th Anniversary Collection, by id. */
export const CARDS: CardRules = {
  'kell-perim': says(
    'Your ship with her aboard has RANGE +1 in the Briar Patch.',
    raises(['RANGE'], 1, every(carries, yours, inRegion('Briar Patch'))),
  ),
};
