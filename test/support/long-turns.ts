import type { Game } from '../../src/kernel/game.ts';
import { changingSteps } from './changed-steps.ts';
import { type Skirmish, type SkirmishView, toyGame } from './toy-game.ts';

/** The toy game with turns of any number of moves and attacks. A turn ends when a card is drawn. */
export function longTurns(): Game<Skirmish, SkirmishView> {
  return changingSteps(toyGame(), 'turn', ({ end }) => ({
    end: (ctx, local) => {
      if (local['key'] !== 'draw') return 'choose';
      return typeof end === 'function' ? end(ctx, local) : null;
    },
  }));
}
