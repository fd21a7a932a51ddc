import { optionByKey } from '../../../kernel/decision.ts';
import { greedy, randomly } from '../../../proving/greedy.ts';
import type { Tour, TourReport } from '../../../proving/proof.ts';
import { tournament as play, type Strategy, type TournamentReport } from '../../../proving/tournament.ts';
import { kept } from '../../kit/cache.ts';
import { quick } from '../bot/index.ts';
import { CARDS } from '../content/cards.ts';
import { awayMissions } from '../index.ts';
import { MOST_PLAYERS, teamsFor } from '../options.ts';
import { defaultOrders } from '../orders.ts';
import type { AwayMissions } from '../state.ts';
import { beatsRandom } from './many.ts';

/** The windows that bots at a table have. */
const ask = (): string[] => defaultOrders(true).ask;

/** Part of the games that the bot wins against another player, with each side in turn. */
function strength(foe: Strategy<AwayMissions>, games: number, seed: string): number {
  const players = (n: number): Strategy<AwayMissions>[] => (n % 2 === 0 ? [quick, foe] : [foe, quick]);
  const { results } = play(awayMissions, { seed, games, players, trusted: true });
  return results.filter((winner, n) => winner === n % 2).length / games;
}

/** Verbs of options by which cards are played, and used once they were. */
const PLAYS = new Set(['play', 'equip', 'interrupt', 'use', 'via']);

/** Plays the bot against itself; gives the report and in which part of the games each card was played or scored. */
function balance(games: number, seed: string): { report: TournamentReport; used: Map<string, number> } {
  const seen = new Map<string, Set<number>>();
  const mark = (card: string, n: number): void => {
    kept(seen, card, () => new Set()).add(n);
  };
  const report = play(awayMissions, {
    seed,
    games,
    players: () => [quick, quick],
    trusted: true,
    ask,
    watch: (n, decision, [key = '']) => {
      const { verb = '', subject } = optionByKey(decision, key) ?? {};
      if (PLAYS.has(verb) && subject?.kind === 'card') mark(subject.id, n);
    },
    ended: (n, { g }) => {
      for (const { scored } of g.players) for (const { card } of scored) mark(card, n);
    },
  });
  return { report, used: new Map([...seen].map(([card, games_]) => [card, games_.size / games])) };
}

/** Four players, each alone and in two teams. */
const OF_FOUR = { teams: teamsFor(MOST_PLAYERS, []) };
const IN_TEAMS = { ...OF_FOUR, partner: 2 };

/** How the bot and the decks stand: seldom played cards in words, and figures. */
export function tournament({ games, strength: rounds, seed }: Tour): TourReport {
  const { report, used } = balance(games ?? 600, seed);
  const seldom = [...CARDS.federation, ...CARDS.borg]
    .map(({ id }) => ({ card: id, part: used.get(id) ?? 0 }))
    .sort((a, b) => a.part - b.part);
  const against = rounds ?? 500;
  return {
    notes: seldom.slice(0, 12).map(({ card, part }) => `${(part * 100).toFixed(1).padStart(5)} %  ${card}`),
    figures: {
      games: report.games,
      federation_wins: (report.wins[0] ?? 0) / report.games,
      borg_wins: (report.wins[1] ?? 0) / report.games,
      seldom_played: seldom[0],
      cards: CARDS.federation.length + CARDS.borg.length,
      ms_per_decision: Math.round(report.thinking * 1000) / 1000,
      beats_random: against === 0 ? null : strength(randomly, against, `${seed} random`),
      beats_greedy: against === 0 ? null : strength(greedy(awayMissions), against, `${seed} greedy`),
      beats_three_at_random: against === 0 ? null : beatsRandom(OF_FOUR, Math.ceil(against / 5), `${seed} four`),
      beats_two_with_an_ally: against === 0 ? null : beatsRandom(IN_TEAMS, Math.ceil(against / 5), `${seed} teams`),
    },
  };
}
