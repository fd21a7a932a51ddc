import { type Offer, open } from '../../../../kit/offers.ts';
import { sentence, several } from '../../../../kit/words.ts';
import { ARRIVE } from '../../../chapters/calls.ts';
import type { Kind } from '../../../effects/kind.ts';
import type { Effects } from '../../../effects/union.ts';
import { unitOf } from '../../../position/find.ts';
import { atPlace, unitName } from '../../../position/names.ts';
import { leaveFleet } from '../../../position/ships.ts';
import { controllerOf, hostilesIn } from '../../../position/standing.ts';
import type { RuleSource } from '../../../rules/source.ts';
import type { Ascendancy, Movement, SystemId, UnitId } from '../../../state.ts';
import { fleets } from '../../card-rules.ts';
import { systemName } from '../../lookup.ts';

/** Whether a unit takes part in the current move, at impulse or at Warp. */
function travels(m: Movement | null, unit: UnitId | undefined): m is Movement & { kind: 'impulse' | 'warp' } {
  return m !== null && unit !== undefined && m.units.includes(unit) && (m.kind === 'impulse' || m.kind === 'warp');
}

/** Returns the System that the current move is passing through, if Ships may stay there, or null. */
function passes(g: Ascendancy, { seat, unit }: RuleSource, sector: string): SystemId | null {
  const m = g.movement;
  if (!travels(m, unit) || m.path.length < 2 || seat === null || !(sector in g.discs)) return null;
  // No Ships are left behind in the System where the move ends.
  if (m.goal === sector && m.explore === null) return null;
  return controllerOf(g, sector) === seat || hostilesIn(g, seat, sector).length === 0 ? sector : null;
}

function franchises(g: Ascendancy, source: RuleSource, sector: string): Offer<Effects>[] {
  const system = passes(g, source, sector);
  const m = g.movement;
  const { unit } = source;
  if (system === null || unit === undefined || !travels(m, unit)) return [];
  const { kind } = m;
  return Array.from({ length: unitOf(g, unit).ships - 1 }, (_, at) => at + 1).map((ships) =>
    open(
      {
        key: `leave:${unit}:${ships}`,
        verb: 'leave',
        label: `Leave ${several(ships, 'Ship')} at ${systemName(system)}`,
      },
      [{ do: 'leave-ships', unit, ships, system, kind }],
    ),
  );
}

/** Franchise Establishment Flotilla. */
export const CARDS = fleets('ferengi', [
  {
    id: 'ferengi 2a',
    name: 'Franchise Establishment Flotilla',
    most: 5,
    source: 'public',
    line: 'While moving, this Fleet may leave Ships in Systems it passes through. If fewer than 3 remain, it disbands after the move.',
    rule: {
      grants: { 'keep-fleet': (g, source, { unit }) => unit === source.unit && travels(g.movement, unit) },
      at: {
        moving: {
          prompt: 'leave Ships here?',
          offers: (g, source, { units, sector }) =>
            source.unit !== undefined && units.includes(source.unit) ? franchises(g, source, sector) : [],
        },
      },
    },
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * Makes a Fleet leave single Ships in a System that it moves through. The Ships stop there and Brave its Hazard
     * (A-HAZ-01).
     */
    'leave-ships': { unit: UnitId; ships: number; system: SystemId; kind: 'impulse' | 'warp' };
  }
}

const leaveShips: Kind<'leave-ships'> = {
  run(ctx, run, { unit: id, ships, system, kind }) {
    const { g } = ctx;
    const fleet = unitOf(g, id);
    const name = sentence(unitName(g, fleet));
    const units = leaveFleet(g, fleet, ships).map((unit) => unit.id);
    ctx.log(`${name} leaves ${several(ships, 'Ship')} ${atPlace(g, system)}.`, 'A-FLEET-06');
    ctx.call(ARRIVE, { seat: run.seat, units, system, kind });
  },
  worth: ({ ships }) => 0.3 * ships,
};

/** The kind of effect that only this card has. */
export const KINDS = { 'leave-ships': leaveShips };
