import { PASS } from '../../src/kernel/decision.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Skirmish, SkirmishView } from './toy-game.ts';

/** The toy game with safe answers that end the turn: a pass, a draw, or the first option. */
export function withSafeAnswers(game: Game<Skirmish, SkirmishView>): Game<Skirmish, SkirmishView> {
  return {
    ...game,
    fallback: (_state, { kind, options }) => {
      if (kind === 'subset') return { keys: [], safe: true };
      const safe = options.find(({ key }) => key === PASS || key === 'draw') ?? options[0];
      return { keys: safe === undefined ? [] : [safe.key], safe: true };
    },
  };
}
