import { open } from '../../../../kit/offers.ts';
import { partOf } from '../../../position/part.ts';
import { fleets } from '../../card-rules.ts';

/** Observation Halitra. */
export const CARDS = fleets('vulcan', [
  {
    id: 'vulcan 2a',
    name: 'Observation Halitra',
    most: 4,
    source: 'public',
    line: 'When this Fleet discovers a System at impulse, you may discard the Exploration Card drawn and draw another. It may Retreat from a Space Battle by Entering Warp.',
    rule: {
      grants: {
        'retreat-warp': (g, source, { unit }) => unit === source.unit && partOf(g, source.seat, 'battle') !== null,
      },
      at: {
        drawn: {
          prompt: 'discard this card and draw another?',
          offers(g, { unit }, { system }) {
            const { exploring, movement, exploration } = g;
            if (exploring === null || unit === undefined || !exploring.units.includes(unit)) return [];
            // A System that was already on the map doesn’t count as discovered. If the Fleet moved into such a System, the
            // System is the last Sector on its path.
            if (exploring.kind !== 'impulse' || movement?.path.at(-1) === system) return [];
            if (exploration.deck.length + exploration.discard.length === 0) return [];
            const option = { key: 'redraw', verb: 'redraw', label: 'Discard it and draw another card' };
            return [open({ ...option, hint: 'You keep the second card', rule: 'A-EXPL-03' }, [{ do: 'draw-another' }])];
          },
        },
      },
    },
  },
]);
