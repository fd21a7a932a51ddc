import { partOf } from '../../../position/part.ts';
import type { Ascendancy, UnitId } from '../../../state.ts';
import { fleets } from '../../card-rules.ts';

/**
 * Counts the rival Ships destroyed by a Fleet’s Hits. Nothing records which die destroyed which Ship. So for each rival
 * side, the count is the number of Ships that it now loses to the Fleet’s owner, but no more than the Fleet’s Hits on
 * that side (A-KLI-04).
 */
function killsOf(g: Ascendancy, seat: number, unit: UnitId): number {
  const part = partOf(g, seat, 'battle');
  if (part === null) return 0;
  const { c, place, side } = part;
  return c.sides.reduce((sum, { doomed }, against) => {
    const fallen = doomed.reduce((all, one) => all + (one.by === place ? one.ships : 0), 0);
    const hits = side.dice.filter((die) => die.unit === unit && die.hit && die.against === against).length;
    return sum + Math.min(fallen, hits);
  }, 0);
}

/** Marauders. */
export const CARDS = fleets('klingon', [
  {
    id: 'klingon 0a',
    name: 'Marauders',
    most: 5,
    source: 'book',
    line: 'Gain 1 Production for each rival Ship this Fleet destroys.',
    rule: {
      at: {
        // Runs before the player removes their own losses of the Round (A-BAT-20, A-KLI-04). First Strike may already
        // have disbanded the Fleet (A-KLI-05).
        casualties: {
          does(g, { seat, unit }) {
            const production = seat === null || unit === undefined ? 0 : killsOf(g, seat, unit);
            return production === 0 ? [] : [{ do: 'gain', gains: { production }, rule: 'A-KLI-04' }];
          },
        },
      },
    },
  },
]);
