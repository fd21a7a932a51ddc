import type { GameId } from '../../src/kernel/types.ts';

/**
 * What `npm run test:all` spends on the proofs of a game. All are counts, and what they buy follows from fixed seeds: results are
 * the same on every machine. `npm run fuzz -- --game ID --all --minutes 10 --leaks 20` spends more.
 */
export interface Budget {
  /** Decisions in random games under every claim. */
  decisions: number;
  /** How many of them each kind of the game gets, before whole games of some kinds are played with the rest. */
  each: number;
  /** Positions dealt anew in each audit of views, questions and logs. */
  positions: number;
  /** Positions dealt anew in which messages, refusals and texts are compared, too. */
  shown: number;
  /** Of those, one in so many has its pictures compared. */
  drawnEvery: number;
  /** Games that the bot plays against who plays at random. */
  duels: number;
  /** Answers of the bot that are looked at one by one. */
  answers: number;
  /** In whole games, the pictures of one position in so many are looked at. */
  pictureEvery: number;
}

/** A line for each game. */
// biome-ignore format: a line for each game
export const BUDGETS = {
  ascendancy: { decisions: 4_000, each: 250, positions: 60, shown: 16, drawnEvery: 12, duels: 4, answers: 400, pictureEvery: 150 },
  'away-missions': { decisions: 7_000, each: 100, positions: 200, shown: 60, drawnEvery: 20, duels: 10, answers: 300, pictureEvery: 12 },
  'first-edition': { decisions: 3_600, each: 120, positions: 90, shown: 24, drawnEvery: 12, duels: 10, answers: 300, pictureEvery: 100 },
  frontiers: { decisions: 14_000, each: 60, positions: 90, shown: 24, drawnEvery: 12, duels: 4, answers: 300, pictureEvery: 150 },
} satisfies Record<GameId, Budget>;

/** Malformed payloads that the commands get. */
export const PAYLOADS = 10_000;
