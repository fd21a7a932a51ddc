import { open } from '../../../kit/offers.ts';
import { foesOf } from '../../position/conflict.ts';
import { playerOf, unitOf } from '../../position/find.ts';
import { conquest, partOf } from '../../position/part.ts';
import { timesUsed } from '../../position/uses.ts';
import type { Ascendancy, UnitId } from '../../state.ts';
import { rerollsOnes } from '../advancements/alike.ts';
import { attacksFrom } from './attack.ts';
import type { FleetRules } from './side.ts';

/**
 * Counts the rival Ships destroyed by a Fleet’s Hits. For each rival side, the lower of two numbers counts: the Ships
 * that it now loses to the Fleet’s owner, and the Hits that the Fleet’s dice scored on it. Nothing records which die
 * destroyed which Ship (A-KLI-04).
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

/** The rules of the Klingon Fleet Cards. */
export const KLINGON: FleetRules = [
  {
    // Fleet: Marauders
    a: {
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
  {
    // Fleet: Boarding Wing
    a: {
      at: {
        'conflict-end': {
          prompt: 'place 1 Ship from your supply in its Sector?',
          offers(g, { seat, unit }) {
            const part = conquest(g, seat);
            if (part === null || seat === null || unit === undefined || !part.side.units.includes(unit)) return [];
            const { at } = unitOf(g, unit);
            const destroyed = foesOf(part.c, part.place).reduce((sum, { lost }) => sum + lost, 0);
            if (at === null || destroyed < 2 || playerOf(g, seat).ships === 0) return [];
            if (timesUsed(g, seat, 'Boarding Wing') > 0) return [];
            return [
              open({ key: 'board', verb: 'board', label: 'Place 1 Ship' }, [
                { do: 'mark-used', rule: 'Boarding Wing', span: 'turn' },
                { do: 'build-ship', count: 1, at },
              ]),
            ];
          },
        },
      },
    },
    // Fleet: Battle Group
    b: rerollsOnes('battle'),
  },
  {
    // Fleet: Vanguard Wing
    a: {
      at: {
        'exited-warp': {
          prompt: 'begin a Space Battle now?',
          offers(g, source, { seat, unit }) {
            const { movement } = g;
            const { at } = unitOf(g, unit);
            const isPlain = movement !== null && movement.lane === null && movement.found === null;
            if (unit !== source.unit || at === null || !isPlain || timesUsed(g, seat, 'Vanguard Wing') > 0) return [];
            return attacksFrom(g, seat, at, 'Vanguard Wing');
          },
        },
      },
    },
    // Fleet: Assault Fleet
    b: rerollsOnes('invasion'),
  },
];
