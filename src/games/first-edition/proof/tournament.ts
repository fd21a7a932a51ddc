import { greedy, randomly } from '../../../simulation/greedy.ts';
import type { Tour, TourReport } from '../../../simulation/proof.ts';
import { tournament as play, type Strategy } from '../../../simulation/tournament.ts';
import { captain } from '../bot/index.ts';
import { firstEdition } from '../index.ts';
import type { FirstEdition } from '../state.ts';
import { fieldOf } from './fields.ts';

/**
 * The default numbers of games between two bots, and of games against a random player and against a player that looks
 * one step ahead.
 */
const PAIRS = 336;
const STRENGTH = 300;

/** The results of one kind of game. */
interface Series {
  results: (number | null)[];
  turns: number;
  handoffs: number;
  rules: Record<string, number>;
  /** Games that stopped early because the engine refused an available answer. */
  broken: string[];
}

/** Measures how strong the bot is, how even the decks are, how long games last, and how often players wait. */
export function tournament({ games = PAIRS, strength, seed, decks }: Tour): TourReport {
  const bouts = strength ?? (decks === undefined ? STRENGTH : 0);
  const { named, options } = fieldOf(decks);
  let [slowest, thought, answers] = [0, 0, 0];
  const timed: Strategy<FirstEdition> = (...asked) => {
    const began = performance.now();
    const keys = captain(...asked);
    const took = performance.now() - began;
    [slowest, thought, answers] = [Math.max(slowest, took), thought + took, answers + 1];
    return keys;
  };
  const series = (count: number, name: string, who: (n: number) => readonly Strategy<FirstEdition>[]): Series => {
    const found: Series = { results: [], turns: 0, handoffs: 0, rules: {}, broken: [] };
    const one = (n: number) =>
      play(firstEdition, {
        seed: `${seed} ${name} ${n}`,
        games: 1,
        options: options(n),
        players: () => who(n),
        ended(_n, { g, over }) {
          found.turns += g.turns / count;
          const rule = over?.rule ?? 'none';
          found.rules[rule] = (found.rules[rule] ?? 0) + 1;
        },
      });
    for (let n = 0; n < count; n++) {
      try {
        const report = one(n);
        found.results.push(report.results[0] ?? null);
        found.handoffs += report.handoffs / count;
      } catch (error) {
        found.results.push(null);
        found.broken.push(`${name} ${n} stopped early: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    return found;
  };
  const against = (foe: Strategy<FirstEdition>) => (n: number) => (n % 2 === 0 ? [timed, foe] : [foe, timed]);
  const won = ({ results }: Series): number | null =>
    results.length === 0 ? null : results.filter((winner, n) => winner === n % 2).length / results.length;
  const random = series(bouts, 'random', against(randomly));
  const ahead = series(bouts, 'greedy', against(greedy(firstEdition)));
  const pairs = series(games, 'pairs', () => [timed, timed]);
  const broken = [random, ahead, pairs].flatMap((one) => one.broken);
  return {
    notes: [...broken, ...Object.entries(pairs.rules).map(([rule, count]) => `${count} games by ${rule}`)],
    figures: {
      games: bouts,
      beats_random: won(random),
      beats_greedy: won(ahead),
      games_of_two: games,
      turns: pairs.turns,
      handoffs: pairs.handoffs,
      handoffs_per_turn: pairs.handoffs / pairs.turns,
      answers,
      broken_off: broken.length,
      decks: shares(pairs.results, named),
      ms_per_decision: thought / Math.max(1, answers),
      slowest_ms: Math.round(slowest),
    },
  };
}

/** Returns the share of its games that each deck wins when two bots play. */
function shares(results: readonly (number | null)[], named: (n: number) => readonly string[]): Record<string, number> {
  const tally = new Map<string, { won: number; played: number }>();
  for (const [n, winner] of results.entries())
    for (const [seat, name] of named(n).entries()) {
      const { won, played } = tally.get(name) ?? { won: 0, played: 0 };
      tally.set(name, { won: won + (winner === seat ? 1 : winner === null ? 0.5 : 0), played: played + 1 });
    }
  return Object.fromEntries([...tally].map(([name, { won, played }]) => [name, won / played]));
}
