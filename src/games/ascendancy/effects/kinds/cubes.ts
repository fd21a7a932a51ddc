import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { routesFrom } from '../../chapters/borg/routes.ts';
import type { Play } from '../../chapters/calls.ts';
import { HIT_BORG } from '../../chapters/conflict/hits.ts';
import { DICE } from '../../content/borg-numbers.ts';
import { systemName } from '../../content/lookup.ts';
import { placeCube } from '../../position/borg.ts';
import { noteUse } from '../../position/conflict.ts';
import { atPlace } from '../../position/names.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Ascendancy, Cube, SystemId } from '../../state.ts';
import { regain, weakest } from '../cubes.ts';
import type { Kind } from '../kind.ts';
import { hereOf } from '../system-units.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Places a Cube in the System. The Cube acts from the next Borg turn on. If all Cubes are in play, the weakest Cube
     * regains all its dice instead.
     */
    cube: object;
    /**
     * Makes a Cube lose dice: the Cube `cube` or, without `cube`, a Cube that the player chooses. The Cube keeps its
     * last die unless `last` is set. In a fight, the effect also counts as a hit on the Cube if `last` is set.
     */
    'hurt-cube': { dice: number; cube?: number; last?: true };
    /**
     * Makes Cubes head for the System for this many turns of the Borg. With `nearest`, only the nearest Cube heads for
     * the System, for this many of its Command Cards.
     */
    lure: { turns: number; nearest?: true };
  }
}

export const cube: Kind<'cube'> = {
  run(ctx, run) {
    const { g } = ctx;
    const { borg } = g;
    if (borg === null) return;
    const at = hereOf(run);
    if (placeCube(g, at) === null) regain(ctx, weakest(borg.cubes), DICE);
    else ctx.log(`A Borg Cube waits ${atPlace(g, at)}.`, 'A-BORG-02');
  },
  worth: () => -1,
};

function hurt(ctx: Play, found: Cube, dice: number, why: string, least = 1): void {
  const lost = Math.min(dice, found.dice - least);
  if (lost <= 0) return;
  found.dice -= lost;
  ctx.log(`The Cube ${atPlace(ctx.g, found.at)} loses ${several(lost, 'die', 'dice')} to ${why}.`, 'A-BORG-02');
}

export const hurtCube: Kind<'hurt-cube', 'hurt-sole-cube'> = {
  run: chosen({
    ask({ g }, run, { cube: id, dice }) {
      const cubes = g.borg?.cubes ?? [];
      if (cubes.length === 0) return { go: 'begin' as const };
      if (id !== undefined || cubes.length === 1) return { go: 'hurt-sole-cube' as const };
      return {
        seat: run.seat,
        kind: 'pick',
        prompt: `${ruleSourceName(g, run.from)}: which Cube loses ${dice} dice?`,
        offers: cubes.map((one) => {
          const label = `The Cube ${atPlace(g, one.at)}`;
          return open({ key: `cube:${one.id}`, verb: 'cube', label, hint: `It has ${one.dice} dice` }, one.id);
        }),
        min: 1,
        max: 1,
      };
    },
    take(ctx, run, id, { dice }) {
      const found = ctx.g.borg?.cubes.find((one) => one.id === id);
      if (found !== undefined) hurt(ctx, found, dice, ruleSourceName(ctx.g, run.from));
    },
  }),
  steps: {
    'hurt-sole-cube'(ctx, run, { cube: id, dice, last }) {
      const { borg, conflict } = ctx.g;
      const found = borg?.cubes.find((one) => id === undefined || one.id === id);
      if (found === undefined) return;
      hurt(ctx, found, dice, ruleSourceName(ctx.g, run.from), last === true ? 0 : 1);
      // Taking a Cube’s dice in a fight counts as hitting it.
      if (conflict !== null && last === true) noteUse(conflict, HIT_BORG, run.seat);
    },
  },
  worth: ({ dice }) => 0.2 * dice,
};

/** Returns the Cubes by distance to a System, nearest first. Ties go to the Cube with the most dice. */
function byDistance(g: Ascendancy, system: SystemId): Cube[] {
  const routes = routesFrom(g, system);
  const far = ({ at }: Cube) => routes.get(at)?.sectors ?? Number.MAX_SAFE_INTEGER;
  return [...(g.borg?.cubes ?? [])].sort((a, b) => far(a) - far(b) || b.dice - a.dice || a.id - b.id);
}

export const lure: Kind<'lure'> = {
  run(ctx, run, { turns, nearest }) {
    const { borg } = ctx.g;
    if (borg === null || borg.cubes.length === 0) return;
    const system = hereOf(run);
    const [cube] = nearest === true ? byDistance(ctx.g, system) : [];
    borg.lures.push({ system, turns, ...(cube === undefined ? {} : { cube: cube.id }) });
    ctx.log(`${systemName(system)} now lures Cubes.`, 'A-BORG-07');
  },
  worth: () => -0.4,
};
