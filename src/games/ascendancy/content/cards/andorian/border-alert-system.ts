import { open } from '../../../../kit/offers.ts';
import { beside, laneOf, sectorsBetween, systemOf } from '../../../galaxy/graph.ts';
import { discOf } from '../../../position/find.ts';
import { hostilesIn, isAtPeace } from '../../../position/standing.ts';
import { living } from '../../../position/units.ts';
import type { Ascendancy } from '../../../state.ts';
import { advancements } from '../../card-rules.ts';
import { systemName } from '../../lookup.ts';

/** Whether one of this seat’s Ships could move closer to a System because the next Sector is open to it. */
function canApproach(g: Ascendancy, seat: number, system: string): boolean {
  return g.units.some(({ seat: owner, at }) => {
    const far = owner === seat && at !== null ? sectorsBetween(g, at, system) : null;
    if (at === null || far === null) return false;
    return beside(g, at).some((next) => {
      const isOpen = systemOf(g, next) !== null && discOf(g, next).control === seat;
      return (sectorsBetween(g, next, system) ?? far) < far && (isOpen || hostilesIn(g, seat, next).length === 0);
    });
  });
}

/** Border Alert System. */
export const CARDS = advancements('andorian', [
  {
    id: 'and-11',
    name: 'Border Alert System',
    cost: 3,
    type: 'Science',
    tokens: ['warp'],
    source: 'ours',
    line: 'When a Hostile rival’s Ship comes into Orbit of your System, or of one with an Andorian Token, exhaust this card to move 1 Ship or Fleet up to 2 Sectors toward it along existing lanes.',
    rule: {
      at: {
        'move-end': {
          prompt: 'move a Ship or Fleet up to 2 Sectors toward them?',
          offers(g, source, { seat, units, sector, kind }) {
            const own = source.seat;
            const isMove = kind === 'impulse' || kind === 'warp';
            if (own === null || seat === own || !isMove || laneOf(sector) !== null || isAtPeace(g, own, seat))
              return [];
            const disc = discOf(g, sector);
            const isGuarded = disc.control === own || disc.watched;
            if (!isGuarded || living(g, units).length === 0 || !canApproach(g, own, sector)) return [];
            return [
              open({ key: `alert:${sector}`, verb: 'move', label: `Move toward ${systemName(sector)}` }, [
                { do: 'exhaust' },
                { do: 'approach', to: sector, most: 2 },
              ]),
            ];
          },
        },
      },
    },
  },
]);
