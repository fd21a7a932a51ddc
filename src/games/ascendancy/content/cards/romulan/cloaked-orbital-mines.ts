import { open } from '../../../../kit/offers.ts';
import { laneOf } from '../../../galaxy/graph.ts';
import { discOf } from '../../../position/find.ts';
import { isAtPeace } from '../../../position/standing.ts';
import type { Ascendancy } from '../../../state.ts';
import { advancements } from '../../card-rules.ts';

/**
 * Whether Ships that entered a Sector set off a player’s mines, because they are Hostile and in Orbit of that player’s
 * System (A-ROM-07).
 */
function isMined(g: Ascendancy, owner: number | null, seat: number, sector: string): boolean {
  if (owner === null || seat === owner || laneOf(sector) !== null) return false;
  return discOf(g, sector).control === owner && !isAtPeace(g, owner, seat);
}

/** Cloaked Orbital Mines. */
export const CARDS = advancements('romulan', [
  {
    id: 'rom-06',
    name: 'Cloaked Orbital Mines',
    cost: 5,
    type: 'Espionage',
    tokens: [],
    cloak: true,
    source: 'book',
    line: 'When Hostile rival Ships end a move in Orbit of a System you Control, exhaust this card to destroy them.',
    rule: {
      at: {
        'move-end': {
          prompt: 'destroy the Ships that have come into Orbit?',
          does: (g, source, { seat, units, sector }) =>
            g.options.readings.minesEveryMove === true && isMined(g, source.seat, seat, sector)
              ? [{ do: 'destroy-ships', units, rule: 'A-ROM-07' }]
              : [],
          offers: (g, source, { seat, units, sector }) =>
            g.options.readings.minesEveryMove !== true && isMined(g, source.seat, seat, sector)
              ? [
                  open({ key: 'mines', verb: 'destroy', label: 'Set off the mines', rule: 'A-ROM-07' }, [
                    { do: 'exhaust' },
                    { do: 'destroy-ships', units, rule: 'A-ROM-07' },
                  ]),
                ]
              : [],
        },
      },
    },
  },
]);
