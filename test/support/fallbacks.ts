import { proofs } from '../../src/cli/proofs.ts';
import { objection } from '../../src/kernel/decision.ts';
import type { Game } from '../../src/kernel/game.ts';
import { fuzz } from '../../src/simulation/fuzz.ts';

/** The answers after a timeout in random games. */
export interface Fallbacks {
  /** The keys of safe answers; `nothing` stands for an answer that chooses nothing. */
  safe: string[];
  /** The kinds of questions that had a safe answer at least once, as `procedure.step`. */
  answered: string[];
  /** The kinds of questions that never had a safe answer. */
  unanswered: string[];
}

/**
 * Plays some decisions of every kind of a game, and looks at the answer after a timeout for each question. Throws if an
 * answer isn't legal.
 */
export function fallbacksIn<G>(game: Game<G>, decisions: number): Fallbacks {
  const { options: all = [{}], habit } = proofs[game.id] ?? {};
  const safe = new Set<string>();
  const kinds = new Map<string, boolean>();
  const look = (state: unknown): void => {
    // The fuzzer plays this game, so the state is one of its states.
    const now = state as Parameters<typeof game.fallback>[0];
    for (const decision of now.pending) {
      const answer = game.fallback(now, decision);
      const wrong = objection(decision, answer.keys);
      if (wrong !== null) throw new Error(`${decision.prompt}: ${wrong}`);
      const frame = now.stack.at(-1);
      const kind = `${frame?.proc}.${frame?.step}`;
      kinds.set(kind, kinds.get(kind) === true || answer.safe);
      if (answer.safe) safe.add(answer.keys.length === 0 ? 'nothing' : [...new Set(answer.keys)].join(' '));
    }
  };
  for (const [first, options] of all.entries()) {
    const given = { seed: 'fallback', first, games: 1, decisions, every: Number.POSITIVE_INFINITY, options, look };
    const { violations } = fuzz(game, habit === undefined ? given : { ...given, habit });
    if (violations.length > 0) throw new Error(violations.join('\n'));
  }
  const sorted = (isSafe: boolean): string[] =>
    [...kinds].flatMap(([kind, has]) => (has === isSafe ? [kind] : [])).sort();
  return { safe: [...safe].sort(), answered: sorted(true), unanswered: sorted(false) };
}
