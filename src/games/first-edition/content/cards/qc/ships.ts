import { namedPieces, piecesAt } from '../../../position/find.ts';
import { inSpace, onPiece } from '../../../position/places.ts';
import { areTogether } from '../../../position/veils.ts';
import { reportsAt } from '../../builders/personnel/welcome.ts';
import { idsOf, itself } from '../../builders/shared.ts';
import { comesWith } from '../../builders/ships/fleet.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';

const isTransfiguration = filter('{Transfiguration}');

/** Ships of Q-Continuum, by id. */
export const CARDS: CardRules = {
  'ikc-tong': comesWith(
    'May report to an end of any spaceline with up to three personnel.',
    3,
    // The card is neither a facility nor a site, so any quadrant will do (C-PLAY-10).
    (g) =>
      [...new Set(Object.values(g.lines).flatMap((line) => [...line.slice(0, 1), ...line.slice(-1)]))].map(inSpace),
  ),
  tpau: { text: 'May report to Qualor II.', ...reportsAt('Qualor II', inSpace) },
  'zalkonian-vessel': {
    text: 'Whenever your turn ends, kills each John Doe at its location who has no Transfiguration on him.',
    at: {
      'turn-end': {
        does(g, source, { seat }) {
          const own = itself(g, source);
          if (own === null || seat !== source.seat) return [];
          const which = namedPieces(g, 'John Doe').filter(
            (one) =>
              one.numb !== 'stasis' &&
              areTogether(g, own, one) &&
              !piecesAt(g, onPiece(one.id)).some(isTransfiguration),
          );
          return which.length === 0 ? [] : [{ do: 'take-out', which: idsOf(which), why: 'killed' }];
        },
      },
    },
  },
};
