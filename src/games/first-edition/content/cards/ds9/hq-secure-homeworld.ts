import { affiliationOf } from '../../../chapters/affiliation/compatible.ts';
import { peopleAt } from '../../../chapters/teams/teams.ts';
import { opponentOf } from '../../../position/find.ts';
import { isCaptive } from '../../../position/piece-types.ts';
import { onSurface } from '../../../position/places.ts';
import { at, isSecured, onHomeworlds, secures } from '../../builders/objectives/homeworlds.ts';
import { idsOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

/** HQ: Secure Homeworld (Deep Space Nine). */
export const CARDS: CardRules = {
  'hq-secure-homeworld': {
    text: 'On a homeworld, may be seeded. Your Away Teams with its affiliation may attempt and solve it with Leadership ×2, SECURITY, Honor or Treachery, and a total attribute above its points. When you solve it, you capture opponents of other affiliations there.',
    plays: onHomeworlds,
    seeds: { phase: 'facility', to: onHomeworlds },
    grants: {
      attempt(g, source, { seat, location, affiliation }) {
        const home = at(g, source);
        return source.seat === seat && home?.location === location && affiliation === home.side;
      },
    },
    solves: secures,
    at: {
      solved: {
        does(g, source, { seat, location }) {
          const home = at(g, source);
          // This effect, too, applies only if the objective's requirements are met (C-MISSION-18).
          if (home?.location !== location || !isSecured(g, source)) return [];
          const strangers = peopleAt(g, onSurface(location), opponentOf(seat)).filter(
            (piece) => !isCaptive(piece) && affiliationOf(piece) !== home.side,
          );
          return strangers.length === 0 ? [] : [{ do: 'seize', which: idsOf(strangers) }];
        },
      },
    },
  },
};
