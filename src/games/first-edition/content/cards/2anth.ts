import { fitsAboard } from '../../chapters/affiliation/arrest.ts';
import { isPlanet } from '../../chapters/teams/teams.ts';
import { piecesOf } from '../../position/find.ts';
import { isVessel } from '../../position/kinds.ts';
import { aboard, onSurface } from '../../position/places.ts';
import { both, learns } from '../builders/personnel/aiding.ts';
import { stunsEngaged } from '../builders/personnel/alike.ts';
import { receives } from '../builders/personnel/welcome.ts';
import type { CardRules } from '../card-rules.ts';
import { cardOf } from '../pool.ts';

/** Cards of the Second Anthology, by id. */
export const CARDS: CardRules = {
  jodmos: {
    text: 'He may stun an adversary without Honor whom he just engaged.',
    at: stunsEngaged('personnel, without Honor'),
  },
  koval: {
    text: 'While Romulan, has Tal Shiar ×2. Your personnel with Tal Shiar may report to his location.',
    ...both(learns(['Tal Shiar'], '[Rom]'), learns(['Tal Shiar'], '[Rom]')),
    ...receives('Tal Shiar', { where: 'here' }),
  },
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
