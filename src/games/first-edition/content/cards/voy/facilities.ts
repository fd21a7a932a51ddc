import { regionOf } from '../../../chapters/spaceline/line.ts';
import { lineOf } from '../../../position/find.ts';
import type { FirstEdition } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import { shows } from '../../builders/facilities/outposts.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';

/** True if a location is in a region or adjacent to one. */
function isNear(g: FirstEdition, location: LocationId, region: string): boolean {
  const line = lineOf(g, location);
  const at = line.indexOf(location);
  return [line[at - 1], location, line[at + 1]].some((id) => id !== undefined && regionOf(g, id)?.includes(region));
}

/** Facilities of Voyager, by id. */
export const CARDS: CardRules = {
  'nekrit-supply-depot': {
    text: 'Seed one in or next to the Nekrit Expanse. Build more there where you have a Non-Aligned ENGINEER from the Delta Quadrant.',
    stands: {
      at: (g, _seat, location) => isNear(g, location, 'Nekrit Expanse'),
      builder: filter('[DQ] [NA] personnel'),
    },
  },
  'vidiian-outpost': {
    text: 'Seed one at a Vidiian or Non-Aligned mission. Build more where you have a Vidiian ENGINEER. Downloads The Vidiian Sodality.',
    stands: { at: shows('Vidiian', 'Non-Aligned') },
  },
};
