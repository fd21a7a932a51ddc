import { type Play, ROLL } from '../chapters/calls.ts';
import type { Roll } from '../state.ts';
import type { Run } from './frame.ts';
import { hereOf } from './system-units.ts';

/** Rolls dice for a card at a System. A die succeeds if it shows at least `target`. */
export function throwDice(ctx: Play, run: Run, count: number, target: number): void {
  const dice = Array.from({ length: count }, (): Roll['dice'][number] => ({ face: 0, unit: null, rerolled: [] }));
  ctx.g.roll = { kind: 'card', seat: run.seat, system: hereOf(run), target, bonus: 0, dice, used: [] };
  ctx.call(ROLL);
}

/** Returns the faces of the dice and removes the roll from the position. */
export function faces(ctx: Play): number[] {
  const { roll } = ctx.g;
  ctx.g.roll = null;
  return roll?.dice.map(({ face }) => face) ?? [];
}
