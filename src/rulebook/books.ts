import type { GameId, RuleId } from '../kernel/types.ts';

/**
 * The rulebooks, with their titles and the letters that their rule ids begin with. Each game's chapters are in a separate folder.
 */
const books: Readonly<Record<GameId, { title: string; letter: string }>> = {
  frontiers: { title: 'Star Trek: Frontiers', letter: 'F' },
  ascendancy: { title: 'Star Trek: Ascendancy', letter: 'A' },
  'first-edition': { title: 'Star Trek CCG, First Edition', letter: 'C' },
  'away-missions': { title: 'Star Trek: Away Missions', letter: 'M' },
  tables: { title: 'Tables', letter: 'T' },
};

/** Titles of the rulebooks, by game. */
export const bookTitles: Readonly<Record<GameId, string>> = Object.fromEntries(
  Object.entries(books).map(([game, { title }]) => [game, title]),
);

const games = new Map(Object.entries(books).map(([game, { letter }]) => [letter, game]));

/** Matches the ids of rules in a text. */
export const RULE_IDS = new RegExp(`\\b[${[...games.keys()].join('')}]-[A-Z]+-\\d+\\b`, 'g');

/** Returns the game that a rule belongs to, by the first letter of the rule's id. */
export function gameOfRule(id: RuleId): GameId {
  return games.get(id.charAt(0)) ?? 'tables';
}
