import { ofCard } from '../../../position/find.ts';
import type { FirstEdition } from '../../../state.ts';
import { always } from '../../builders/dilemmas/build.ts';
import { brings, fetch, toPlanet } from '../../builders/dilemmas/recent.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';

const isFerengi = filter('universal Ferengi');

/** True if no copy of the card has arrived on this planet this turn (C-UNIQ-13). */
const hasNotArrived = (card: string, g: FirstEdition): boolean =>
  ofCard(g, card).every(({ since, at }) => since !== g.turns || !toPlanet(g).includes(at));

/** Ferengi Ambush (The Next Generation). */
export const CARDS: CardRules = {
  'ferengi-ambush': {
    text: 'Your opponent may download up to three different universal Ferengi and a Ferengi Whip to the planet. These personnel may attack immediately.',
    ...always(...brings('ferengi', 3), ...brings('whip'), { do: 'ambush' }),
    fetches: {
      ferengi: fetch((card, g) => isFerengi(card) && hasNotArrived(card, g), toPlanet),
      whip: fetch('{Ferengi Whip}', toPlanet),
    },
  },
};
