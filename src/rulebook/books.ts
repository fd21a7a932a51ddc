import type { GameId, RuleId } from '../kernel/types.ts';

/** The rulebooks: what each is called, and with what the ids of its rules begin. The folder of a game holds its chapters. */
const books: Readonly<Record<GameId, { title: string; letter: string }>> = {
  frontiers: { title: 'Star Trek: Frontiers', letter: 'F' },
  ascendancy: { title: 'Star Trek: Ascendancy', letter: 'A' },
  'first-edition': { title: 'Star Trek CCG, First Edition', letter: 'C' },
  'away-missions': { title: 'Star Trek: Away Missions', letter: 'M' },
  tables: { title: 'Tables', letter: 'T' },
};

/** What the rulebooks are called, by game. */
export const bookTitles: Readonly<Record<GameId, string>> = Object.fromEntries(
  Object.entries(books).map(([game, { title }]) => [game, title]),
);

const games = new Map(Object.entries(books).map(([game, { letter }]) => [letter, game]));

/** The ids of rules in a text. */
export const RULE_IDS = new RegExp(`\\b[${[...games.keys()].join('')}]-[A-Z]+-\\d+\\b`, 'g');

/** The game whose rule this is: ids begin with the letter of their game. */
export function gameOfRule(id: RuleId): GameId {
  return games.get(id.charAt(0)) ?? 'tables';
}
