import { fitsAboard } from '../../chapters/affiliation/arrest.ts';
import { isPlanet } from '../../chapters/teams/teams.ts';
import { piecesOf } from '../../position/find.ts';
import { isVessel } from '../../position/kinds.ts';
import { aboard, onSurface } from '../../position/places.ts';
import type { CardRules } from '../card-rules.ts';
import { cardOf } from '../pool.ts';
/** Cards of Second Anthology, by id. */
export const CARDS: CardRules = {
  'luther-sloan': {
    text: 'May report to any planet, or aboard any of your ships and facilities where everyone is compatible with him.',
    reports: (g, seat) => [
      ...Object.keys(g.locations)
        .filter((location) => isPlanet(g, location))
        .map(onSurface),
      ...piecesOf(g, seat)
        .filter((piece) => isVessel(cardOf(piece.card)) && fitsAboard(g, seat, cardOf('luther-sloan'), piece))
        .map(({ id }) => aboard(id)),
    ],
  },
};
