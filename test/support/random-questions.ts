import { proofs } from '../../src/cli/proofs.ts';
import { randomAnswer } from '../../src/kernel/decision.ts';
import type { Game } from '../../src/kernel/game.ts';
import { InMemoryTable } from '../../src/kernel/in-memory-table.ts';
import { stream } from '../../src/kernel/random.ts';
import type { Decision } from '../../src/kernel/types.ts';

/** The number and length of games. All values are counts, so the seeds determine everything. */
export interface RandomPlay {
  games: number;
  /** The number of answers in each game. */
  answers: number;
  /** One question in this many is examined. */
  every: number;
}

/** A player who answers four times in five, for games in which chance alone makes no progress. */
const HABITUAL = 5;

/**
 * Plays seeded games of every kind in turns, and shows each question that waits in them.
 *
 * @param look sees a question and its match, which it doesn't change.
 */
export function randomQuestions<G>(
  game: Game<G>,
  { games, answers, every }: RandomPlay,
  look: (decision: Decision, match: InMemoryTable<G>) => void,
): void {
  const { options: kinds = [{}], habit } = proofs[game.id] ?? {};
  for (let n = 0; n < games; n++) {
    const secret = `typed ${game.id} ${n}`;
    const options = kinds[n % kinds.length] ?? {};
    const match = new InMemoryTable(game, { secret, options, undo: false, rewind: false }).start();
    const random = stream(secret);
    const next = (bound: number): number => random.next(bound);
    for (let given = 0; given < answers && match.state.over === null; given++) {
      const { pending } = match.state;
      const decision = pending[next(pending.length)];
      if (decision === undefined) throw new Error('nobody is asked');
      if (given % every === 0) look(decision, match);
      const keys =
        habit !== undefined && next(HABITUAL) > 0
          ? habit(decision, next, new Map(), match.state)
          : randomAnswer(decision, next);
      match.answer(decision, keys);
    }
  }
}
