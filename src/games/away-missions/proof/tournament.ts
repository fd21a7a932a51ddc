import { must } from '../../../kernel/must.ts';
import type { Json } from '../../../kernel/types.ts';
import { greedy, randomly } from '../../../simulation/greedy.ts';
import type { Tour, TourReport } from '../../../simulation/proof.ts';
import { tournament as play, type TournamentReport } from '../../../simulation/tournament.ts';
import { quick } from '../bot/index.ts';
import { CARDS } from '../content/cards.ts';
import { awayMissions } from '../index.ts';
import { FACTION_PAIRS, FACTIONS, MOST_PLAYERS, teamsFor } from '../options.ts';
import type { Faction } from '../terms.ts';
import { CardsPlayed } from './cards-played.ts';
import { kindReport, noteOf } from './kind-report.ts';
import { ask, beats } from './strength.ts';

/**
 * Plays the bot against itself, and marks the cards that are played or scored. `from` is the number of the first game.
 */
function balance(
  sides: readonly [Faction, Faction],
  games: number,
  seed: string,
  seen: CardsPlayed,
  from = 0,
): TournamentReport {
  return play(awayMissions, {
    seed,
    games,
    options: sides.join() === USUAL.join() ? {} : { factions: [...sides] },
    players: () => [quick, quick],
    trusted: true,
    ask,
    watch: (n, decision, keys) => seen.answered(from + n, decision, keys),
    ended: (n, { g }) => seen.ended(from + n, g),
  });
}

/** Options for four players without allies, and for four players in two teams. */
const OF_FOUR = { factions: teamsFor(MOST_PLAYERS, []) };
const IN_TEAMS = { ...OF_FOUR, partner: 2 };

const USUAL = ['federation', 'borg'] as const;

/** The number of games is divided by this for four players, because their games take longer. */
const FEWER = 5;

/** Measures the bot and the decks. Returns figures, and notes on rarely played cards. */
export function tournament(tour: Tour): TourReport {
  const { games, strength: rounds, seed, pair, kind } = tour;
  if (kind !== undefined) return kindReport(kind, tour);
  if (pair !== undefined) return pairs(pair, games ?? PAIR_GAMES, seed);
  const count = games ?? 600;
  const seen = new CardsPlayed();
  const report = balance(USUAL, count, seed, seen);
  const rare = seldomOf(USUAL, seen, count);
  const against = rounds ?? 500;
  const part = (foe: Parameters<typeof beats>[0], options: Json, name: string, every = 1): Json =>
    against === 0 ? null : beats(foe, () => options, Math.ceil(against / every), `${seed} ${name}`);
  return {
    notes: rare.slice(0, 12).map(noteOf),
    figures: {
      games: report.games,
      federation_wins: (report.wins[0] ?? 0) / report.games,
      borg_wins: (report.wins[1] ?? 0) / report.games,
      seldom_played: rare[0],
      cards: CARDS.federation.length + CARDS.borg.length,
      ms_per_decision: Math.round(report.thinking * 1000) / 1000,
      beats_random: part(randomly, {}, 'random'),
      beats_greedy: part(greedy(awayMissions), {}, 'greedy'),
      beats_three_at_random: part(randomly, OF_FOUR, 'four', FEWER),
      beats_two_with_an_ally: part(randomly, IN_TEAMS, 'teams', FEWER),
    },
  };
}

/** The default number of games per pair of teams. */
const PAIR_GAMES = 60;

type Seldom = {
  card: string;
  part: number;
};

function seldomOf(sides: readonly Faction[], seen: CardsPlayed, games: number): Seldom[] {
  return sides
    .flatMap((faction) => CARDS[faction])
    .map(({ id }) => ({ card: id, part: seen.part(id, games) }))
    .sort((a, b) => a.part - b.part);
}

/** Plays one pair of teams, such as `klingon-romulan`, or all pairs. Reports wins, points and rarely played cards. */
function pairs(which: string, games: number, seed: string): TourReport {
  const notes: string[] = [];
  const figures: Record<string, Json> = {};
  const decks = new Map(FACTIONS.map((faction) => [faction, { seen: new CardsPlayed(), games: 0 }]));
  const chosen = FACTION_PAIRS.filter((one) => which === 'all' || one.join('-') === which);
  if (chosen.length === 0)
    notes.push(`--pair takes all or one of ${FACTION_PAIRS.map((one) => one.join('-')).join(', ')}.`);
  for (const sides of chosen) {
    const [one, other] = sides;
    const half = Math.ceil(games / 2);
    const all = new CardsPlayed();
    // Each team plays equally often in each seat.
    const there = balance(sides, half, `${seed} ${which} there`, all);
    const back = balance([other, one], half, `${seed} ${which} back`, all, half);
    const [won, lost] = [(there.wins[0] ?? 0) + (back.wins[1] ?? 0), (there.wins[1] ?? 0) + (back.wins[0] ?? 0)];
    const mean = (seat: number): number =>
      [
        ...there.points.map((row) => must(row[seat], 'the points')),
        ...back.points.map((row) => must(row[1 - seat], 'the points')),
      ].reduce((sum, points) => sum + points / (2 * half), 0);
    const part = (wins: number): number => Math.round((100 * wins) / (2 * half));
    const name = sides.join('-');
    figures[name] = {
      games: 2 * half,
      wins: [part(won), part(lost)],
      points: [Math.round(mean(0)), Math.round(mean(1))],
    };
    notes.push(
      `${name}: ${part(won)} to ${part(lost)} % of ${2 * half} games, ${mean(0).toFixed(0)} to ${mean(1).toFixed(0)} points`,
    );
    for (const faction of sides) {
      const deck = decks.get(faction);
      if (deck === undefined) continue;
      for (const { id } of CARDS[faction])
        for (let n = 0; n < 2 * half; n++) if (all.has(id, n)) deck.seen.mark(id, deck.games + n);
      deck.games += 2 * half;
    }
  }
  for (const [faction, { seen, games: played }] of decks) {
    if (played === 0) continue;
    const rare = seldomOf([faction], seen, played);
    notes.push(`${faction}, rarely played:`, ...rare.slice(0, 8).map(noteOf));
    figures[`${faction}_seldom`] = { card: rare[0]?.card ?? '', part: rare[0]?.part ?? 0 };
  }
  return { notes, figures };
}
