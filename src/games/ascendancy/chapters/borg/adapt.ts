import { several } from '../../../kit/words.ts';
import { ADAPTED, RETURNED } from '../../content/borg-numbers.ts';
import { borgOf, cubeFought, NO_RETURN, regainDice } from '../../position/borg.ts';
import { conflictOf, sideAt } from '../../position/conflict.ts';
import { atPlace } from '../../position/names.ts';
import { banned } from '../../rules/ask.ts';
import type { Conflict, Cube } from '../../state.ts';
import type { Play } from '../calls.ts';

/** Returns a die to the Cube for each 6 it rolled, 2 at most (A-OPEN-28). */
function bringBack(ctx: Play, c: Conflict, cube: Cube): void {
  if (c.barred.includes(NO_RETURN)) return;
  const sixes = sideAt(c, 0).dice.filter(({ face }) => face === 6).length;
  const more = regainDice(cube, Math.min(sixes, RETURNED));
  if (more > 0) ctx.log(`The Cube rolled sixes and regains ${several(more, 'die', 'dice')}.`, 'A-OPEN-28');
}

/** Raises the Cube’s Shields by 1, to 3 at most, against each player who fought it (A-OPEN-28). */
function adapt(ctx: Play, c: Conflict, cube: Cube): void {
  for (const { owner } of c.sides) {
    if (typeof owner !== 'number') continue;
    const first = !cube.struck.includes(owner);
    if (first && c.kind === 'battle') cube.struck.push(owner);
    if (banned(ctx.g, 'cube', { what: 'adapt', seat: owner, first }) === null)
      cube.adapted[owner] = Math.min(ADAPTED, (cube.adapted[owner] ?? 0) + 1);
  }
}

/**
 * Updates the Cube after a Combat Round: without dice it is destroyed, otherwise it regains dice and adapts
 * (A-OPEN-28).
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
  ctx.log(`The Cube ${atPlace(g, cube.at)} has no dice left and is destroyed.`, 'A-OPEN-28');
}
