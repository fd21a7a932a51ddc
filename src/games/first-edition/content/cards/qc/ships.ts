import { lineOf, locationOf } from '../../../position/find.ts';
import { inSpace } from '../../../position/places.ts';
import { reportsAt } from '../../builders/personnel/welcome.ts';
import { comesWith } from '../../builders/ships/fleet.ts';
import type { CardRules } from '../../card-rules.ts';

/** Ships of Q-Continuum, by id. */
export const CARDS: CardRules = {
  'ikc-tong': comesWith(
    'May report to an end of a spaceline in the Alpha Quadrant with up to three personnel.',
    3,
    (g) =>
      Object.keys(g.locations)
        .filter((id) => locationOf(g, id).quadrant === 'Alpha' && [lineOf(g, id)[0], lineOf(g, id).at(-1)].includes(id))
        .map(inSpace),
  ),
  tpau: { text: 'May report to Qualor II.', ...reportsAt('Qualor II', inSpace) },
};
