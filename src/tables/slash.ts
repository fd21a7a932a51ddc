import type { Text } from '../kernel/types.ts';
import { typedWords } from './words.ts';

/** Commands that people type by mistake as if they were moves, each with its hint. */
const COMMANDS: Readonly<Record<string, Text>> = {
  undo: '`/undo` takes back your last step.',
  hand: '`/hand` shows your hand.',
  map: '`/map` shows the map.',
  log: '`/log` shows what has happened.',
  recap: '`/recap` shows what the others have done since your last turn.',
  why: '`/why` explains why you can’t do something.',
  rules: '`/rules` answers questions about the rules.',
  orders: '`/orders` sets your standing orders.',
  help: '`/help` explains how to play here.',
};

/** Returns the hint for a player who typed a command as a move, or null if the text is something else. */
export function commandNamed(wish: string): Text | null {
  const [word = '', ...others] = typedWords(wish);
  return others.length > 0 || !Object.hasOwn(COMMANDS, word) ? null : (COMMANDS[word] ?? null);
}
