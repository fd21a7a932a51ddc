import { type Game, procedure } from '../../src/kernel/game.ts';
import { type Skirmish, type SkirmishView, toyGame } from './toy-game.ts';

/** The toy game with turns of as many moves and attacks as one likes: a turn ends when a card is drawn. */
export function longTurns(): Game<Skirmish, SkirmishView> {
  const game = toyGame();
  const { turn = {} } = game.procedures;
  const { end } = turn;
  const longer = procedure<Skirmish, { key?: string }>({
    ...turn,
    end: (ctx, local) => {
      if (local.key !== 'draw') return 'choose';
      return typeof end === 'function' ? end(ctx, local) : null;
    },
  });
  return { ...game, procedures: { ...game.procedures, turn: longer } };
}
