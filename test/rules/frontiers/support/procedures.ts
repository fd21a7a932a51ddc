import { frontiers } from '../../../../src/games/frontiers/index.ts';
import type { Frontiers } from '../../../../src/games/frontiers/state.ts';
import { type Ctx, type ProcedureTable, procedure } from '../../../../src/kernel/game.ts';
import type { Json } from '../../../../src/kernel/types.ts';
import { Drive } from './drive.ts';

/** A turn of seat 0 over a position; `more` takes the place of procedures or adds some. */
export function turnOver(g: Frontiers, more: ProcedureTable<Frontiers> = {}, dice: readonly number[] = []): Drive {
  return new Drive(g, { ...frontiers.procedures, ...more }, { proc: 'turn', local: { seat: 0 } }, dice);
}

/** One procedure over a position, as it is called for seat 0 with what else it needs. */
export function run(g: Frontiers, proc: string, local: Record<string, Json> = {}, dice: readonly number[] = []): Drive {
  return new Drive(g, frontiers.procedures, { proc, local: { seat: 0, ...local } }, dice);
}

/** A procedure in place of a fight: keeps what it was called with, and does what a case wants. */
export function fight(called: object[], does: (ctx: Ctx<Frontiers>) => void = () => {}): ProcedureTable<Frontiers> {
  const stand = procedure<Frontiers, object>('stand')({
    begin(ctx, local) {
      called.push({ ...local });
      does(ctx);
      return null;
    },
  });
  return { combat: stand, away: stand, classh: stand, pvp: stand, assault: stand };
}
