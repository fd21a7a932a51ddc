import { expect } from 'vitest';
import { proofs } from '../../src/cli/proofs.ts';
import { objection } from '../../src/kernel/decision.ts';
import type { Game } from '../../src/kernel/game.ts';
import { fuzz } from '../../src/simulation/fuzz.ts';

/** The safe answers after a timeout in a game. */
export interface SafeAnswers {
  /** Their keys; `nothing` stands for an answer that chooses nothing. */
  keys: readonly string[];
  /** The kinds of questions that can have a safe answer, by `procedure.step`. All others never have one. */
  kinds: readonly string[];
  /** The kinds among them that come up in every random game, whatever the shuffles are. */
  usual: readonly string[];
}

/**
 * Plays some decisions of every kind of a game, and looks at the answer after a timeout for each question. Fails if an
 * answer isn't legal, if another answer than these is safe, or if a usual kind of question has no safe answer.
 */
export function expectSafeAnswers<G>(game: Game<G>, decisions: number, { keys, kinds, usual }: SafeAnswers): void {
  const { options: all = [{}], habit } = proofs[game.id] ?? {};
  const found = { keys: new Set<string>(), kinds: new Set<string>() };
  const look = (state: unknown): void => {
    // The fuzzer plays this game, so the state is one of its states.
    const now = state as Parameters<typeof game.fallback>[0];
    for (const decision of now.pending) {
      const answer = game.fallback(now, decision);
      const wrong = objection(decision, answer.keys);
      if (wrong !== null) throw new Error(`${decision.prompt}: ${wrong}`);
      if (!answer.safe) continue;
      const frame = now.stack.at(-1);
      found.kinds.add(`${frame?.proc}.${frame?.step}`);
      for (const key of answer.keys.length === 0 ? ['nothing'] : answer.keys) found.keys.add(key);
    }
  };
  for (const [first, options] of all.entries()) {
    const given = { seed: 'fallback', first, games: 1, decisions, every: Number.POSITIVE_INFINITY, options, look };
    const { violations } = fuzz(game, habit === undefined ? given : { ...given, habit });
    if (violations.length > 0) throw new Error(violations.join('\n'));
  }
  expect([...found.keys].filter((key) => !keys.includes(key))).toEqual([]);
  expect([...found.kinds].filter((kind) => !kinds.includes(kind))).toEqual([]);
  expect(usual.filter((kind) => !found.kinds.has(kind))).toEqual([]);
}
