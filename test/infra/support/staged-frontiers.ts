import { frontiers } from '../../../src/games/frontiers/index.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import type { FrontiersView } from '../../../src/games/frontiers/view.ts';
import { type Game, procedure } from '../../../src/kernel/game.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import { position } from '../../rules/frontiers/support/position.ts';

/**
 * Frontiers for two that begins in the middle of a Round, as rule cases do, and continues turn by turn, seat 0 first.
 *
 * @param options the options of the game.
 * @param lay sets up the position.
 */
export function stagedFrontiers(
  lay: (g: Frontiers) => void,
  options: Record<string, unknown> = {},
): Game<Frontiers, FrontiersView> {
  const turns = procedure<Frontiers, { seat?: Seat }>('turns')({
    begin(ctx, local) {
      local.seat = local.seat === 0 ? 1 : 0;
      ctx.call({ name: 'turn' }, { seat: local.seat });
      return 'over';
    },
    over(ctx) {
      ctx.g.turn = null;
      return 'begin';
    },
  });
  return {
    ...frontiers,
    setup() {
      const g = position({ players: 2, ...options });
      lay(g);
      return g;
    },
    main: 'turns',
    procedures: { ...frontiers.procedures, turns },
  };
}
