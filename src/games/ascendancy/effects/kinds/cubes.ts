import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import type { Play } from '../../chapters/calls.ts';
import { systemName } from '../../content/systems/table.ts';
import { placeName } from '../../position/names.ts';
import { bearerName } from '../../rules/bearers.ts';
import type { Cube } from '../../state.ts';
import { type Amount, amountIn } from '../amount.ts';
import { hereOf } from '../here.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** A Cube comes into the System, and acts from the next turn of the Borg on; with all in play the weakest regains all its dice. */
    cube: object;
    /** The weakest Cube regains dice. */
    'cube-dice': { gains: Amount };
    /** A Cube, this one or one that the player chooses, loses dice, but not the last. */
    'hurt-cube': { dice: number; cube?: number };
    /** Cubes make for the System in so many turns of the Borg. */
    lure: { turns: number };
  }
}

/** Cubes that there are, and dice of each (A-EXP-11, A-BORG-02). */
const CUBES = 5;
const DICE = 9;

function weakest(cubes: readonly Cube[]): Cube | undefined {
  return [...cubes].sort((a, b) => a.dice - b.dice || a.id - b.id)[0];
}

/** Gives a Cube dice back, 9 at most. */
function regain(ctx: Play, cube: Cube | undefined, dice: number): void {
  if (cube === undefined) return;
  const more = Math.min(dice, DICE - cube.dice);
  cube.dice += more;
  if (more > 0)
    ctx.log(`The Cube at ${placeName(ctx.g, cube.at)} regains ${several(more, 'die', 'dice')}.`, 'A-BORG-02');
}

export const cube: Kind<'cube'> = {
  run(ctx, run) {
    const { g } = ctx;
    const { borg } = g;
    if (borg === null) return;
    if (borg.cubes.length >= CUBES) {
      regain(ctx, weakest(borg.cubes), DICE);
      return;
    }
    borg.built += 1;
    const at = hereOf(run);
    const adapted = g.players.map(() => 0);
    borg.cubes.push({ id: borg.built, at, dice: DICE, adapted, struck: [], from: borg.turns + 1 });
    ctx.log(`A Borg Cube waits at ${placeName(g, at)}.`, 'A-BORG-02');
  },
  worth: () => -1,
};

export const cubeDice: Kind<'cube-dice'> = {
  run(ctx, run, { gains }) {
    regain(ctx, weakest(ctx.g.borg?.cubes ?? []), amountIn(ctx.g, run, gains));
  },
  worth: () => -0.2,
};

function hurt(ctx: Play, found: Cube, dice: number, why: string): void {
  const lost = Math.min(dice, found.dice - 1);
  if (lost <= 0) return;
  found.dice -= lost;
  ctx.log(`The Cube at ${placeName(ctx.g, found.at)} loses ${several(lost, 'die', 'dice')}, by ${why}.`, 'A-BORG-02');
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
        prompt: `${bearerName(g, run.from)}: which Cube loses ${dice} dice?`,
        offers: cubes.map((one) => {
          const label = `The Cube at ${placeName(g, one.at)}`;
          return open({ key: `cube:${one.id}`, verb: 'cube', label, hint: `It has ${one.dice} dice` }, one.id);
        }),
        min: 1,
        max: 1,
      };
    },
    take(ctx, run, id, { dice }) {
      const found = ctx.g.borg?.cubes.find((one) => one.id === id);
      if (found !== undefined) hurt(ctx, found, dice, bearerName(ctx.g, run.from));
    },
  }),
  steps: {
    'hurt-sole-cube'(ctx, run, { cube: id, dice }) {
      const found = ctx.g.borg?.cubes.find((one) => id === undefined || one.id === id);
      if (found !== undefined) hurt(ctx, found, dice, bearerName(ctx.g, run.from));
    },
  },
  worth: ({ dice }) => 0.2 * dice,
};

export const lure: Kind<'lure'> = {
  run(ctx, run, { turns }) {
    const { borg } = ctx.g;
    if (borg === null || borg.cubes.length === 0) return;
    const system = hereOf(run);
    borg.lures.push({ system, turns });
    ctx.log(`${systemName(system)} lures Cubes now.`, 'A-BORG-07');
  },
  worth: () => -0.4,
};
