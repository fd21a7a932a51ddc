import { expect } from 'vitest';
import type { Game } from '../../src/kernel/game.ts';
import { InMemoryTable } from '../../src/kernel/in-memory-table.ts';
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

/** Returns a game in which both seats have ended their first turn. */
export function playing(): InMemoryTable<Skirmish> {
  const match = new InMemoryTable(longTurns()).start();
  for (const seat of [0, 1]) match.answer(match.pending(seat) ?? expect.fail('nobody is asked'), []);
  return match;
}

/** The same game, in which Bob may also respond to each move of Ann’s unit u0. Previews assume that he passes. */
export function answeredMoves(): Game<Skirmish, SkirmishView> {
  const game = changingSteps(longTurns(), 'turn', ({ choose }) => {
    if (typeof choose !== 'object' || !('ask' in choose)) throw new Error('choose asks nothing');
    const answer: typeof choose.answer = (ctx, local, given) => {
      const next = choose.answer(ctx, local, given);
      return given.key.startsWith('move:u0') ? 'respond' : next;
    };
    return { choose: { ...choose, answer } };
  });
  return { ...game, assumes: () => true };
}
