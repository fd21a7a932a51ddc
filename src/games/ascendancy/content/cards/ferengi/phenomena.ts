import { playerOf } from '../../../position/find.ts';
import { heldBy } from '../../../position/profit.ts';
import { occupies } from '../../../position/standing.ts';
import { systems } from '../../card-rules.ts';
import { explorationCard } from '../../lookup.ts';

/** The Phenomena of the Ferengi set. */
export const CARDS = systems('ferengi', [
  {
    id: 'hekaras-corridor',
    number: 10,
    name: 'Hekaras Corridor',
    kind: 'phenomenon',
    sites: [],
    lanes: 5,
    hazard: 4,
    source: 'ours',
    line: 'A known safe lane: Ships that arrive at impulse make no Hazard roll here, unless they discover it.',
    rule: {
      grants: {
        hazard: (_g, source, about) =>
          about.how === 'skip' && about.system === source.system && about.kind === 'impulse' && !about.discovered,
      },
    },
  },
  {
    id: 'rolor-nebula',
    number: 9,
    name: 'Rolor Nebula',
    kind: 'phenomenon',
    sites: [],
    lanes: 3,
    hazard: 5,
    source: 'ours',
    line: 'A quiet market: during Resource Generation, the Occupying player takes 1 Production if they hold any rival Trade Agreement.',
    rule: {
      income(g, { system = '' }, seat) {
        if (!occupies(g, seat, system)) return {};
        const trades =
          heldBy(g, seat).length > 0 ||
          playerOf(g, seat).allies.some(({ card }) => explorationCard(card).treaty === true);
        return trades ? { production: 1 } : {};
      },
    },
  },
]);
