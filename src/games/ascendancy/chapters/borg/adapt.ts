import { several } from '../../../kit/words.ts';
import { ADAPTED, RETURNED } from '../../content/borg/numbers.ts';
import { NO_RETURN } from '../../content/borg/tech/defense.ts';
import { borgOf, cubeFought, regainDice } from '../../position/borg.ts';
import { conflictOf, sideAt } from '../../position/conflict.ts';
import { atPlace } from '../../position/names.ts';
import { banned } from '../../rules/ask.ts';
import type { Conflict, Cube } from '../../state.ts';
import type { Play } from '../calls.ts';

/** A-OPEN-28: each 6 that a Cube rolled brings a die back, 2 at most. */
function bringBack(ctx: Play, c: Conflict, cube: Cube): void {
  if (c.barred.includes(NO_RETURN)) return;
  const sixes = sideAt(c, 0).dice.filter(({ face }) => face === 6).length;
  const more = regainDice(cube, Math.min(sixes, RETURNED));
  if (more > 0) ctx.log(`The Cube’s sixes bring ${several(more, 'die', 'dice')} back.`, 'A-OPEN-28');
}

/** A-OPEN-28: its Shields against whoever fought it rise by 1, to 3 at most. */
function adapt(ctx: Play, c: Conflict, cube: Cube): void {
  for (const { owner } of c.sides) {
    if (typeof owner !== 'number') continue;
    const first = !cube.struck.includes(owner);
    if (first && c.kind === 'battle') cube.struck.push(owner);
    if (banned(ctx.g, 'borg-adapt', { seat: owner, first }) === null)
      cube.adapted[owner] = Math.min(ADAPTED, (cube.adapted[owner] ?? 0) + 1);
  }
}

/**
 * What a Combat Round leaves behind with the Borg (A-OPEN-28): a Cube without dice is destroyed at once; another one regains dice and
 * adapts.
 */
export function afterCombatRound(ctx: Play): void {
  const { g } = ctx;
  const c = conflictOf(g);
  const cube = cubeFought(g, c);
  if (cube === undefined) return;
  if (cube.dice > 0) {
    bringBack(ctx, c, cube);
    adapt(ctx, c, cube);
    return;
  }
  const borg = borgOf(g);
  borg.cubes = borg.cubes.filter((one) => one !== cube);
  borg.lures = borg.lures.filter((lure) => lure.cube !== cube.id);
  sideAt(c, 0).out = 'destroyed';
  ctx.log(`The Cube ${atPlace(g, cube.at)} has no dice left: it is destroyed.`, 'A-OPEN-28');
}
