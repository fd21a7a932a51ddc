import { no, type Obstacle, offer } from '../../../kit/offers.ts';
import type { Effects } from '../../effects/union.ts';
import { systemOf } from '../../galaxy/graph.ts';
import { sideAt } from '../../position/conflict.ts';
import { discOf, unitOf } from '../../position/find.ts';
import { atPlace } from '../../position/names.ts';
import { partOf } from '../../position/part.ts';
import { isPhenomenon } from '../../position/standing.ts';
import { lacksCommands } from '../../position/turn.ts';
import type { Ascendancy, Sector } from '../../state.ts';
import { rerollsOnes, SHIP_BY_SHIP } from '../advancements/alike.ts';
import type { FleetRules } from './side.ts';

/** Returns why nothing can be mined where a Fleet is, or null (A-ROM-04). */
function barren(g: Ascendancy, sector: Sector): Obstacle {
  const system = systemOf(g, sector);
  return system !== null && isPhenomenon(system) ? null : no('A-ROM-04', 'The Mining Fleet works only at Phenomena.');
}

/** The rules of the Romulan Fleet Cards. */
export const ROMULAN: FleetRules = [
  {
    // Fleet: Science Fleet
    a: SHIP_BY_SHIP,
    // Fleet: Battle Group
    b: rerollsOnes('battle'),
  },
  {
    // Fleet: Mining Fleet
    a: {
      plays: {
        command(g, source, { seat }) {
          const at = source.unit === undefined ? null : unitOf(g, source.unit).at;
          if (seat !== source.seat || at === null) return [];
          // The rule can be used as long as Commands are left (A-CMD-06).
          const why = barren(g, at) ?? lacksCommands(g, seat, 1);
          const mining: Effects = [
            { do: 'spend-command', count: 1 },
            { do: 'gain', gains: { production: 2 }, rule: 'A-ROM-04' },
          ];
          return [
            offer(mining, why, () => ({
              key: `mine:${at}`,
              verb: 'mine',
              label: `Take 2 Production ${atPlace(g, at)}`,
              hint: '1 Command',
              rule: 'A-ROM-04',
            })),
          ];
        },
      },
    },
  },
  {
    // Fleet: Shadow Squadron
    a: { grants: { pass: (_g, source, { unit, kind }) => unit === source.unit && kind === 'impulse' } },
    // Fleet: Praetorian Guard
    b: {
      bans: {
        'first-strike'(g, { seat, unit }, { against }) {
          const part = partOf(g, seat, 'battle');
          if (part === null || against !== part.place || unit === undefined) return null;
          const { at } = unitOf(g, unit);
          const system = at === null ? null : systemOf(g, at);
          const isThere = sideAt(part.c, part.place).units.includes(unit);
          if (!isThere || system === null || discOf(g, system).control !== seat) return null;
          return no('A-BAT-21', 'First Strike doesn’t work against the Praetorian Guard in Orbit of its System.');
        },
      },
    },
  },
];
