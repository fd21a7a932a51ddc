import { stream } from '../../../kernel/random.ts';
import { randomly } from '../../../simulation/greedy.ts';
import type { Tour, TourReport } from '../../../simulation/proof.ts';
import { tournament as play, type Strategy } from '../../../simulation/tournament.ts';
import { captain } from '../bot/index.ts';
import { ascendancy } from '../index.ts';
import { CIVS } from '../options.ts';
import type { Ascendancy } from '../state.ts';
import type { Civ } from '../terms.ts';

/** The default numbers of games with three bots, and of games with one bot against two random players. */
const TRIOS = 600;
const STRENGTH = 100;
/** For every `BORG` games with three bots, one bot plays the Borg alone once, and two bots play them together once. */
const BORG = 6;

/** The results of games between bots. */
class Tally {
  readonly #played = new Map<Civ, number>();
  readonly #won = new Map<Civ, number>();
  readonly victories: Record<string, number> = {};
  rounds = 0;
  games = 0;

  add({ options: { civs }, round }: Ascendancy, winners: readonly number[], rule: string): void {
    this.games += 1;
    this.rounds += round;
    this.victories[rule] = (this.victories[rule] ?? 0) + 1;
    for (const [seat, civ] of civs.entries()) {
      this.#played.set(civ, (this.#played.get(civ) ?? 0) + 1);
      if (winners.includes(seat)) this.#won.set(civ, (this.#won.get(civ) ?? 0) + 1 / winners.length);
    }
  }

  /** Returns the wins of each civilization as a multiple of its fair share. */
  shares(players: number): Record<string, number> {
    return Object.fromEntries(
      [...this.#played].map(([civ, played]) => [civ, ((this.#won.get(civ) ?? 0) * players) / played]),
    );
  }

  /** The share of games with a winner. */
  get won(): number {
    return [...this.#won.values()].reduce((sum, won) => sum + won, 0) / Math.max(1, this.games);
  }
}

/** Draws civilizations at random. */
function drawn(count: number, seed: string): Civ[] {
  const random = stream(seed);
  const left = [...CIVS];
  return Array.from({ length: count }, () => left.splice(random.next(left.length), 1)).flat();
}

/**
 * Plays a tournament and reports how strong the bot is, how even the civilizations are, how games end, and how often
 * players beat the Borg.
 */
export function tournament({ games = TRIOS, strength = STRENGTH, seed }: Tour): TourReport {
  let slowest = 0;
  let thought = 0;
  let answers = 0;
  const timed: Strategy<Ascendancy> = (...asked) => {
    const began = performance.now();
    const keys = captain(...asked);
    const took = performance.now() - began;
    slowest = Math.max(slowest, took);
    thought += took;
    answers += 1;
    return keys;
  };
  // Each game has different civilizations, so each is run as a tournament of its own.
  const series = (count: number, players: number, name: string, who: (n: number) => Strategy<Ascendancy>[]) => {
    const tally = new Tally();
    const results: (number | null)[] = [];
    for (let n = 0; n < count; n++) {
      const civs = drawn(players, `${seed} ${name} civilizations ${n}`);
      const options = { civs, borg: players < 3 ? 'invasion' : 'none' };
      const one = { seed: `${seed} ${name} ${n}`, games: 1, options, players: () => who(n) };
      const ended = (_: number, { g, over }: Parameters<NonNullable<Parameters<typeof play>[1]['ended']>>[1]): void =>
        tally.add(g as Ascendancy, over?.winners ?? [], over?.rule ?? 'none');
      results.push(play(ascendancy, { ...one, ended }).results[0] ?? null);
    }
    return { tally, results };
  };
  const duels = series(strength, 3, 'random', (n) =>
    [0, 1, 2].map((seat) => (seat === n % 3 ? timed : randomly)),
  ).results;
  const trios = series(games, 3, 'trios', () => [timed, timed, timed]).tally;
  const lone = series(Math.ceil(games / BORG), 1, 'lone', () => [timed]).tally;
  const pairs = series(Math.ceil(games / BORG), 2, 'pairs', () => [timed, timed]).tally;
  return {
    notes: Object.entries(trios.victories).map(([rule, count]) => `${count} games by ${rule}`),
    figures: {
      games: strength,
      beats_random: strength === 0 ? null : duels.filter((winner, n) => winner === n % 3).length / strength,
      games_of_three: games,
      rounds: trios.rounds / Math.max(1, trios.games),
      shares: trios.shares(3),
      victories: trios.victories,
      won_alone: lone.won,
      won_by_two: pairs.won,
      ms_per_decision: thought / Math.max(1, answers),
      slowest_ms: Math.round(slowest),
    },
  };
}
