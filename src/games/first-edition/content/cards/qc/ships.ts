import { inSpace } from '../../../position/places.ts';
import { reportsAt } from '../../builders/personnel/welcome.ts';
import { comesWith } from '../../builders/ships/fleet.ts';
import type { CardRules } from '../../card-rules.ts';

/** Ships of Q-Continuum, by id. */
export const CARDS: CardRules = {
  'ikc-tong': comesWith(
    'May report to an end of a spaceline with up to three personnel.',
    3,
    // The ship's own text isn't limited to its native quadrant (C-PLAY-10).
    (g) => Object.values(g.lines).flatMap((line) => [...new Set([...line.slice(0, 1), ...line.slice(-1)])].map(inSpace)),
  ),
  tpau: { text: 'May report to Qualor II.', ...reportsAt('Qualor II', inSpace) },
};
