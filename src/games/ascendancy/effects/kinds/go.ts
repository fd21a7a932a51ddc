import { PASS } from '../../../../kernel/decision.ts';
import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { MOVE } from '../../chapters/calls.ts';
import { beginMovement, distanceOf, startOf } from '../../chapters/movement/begin.ts';
import { type Goal, goalsFrom } from '../../chapters/movement/goals.ts';
import { shortPlace } from '../../chapters/movement/words.ts';
import { unitOf } from '../../position/find.ts';
import { unitName } from '../../position/names.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Ascendancy, UnitId } from '../../state.ts';
import type { Run } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { ownHere, unlike } from '../system-units.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Moves one of the player’s Ships or Fleets without a Command: `unit` or, without `unit`, one that the player
     * chooses in the System. The unit moves at impulse as usual or, with `systems`, as if it Exited Warp over that many
     * Systems, along existing lanes.
     */
    go: { unit?: UnitId; systems?: number };
  }
}

/** Returns the places where a unit can go. */
function goals(g: Ascendancy, { seat }: Run, id: UnitId, systems: number | undefined): Goal[] {
  const kind = systems === undefined ? 'impulse' : 'warp';
  const left = systems ?? distanceOf(g, seat, [id], kind);
  const mover = { by: seat, seat, units: [id], kind } as const;
  const all = goalsFrom(g, mover, startOf(unitOf(g, id)), left);
  return all.filter(({ why, explore }) => why === null && (systems === undefined || explore === null));
}

const VERBS = { lane: 'Place a new lane from', system: 'Discover a System beyond' } as const;

export const go: Kind<'go', 'go-where'> = {
  run: chosen({
    ask({ g }, run, { unit, systems }) {
      if (unit !== undefined) return { go: 'go-where' as const };
      const able = unlike(ownHere(g, run)).filter(({ id }) => goals(g, run, id, systems).length > 0);
      if (able.length === 0) return { go: 'begin' as const };
      return {
        seat: run.seat,
        kind: 'pick',
        prompt: `${ruleSourceName(g, run.from)}: move a Ship or Fleet on now?`,
        offers: able.map((one) =>
          open({ key: `move:${one.id}`, verb: 'move', label: `Move ${unitName(g, one)}` }, one.id),
        ),
        pass: { key: PASS, verb: PASS, label: 'Stay' },
        min: 1,
        max: 1,
      };
    },
    take(_ctx, run, id) {
      run.unit = id;
      return 'go-where' as const;
    },
  }),
  steps: {
    'go-where': chosen({
      ask({ g }, run, { unit = run.unit, systems }) {
        if (unit === undefined) return { go: 'begin' as const };
        const all = goals(g, run, unit, systems);
        if (all.length === 0) return { go: 'begin' as const };
        return {
          seat: run.seat,
          kind: 'pick',
          prompt: `Where do you move ${unitName(g, unitOf(g, unit))}?`,
          offers: all.map((goal) => {
            const { sector, explore } = goal;
            const label = `${explore === null ? 'To' : VERBS[explore]} ${shortPlace(g, sector)}`;
            return open({ key: `${explore ?? 'to'}:${sector}`, verb: explore ?? 'to', label }, { goal, unit });
          }),
          pass: { key: PASS, verb: PASS, label: 'Stay' },
          min: 1,
          max: 1,
        };
      },
      take(ctx, run, { goal, unit }, { systems }) {
        const { sector, explore } = goal;
        const how = systems === undefined ? { kind: 'impulse' as const } : { kind: 'warp' as const, left: systems };
        beginMovement(ctx.g, { by: run.seat, units: [unit], goal: sector, explore, ...how });
        ctx.call(MOVE);
      },
    }),
  },
  worth: () => 0.6,
};
