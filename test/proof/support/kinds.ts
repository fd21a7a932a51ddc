import { proofs } from '../../../src/cli/proofs.ts';
import { optionsOf } from '../../../src/kernel/decision.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { stream } from '../../../src/kernel/random.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { type FuzzOptions, fuzz } from '../../../src/simulation/fuzz.ts';
import type { Budget } from '../budgets.ts';
import { faultsOf } from './faults.ts';

/** What was seen in random games. */
export interface Seen {
  /** Questions that don’t fit where people read them. */
  faults: Set<string>;
  verbs: Set<string>;
  /** Steps of procedures that asked: `assault.consent`. */
  steps: Set<string>;
}

/** What random games of all kinds have shown. */
export interface Found extends Seen {
  /** Broken claims. */
  violations: string[];
  decisions: number;
  /** Games that came to their end. */
  finished: number;
}

/** The costly claims (all options apply, undo) are looked at every so many decisions. */
const EVERY = 30;

/** Plays every kind of a game for a while, each in another way, then whole games of kinds drawn by lot, within a budget. */
export function playKinds<G>(game: Game<G>, budget: Pick<Budget, 'decisions' | 'each'>): Found {
  const { options: kinds = [{}], habit } = proofs[game.id] ?? {};
  const found: Found = {
    violations: [],
    decisions: 0,
    finished: 0,
    faults: new Set(),
    verbs: new Set(),
    steps: new Set(),
  };
  const play = (options: Json, first: number, decisions: number): void => {
    const given = { seed: game.id, first, games: 1, decisions, every: EVERY, options, ...seeing(found) };
    const report = fuzz(game, habit === undefined ? given : { ...given, habit });
    found.violations.push(...report.violations.map((violation) => `${JSON.stringify(options)} ${violation}`));
    found.decisions += report.decisions;
    found.finished += report.finished;
  };
  for (const [at, options] of kinds.entries()) play(options, at, budget.each);
  const lot = stream(`kinds of ${game.id}`);
  for (let n = kinds.length; found.decisions < budget.decisions && found.violations.length === 0; n++)
    play(kinds[lot.next(kinds.length)] ?? {}, n, budget.decisions - found.decisions);
  return found;
}

/** Notes what a fuzzed game asks. */
export function seeing({ faults, verbs, steps }: Seen): Required<Pick<FuzzOptions, 'watch' | 'look'>> {
  return {
    watch(decision) {
      for (const fault of faultsOf(decision)) faults.add(fault);
      for (const { verb } of optionsOf(decision)) verbs.add(verb);
    },
    look({ stack, pending }) {
      const top = stack.at(-1);
      if (pending.length > 0) steps.add(`${top?.proc}.${top?.step}`);
    },
  };
}
