import { greedy, randomly } from '../../../proving/greedy.ts';
import type { Tour, TourReport } from '../../../proving/proof.ts';
import { tournament as play, type Strategy } from '../../../proving/tournament.ts';
import { captain } from '../bot/index.ts';
import { firstEdition } from '../index.ts';
import { starters } from '../starters.ts';
import type { FirstEdition } from '../state.ts';

/** Games of two bots, and games against who plays at random and who looks one step ahead, unless told. */
const PAIRS = 336;
const STRENGTH = 300;

/** Decks of game `n`: each against each other, both ways. */
export function pairing(n: number): [string, string] {
  const names = starters().map(({ name }) => name);
  const one = n % names.length;
  const other = (one + 1 + (Math.floor(n / names.length) % (names.length - 1))) % names.length;
  return [names[one] ?? '', names[other] ?? ''];
}

/** What came of games of one kind. */
interface Series {
  results: (number | null)[];
  turns: number;
  handoffs: number;
  rules: Record<string, number>;
}

/** How strong the bot is, how even the decks are, how long games last and how often players wait for each other. */
export function tournament({ games = PAIRS, strength = STRENGTH, seed }: Tour): TourReport {
  let [slowest, thought, answers] = [0, 0, 0];
  const timed: Strategy<FirstEdition> = (...asked) => {
    const began = performance.now();
    const keys = captain(...asked);
    const took = performance.now() - began;
    [slowest, thought, answers] = [Math.max(slowest, took), thought + took, answers + 1];
    return keys;
  };
  const series = (count: number, name: string, who: (n: number) => readonly Strategy<FirstEdition>[]): Series => {
    const found: Series = { results: [], turns: 0, handoffs: 0, rules: {} };
    for (let n = 0; n < count; n++) {
      const report = play(firstEdition, {
        seed: `${seed} ${name} ${n}`,
        games: 1,
        options: { decks: pairing(n) },
        players: () => who(n),
        ended(_n, { g, over }) {
          found.turns += g.turns / count;
          const rule = over?.rule ?? 'none';
          found.rules[rule] = (found.rules[rule] ?? 0) + 1;
        },
      });
      found.results.push(report.results[0] ?? null);
      found.handoffs += report.handoffs / count;
    }
    return found;
  };
  const against = (foe: Strategy<FirstEdition>) => (n: number) => (n % 2 === 0 ? [timed, foe] : [foe, timed]);
  const won = ({ results }: Series): number | null =>
    results.length === 0 ? null : results.filter((winner, n) => winner === n % 2).length / results.length;
  const random = series(strength, 'random', against(randomly));
  const ahead = series(strength, 'greedy', against(greedy(firstEdition)));
  const pairs = series(games, 'pairs', () => [timed, timed]);
  return {
    notes: Object.entries(pairs.rules).map(([rule, count]) => `${count} games by ${rule}`),
    figures: {
      games: strength,
      beats_random: won(random),
      beats_greedy: won(ahead),
      games_of_two: games,
      turns: pairs.turns,
      handoffs: pairs.handoffs,
      decks: shares(pairs.results),
      ms_per_decision: thought / Math.max(1, answers),
      slowest_ms: Math.round(slowest),
    },
  };
}

/** The part of its games that each deck won, of two bots. */
function shares(results: readonly (number | null)[]): Record<string, number> {
  const tally = new Map<string, { won: number; played: number }>();
  for (const [n, winner] of results.entries())
    for (const [seat, name] of pairing(n).entries()) {
      const { won, played } = tally.get(name) ?? { won: 0, played: 0 };
      tally.set(name, { won: won + (winner === seat ? 1 : winner === null ? 0.5 : 0), played: played + 1 });
    }
  return Object.fromEntries([...tally].map(([name, { won, played }]) => [name, won / played]));
}
