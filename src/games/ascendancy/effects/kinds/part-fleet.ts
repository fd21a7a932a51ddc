import { sentence, several } from '../../../kit/words.ts';
import { ARRIVE } from '../../chapters/calls.ts';
import { unitOf } from '../../position/find.ts';
import { atPlace, unitName } from '../../position/names.ts';
import { leaveFleet } from '../../position/ships.ts';
import { destroyShips } from '../../position/units.ts';
import type { SystemId, UnitId } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Makes a Fleet leave single Ships in a System that it moves through. The Ships stop there and Brave its Hazard
     * (A-HAZ-01).
     */
    'leave-ships': { unit: UnitId; ships: number; system: SystemId; kind: 'impulse' | 'warp' };
    /** Returns Ships of a Fleet to their owner’s supply. */
    'return-ships': { unit: UnitId; ships: number };
  }
}

export const leaveShips: Kind<'leave-ships'> = {
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

export const returnShips: Kind<'return-ships'> = {
  run(ctx, _run, { unit: id, ships }) {
    const name = sentence(unitName(ctx.g, unitOf(ctx.g, id)));
    ctx.log(`${name} returns ${several(ships, 'Ship')} to the supply.`, 'A-FLEET-06');
    destroyShips(ctx, id, ships);
  },
  worth: ({ ships }) => -0.5 * ships,
};
