import { against, of, self } from '../../builders/personnel/aiding.ts';
import { hunter } from '../../builders/ships/fleet.ts';
import { type CardRules, says } from '../../card-rules.ts';

/** Ships of The Next Generation, by id. */
export const CARDS: CardRules = {
  batris: says('WEAPONS +5 against Klingons.', against(self, of('Klingon'), 5, 0)),
  'batris-star': hunter('Klingon', 5, 0),
};
