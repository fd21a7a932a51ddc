import type { AwayMissions } from '../../src/games/away-missions/state.ts';
import { type Memory, type Procedure, procedures } from '../../src/kernel/game.ts';
import type { Json } from '../../src/kernel/types.ts';
import { Drive, onlyDice } from './drive.ts';

/** One procedure of Away Missions that runs alone, with scripted dice. */
export type ProcedureRun = Drive<AwayMissions>;

/**
 * Runs a procedure on a position with the given memory. Dice come from the list in order, and a shuffle always takes the first
 * card.
 */
export function stage(
  staged: Procedure<AwayMissions>,
  g: AwayMissions,
  dice: readonly number[] = [],
  local: Record<string, Json> = {},
): ProcedureRun {
  return new Drive({
    game: 'away-missions',
    g,
    procedures: procedures(staged),
    payload: (ctx) => ctx.call<Memory>({ name: staged.name }, { ...local }),
    orders: [0, 1].map(() => ({ ask: [], prefer: {} })),
    chance: onlyDice(dice),
  });
}
