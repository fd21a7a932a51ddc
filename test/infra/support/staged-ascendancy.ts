import { INITIATIVE, TURN } from '../../../src/games/ascendancy/chapters/calls.ts';
import { ascendancy } from '../../../src/games/ascendancy/index.ts';
import { type AscendancyOptions, parseOptions } from '../../../src/games/ascendancy/options.ts';
import type { Ascendancy } from '../../../src/games/ascendancy/state.ts';
import { type Game, procedure } from '../../../src/kernel/game.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import { table } from '../../rules/ascendancy/support.ts';

/**
 * Ascendancy that begins in the middle of a round, as rule cases do, and continues turn by turn, seat 0 first.
 *
 * @param lay sets up the position.
 * @param begin whether turns come first, or the Initiative Stage.
 */
export function stagedAscendancy(
  lay: (g: Ascendancy) => void,
  options: Partial<AscendancyOptions> = {},
  begin: 'turns' | 'initiative' = 'turns',
): Game<Ascendancy> {
  const staged = procedure<Ascendancy, { seat?: Seat }>('staged')({
    begin(ctx) {
      if (begin === 'turns') return 'turn';
      ctx.g.stage = 'initiative';
      ctx.call(INITIATIVE);
      return 'turn';
    },
    turn(ctx, local) {
      ctx.g.stage = 'execution';
      local.seat = ((local.seat ?? -1) + 1) % ctx.g.players.length;
      ctx.call(TURN, { seat: local.seat });
      return 'turn';
    },
  });
  return {
    ...ascendancy,
    setup(given) {
      const g = table(parseOptions(given).civs, options);
      g.turn = null;
      g.turns = 0;
      for (const [seat, { order }] of g.players.entries()) order.card = seat + 1;
      lay(g);
      return g;
    },
    main: 'staged',
    procedures: { ...ascendancy.procedures, staged },
  };
}
