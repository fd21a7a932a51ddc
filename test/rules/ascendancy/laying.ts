import {
  type CalledWith,
  COMPLETE,
  DISCOVER,
  LAY,
  type Payload,
} from '../../../src/games/ascendancy/chapters/calls.ts';
import { explore } from '../../../src/games/ascendancy/chapters/exploring/explore.ts';
import type { Ascendancy, SystemId } from '../../../src/games/ascendancy/state.ts';
import { procedure } from '../../../src/kernel/game.ts';
import { type Done, deedOf, offerOf, perform } from './drive-action.ts';
import { disc, playerOf } from './support.ts';

/** The next lane that a test places, open or ending at a System on the map. Null if no lane fits. */
type Laid = { sectors: 2 | 3 | 4; to?: SystemId } | null;

/** The inputs of a test of moving and exploring, in addition to its position. */
export interface Laying {
  /** Faces of dice, in order. Shuffles take the first card each time. */
  dice?: readonly number[];
  lanes?: readonly Laid[];
  /** Systems that are discovered, in order. Null if none fits. */
  systems?: readonly (SystemId | null)[];
}

/** Replaces the completion of a Project, which another chapter tests. It only removes the Project. */
const complete = procedure<Ascendancy, CalledWith<typeof COMPLETE>>(COMPLETE.name)({
  begin({ g }, { seat, card }) {
    const player = playerOf(g, seat);
    player.projects = player.projects.filter((project) => project.card !== card);
    player.advancements.push({ card, exhausted: false });
    return null;
  },
});

/** Runs moves, Hazards and exploring. Lanes and Systems are placed as the test says, without checking whether they fit. */
export function stage(
  g: Ascendancy,
  payload: Payload,
  { dice = [], lanes = [], systems = [] }: Laying = {},
  offered = false,
): Done {
  const left = { lanes: [...lanes], systems: [...systems] };
  const lay = procedure<Ascendancy, CalledWith<typeof LAY> & { result?: number }>(LAY.name)({
    begin(ctx, local) {
      const lane = left.lanes.shift();
      if (lane === undefined) throw new Error('no lane was scripted');
      local.result = lane === null ? 0 : 1;
      if (lane !== null) layLane(ctx.g, local.system, lane);
      return null;
    },
  });
  const discover = procedure<Ascendancy, CalledWith<typeof DISCOVER> & { result?: number }>(DISCOVER.name)({
    begin(ctx, local) {
      const system = left.systems.shift();
      if (system === undefined) throw new Error('no System was scripted');
      if (system === null) {
        local.result = 0;
        return null;
      }
      const lane = ctx.g.lanes[local.lane];
      ctx.g.discs[system] = disc(system);
      if (lane !== undefined) lane.b = system;
      for (const unit of ctx.g.units) if (local.units.includes(unit.id)) unit.at = system;
      ctx.call(explore, { seat: local.seat, system, units: [...local.units], kind: local.kind });
      return 'end';
    },
    end(_ctx, local) {
      local.result = 1;
      return null;
    },
  });
  return perform(g, payload, {
    dice,
    ask: ['permission', 'before-roll', 'after-roll', 'move-end'],
    instead: [lay, discover, complete],
    scripts: [left.lanes, left.systems],
    offered,
  });
}

function layLane(g: Ascendancy, system: SystemId, { sectors, to }: Exclude<Laid, null>): void {
  const id = `l${++g.minted.lanes}`;
  const from = { x: 0, y: 0 };
  g.lanes[id] = { id, sectors, a: system, b: to ?? null, from, to: from };
}

/** Takes an offer of a seat. Throws if it can’t be taken now. */
export function moves(g: Ascendancy, key: string, script: Laying = {}, seat = 0): Done {
  return stage(g, deedOf(offerOf(g, key, seat)), script, true);
}
