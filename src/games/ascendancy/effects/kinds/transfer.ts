import { PASS } from '../../../../kernel/decision.ts';
import { must } from '../../../../kernel/must.ts';
import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { sentence } from '../../../kit/words.ts';
import { MOVE, type Play } from '../../chapters/calls.ts';
import { accessOf, type Mover } from '../../chapters/movement/access.ts';
import { beginMovement } from '../../chapters/movement/begin.ts';
import { systemName } from '../../content/lookup.ts';
import { does, namesApart, theSeat } from '../../position/names.ts';
import { isPlanetary } from '../../position/standing.ts';
import { living } from '../../position/units.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Ascendancy, SystemId, UnitId } from '../../state.ts';
import type { Run } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { hereOf, ownHere } from '../system-units.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Moves the player’s Ships directly from this System to the System `to`, or to any Planetary System that isn’t
     * closed to these Ships. This effect moves `units`, or the units that the player chooses.
     */
    transfer: { to?: SystemId; units?: UnitId[] };
  }
}

interface Leap extends Run {
  to?: SystemId;
  going?: UnitId[];
  /** Owners of Peaceful Ships who have agreed (A-MOVE-19). */
  agreed?: number[];
}

function mover({ seat, going = [] }: Leap, units: readonly UnitId[] = going): Mover {
  return { by: seat, seat, units, kind: 'impulse' };
}

/** Returns the Planetary Systems that the Ships can go to. */
function targets(g: Ascendancy, run: Leap): SystemId[] {
  const here = hereOf(run);
  const units = ownHere(g, run).map(({ id }) => id);
  return Object.keys(g.discs).filter((id) => {
    if (id === here || !isPlanetary(id)) return false;
    const { closed, stop } = accessOf(g, mover(run, units), id);
    return closed === null && stop;
  });
}

/** Puts the Ships in the chosen System and continues with the end of the move. */
function leap(ctx: Play, { seat, going = [], to }: Leap): void {
  const { g } = ctx;
  if (to === undefined || living(g, going).length === 0) return;
  const m = beginMovement(g, { by: seat, units: going, kind: 'impulse', goal: to, left: 0 });
  for (const unit of living(g, going)) unit.at = to;
  m.path.push(to);
  ctx.call(MOVE);
}

export const transfer: Kind<'transfer', 'transfer-units' | 'transfer-leave' | 'transfer-refused' | 'leap', Leap> = {
  run: chosen({
    ask({ g }, run: Leap, { to }) {
      const systems = to === undefined ? targets(g, run) : [];
      if (to !== undefined) return { go: 'transfer-units' as const };
      if (systems.length === 0 || ownHere(g, run).length === 0) return { go: 'begin' as const };
      return {
        seat: run.seat,
        kind: 'pick',
        prompt: `${ruleSourceName(g, run.from)}: which System do your Ships go to?`,
        offers: systems.map((id) => open({ key: `to:${id}`, verb: 'to', label: `To ${systemName(id)}` }, id)),
        pass: { key: PASS, verb: PASS, label: 'Stay here' },
        min: 1,
        max: 1,
      };
    },
    take(_ctx, run, id) {
      run.to = id;
      return 'transfer-units' as const;
    },
  }),
  steps: {
    'transfer-units': {
      ask({ g }, run, { units }) {
        const here = ownHere(g, run);
        if (units !== undefined || here.length < 2) return { go: 'transfer-leave' };
        const names = namesApart(g, here);
        const options = here.map((unit, at) => ({
          key: `unit:${unit.id}`,
          verb: 'unit',
          label: sentence(must(names[at], 'the name of a unit')),
        }));
        const prompt = `Which of your Ships go to ${systemName(must(run.to, 'the System to go to'))}?`;
        return { seat: run.seat, kind: 'subset', prompt, options, min: 1, max: options.length };
      },
      answer(_ctx, run, { keys }) {
        run.going = keys.map((key) => Number(key.slice('unit:'.length)));
        return 'transfer-leave';
      },
    },
    // Players who have Ships there and are at Peace with the player are asked for permission (A-MOVE-19).
    'transfer-leave': {
      ask({ g }, run, { to = run.to, units }) {
        const agreed = run.agreed ?? [];
        const going = run.going ?? units ?? ownHere(g, run).map(({ id }) => id);
        const asked = to === undefined ? [] : accessOf(g, mover(run, going), to).asksToStop;
        const seat = asked.find((one) => !agreed.includes(one));
        if (seat === undefined || to === undefined) return { go: 'leap' };
        const options = [
          { key: 'grant', verb: 'grant', label: 'Allow it', rule: 'A-MOVE-19' },
          { key: PASS, verb: PASS, label: 'Refuse, and they stay where they are', rule: 'A-MOVE-20' },
        ];
        const prompt = `May ${theSeat(g, run.seat)} bring Ships to ${systemName(to)}?`;
        return { seat, kind: 'pick', prompt, options, min: 1, max: 1, rule: 'A-MOVE-19', window: 'permission' };
      },
      answer(_ctx, run, { question: { seat } }) {
        run.agreed = [...(run.agreed ?? []), seat];
        return 'transfer-leave';
      },
      passed: 'transfer-refused',
    },
    'transfer-refused'(ctx, run) {
      ctx.log(`${does(ctx.g, run.seat, 'isn’t', 'aren’t')} allowed to come. The Ships stay.`, 'A-MOVE-20');
      delete run.going;
    },
    leap(ctx, run, { to = run.to, units }) {
      const going = run.going ?? units ?? ownHere(ctx.g, run).map(({ id }) => id);
      leap(ctx, { ...run, going, ...(to === undefined ? {} : { to }) });
      delete run.going;
      delete run.to;
      delete run.agreed;
    },
  },
  worth: () => 0.5,
};
