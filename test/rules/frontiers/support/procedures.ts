import { frontiers } from '../../../../src/games/frontiers/index.ts';
import type { Frontiers } from '../../../../src/games/frontiers/state.ts';
import { type Ctx, type ProcedureTable, procedure } from '../../../../src/kernel/game.ts';
import type { Json } from '../../../../src/kernel/types.ts';
import { Drive } from './drive.ts';

/** Runs a turn of seat 0. `more` replaces or adds procedures. */
export function turnOver(g: Frontiers, more: ProcedureTable<Frontiers> = {}, dice: readonly number[] = []): Drive {
  return new Drive(g, { ...frontiers.procedures, ...more }, { proc: 'turn', local: { seat: 0 } }, dice);
}

/** Runs one procedure for seat 0 with these local values. */
export function run(g: Frontiers, proc: string, local: Record<string, Json> = {}, dice: readonly number[] = []): Drive {
  return new Drive(g, frontiers.procedures, { proc, local: { seat: 0, ...local } }, dice);
}

/** A procedure that replaces a fight. It records its arguments and runs a function of the test. */
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
