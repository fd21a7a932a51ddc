import type { Seen } from '../../tables/types.ts';
import type { GameChat } from '../games/chat.ts';
import { plain } from '../markdown.ts';

/** A line of a log. */
type Line = Seen['recent'][number];

/**
 * What happened in at most so many lines, in their order: those that decide games before those that say little, and of
 * equal ones the latest. Which rule a line follows is left to the log; lessons stand beside the question.
 */
export function gist(lines: readonly Line[], most: number, { major, minor }: GameChat): string[] {
  const weight = ({ rule = '' }: Line) => (major.includes(rule) ? 2 : minor.includes(rule) ? 0 : 1);
  const kept = lines
    .filter(({ lesson }) => lesson !== true)
    .map((line, at) => ({ line, at, weight: weight(line) }))
    .sort((one, other) => other.weight - one.weight || other.at - one.at)
    .slice(0, most)
    .sort((one, other) => one.at - other.at);
  return kept.map(({ line }) => `• ${plain(line.text)}`);
}
