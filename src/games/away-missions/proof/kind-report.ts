import { must } from '../../../kernel/must.ts';
import type { Json } from '../../../kernel/types.ts';
import { greedy, randomly } from '../../../simulation/greedy.ts';
import type { Tour, TourReport } from '../../../simulation/proof.ts';
import { tournament } from '../../../simulation/tournament.ts';
import { quick } from '../bot/index.ts';
import { CARDS, EXTRAS } from '../content/cards.ts';
import { awayMissions } from '../index.ts';
import { FACTIONS } from '../options.ts';
import type { Faction } from '../terms.ts';
import { CardsPlayed } from './cards-played.ts';
import { handoffs } from './handoffs.ts';
import { KINDS, kindOf } from './kinds.ts';
import { ask, beats } from './strength.ts';

/** The default number of games. */
const GAMES = 120;

/** The bot's opponents by name. */
const FOES = { random: randomly, greedy: greedy(awayMissions) } as const;

/** The report lists cards that are played in less than this share of their deck's games. */
const SELDOM = 0.05;

/**
 * Plays games of one kind. Reports the share of games that each affiliation wins, rarely played cards, how often games
 * wait for another person, and the bot's results against other strategies.
 */
export function kindReport(kind: string, { games: wanted, strength, against: foe, seed }: Tour): TourReport {
  const options = kindOf(kind);
  if (options === null) return { notes: [`--kind takes one of ${KINDS}.`], figures: {} };
  const foes = Object.entries(FOES).filter(([name]) => foe === undefined || foe === name);
  if (foes.length === 0) return { notes: [`--against takes one of ${Object.keys(FOES).join(', ')}.`], figures: {} };
  const games = wanted ?? GAMES;
  const against = strength ?? games;
  const { notes, figures } = games === 0 ? { notes: [], figures: {} } : evenness(options, games, seed);
  const parts = foes.map(([name, plays]): [string, Json] => [
    `beats_${name}`,
    against === 0 ? null : beats(plays, options, against, `${seed} ${kind} ${name}`),
  ]);
  return {
    notes,
    figures: {
      kind,
      games,
      ...figures,
      against,
      ...Object.fromEntries(parts),
    },
  };
}

/** The results of one affiliation. */
interface Share {
  games: number;
  /** The number of wins. A shared victory counts as a fraction of a win. */
  won: number;
  points: number;
}

/** Plays the bot against itself. */
function evenness(options: (game: number) => Json, games: number, seed: string): TourReport {
  const seen = new CardsPlayed();
  const shares = new Map<Faction, Share>(FACTIONS.map((faction) => [faction, { games: 0, won: 0, points: 0 }]));
  const decks = new Map<string, number>();
  tournament(awayMissions, {
    seed,
    games,
    options,
    players: () => [quick, quick, quick, quick],
    trusted: true,
    ask,
    watch: (n, decision, keys) => seen.answered(n, decision, keys),
    ended(n, state) {
      const { g } = state;
      seen.ended(n, g);
      const winners = state.over?.winners ?? [];
      const { rows } = awayMissions.score(state);
      // Allies win together, and sides that tie share the victory.
      const each = g.allies === undefined ? 1 / winners.length : 1;
      for (const [seat, { faction, brought }] of g.players.entries()) {
        const share = shares.get(faction);
        if (share === undefined) continue;
        share.games += 1;
        share.won += winners.includes(seat) ? each : 0;
        share.points += must(rows[seat], `seat ${seat}’s score`).total;
        const own =
          brought === undefined ? CARDS[faction].map(({ id }) => id) : [...brought.mission, ...brought.support];
        for (const card of new Set(own)) decks.set(card, (decks.get(card) ?? 0) + 1);
      }
    },
  });
  const notes = [...shares].map(
    ([faction, { games: played, won, points }]) =>
      `${faction}: wins ${((100 * won) / played).toFixed(1)} % of ${played} games, ${(points / played).toFixed(0)} points`,
  );
  const cards = [CARDS, EXTRAS].flatMap((sets) => FACTIONS.flatMap((faction) => sets[faction].map(({ id }) => id)));
  const rare = cards
    .flatMap((card) => (decks.has(card) ? [{ card, part: seen.part(card, decks.get(card) ?? 1) }] : []))
    .sort((a, b) => a.part - b.part);
  const hardly = rare.filter(({ part }) => part < SELDOM);
  const waits = handoffs(
    `${seed} waits`,
    Array.from({ length: Math.ceil(games / 5) }, (_, n) => options(n * 5)),
  );
  return {
    notes: [
      ...notes,
      `${hardly.length} of ${rare.length} cards are played in less than ${100 * SELDOM} % of the games of their deck; the least:`,
      ...rare.slice(0, Math.max(hardly.length, 6)).map(noteOf),
    ],
    figures: {
      wins: Object.fromEntries([...shares].map(([faction, { games: played, won }]) => [faction, won / played])),
      seldom: hardly.map(({ card }) => card),
      handoffs: { games: waits.games.length, most: Math.max(...waits.games), mean: mean(waits.games) },
    },
  };
}

function mean(all: readonly number[]): number {
  return all.reduce((sum, one) => sum + one, 0) / all.length;
}

/** Formats a card's name with the share of games in which it was played. */
export function noteOf({ card, part }: { card: string; part: number }): string {
  return `${(part * 100).toFixed(1).padStart(5)} %  ${card}`;
}
