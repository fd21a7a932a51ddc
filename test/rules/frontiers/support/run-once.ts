import type { Running } from '../../../../src/games/frontiers/chapters/captains/gains.ts';
import type { Frontiers } from '../../../../src/games/frontiers/state.ts';
import { procedure } from '../../../../src/kernel/game.ts';
import { Drive } from './drive.ts';

/** Changes a position once, with chance and log. `dice`: the first rolls. */
export function once(g: Frontiers, act: (ctx: Running) => void, dice: readonly number[] = []): Drive {
  const it = procedure<Frontiers, object>('it')({
    begin(ctx) {
      act(ctx);
      return null;
    },
  });
  return new Drive(g, { it }, { proc: 'it', local: {} }, dice);
}
