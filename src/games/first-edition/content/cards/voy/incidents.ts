import { affiliationOf } from '../../../chapters/affiliation/compatible.ts';
import { aboard, coreOf } from '../../../position/places.ts';
import { joins } from '../../builders/personnel/welcome.ts';
import { hostIn, itself, onOwnTable, onShips } from '../../builders/shared.ts';
import { SEEDS_OR_PLAYS } from '../../builders/table/laid.ts';
import { playsFree } from '../../builders/table/plays.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import type { CardFacts } from '../../text-facts.ts';

const isCruiser = filter('ship, "cruiser" in class');
const isVidiian = filter('[Vid] personnel');

/** Incidents of Voyager, by id. */
export const CARDS: CardRules = {
  'the-vidiian-sodality': {
    text: 'On your table, may be seeded: once per turn, a Vidiian personnel of MEDICAL classification or MEDICAL-related equipment reports for free. Or on your Vidiian cruiser: your Vidiian personnel may report aboard.',
    seeds: SEEDS_OR_PLAYS.seeds,
    ways: {
      table: { label: 'on your table', plays: onOwnTable },
      cruiser: {
        label: 'on your cruiser',
        plays: onShips((_g, ship, seat) => ship.seat === seat && isCruiser(ship) && affiliationOf(ship) === 'Vidiian'),
      },
    },
    ...playsFree(
      '([Vid] personnel, MEDICAL classification) or (equipment, MEDICAL-related equipment)',
      (g, source) => itself(g, source)?.at === coreOf(source.seat),
    ),
    berths(g, source, seat, card) {
      const ship = hostIn(g, source);
      return ship !== null && ship.seat === seat && isVidiian(card) && joins(g, ship, card) ? [aboard(ship.id)] : [];
    },
  },
};

/** Facts about incidents from Voyager that have no rule, by id. */
export const FACTS: CardFacts = {
  'blue-alert': { captainsOrder: true, faceUp: 'facility' },
  'caretakers-array': { faceUp: 'facility' },
  'containment-field': { limit: 'not duplicatable', faceUp: 'facility' },
  'delta-quadrant-spatial-scission': { faceUp: 'facility' },
  'home-away-from-home': { faceUp: 'facility' },
  'the-kazon-collective': { faceUp: 'facility' },
  'war-council': { faceUp: 'facility' },
};
