import type { Seen } from '../../tables/types.ts';
import type { GameChat } from '../games/chat.ts';
import { plain } from '../markdown.ts';

/** The rule of the line by which a game begins. */
export const BEGINS = 'T-LOBBY-05';

/** A line of a log. */
type LogLine = Seen['recent'][number];

/**
 * Lines in which what is said several times on end stands once, as the latest of them, with how often; `from`: its first entry.
 * What the next line of an entry says again, with more, is left to that one: `A ends its turn.`, `A ends its turn at B.`
 */
export function withoutRepeats(lines: readonly LogLine[]): (LogLine & { from: number })[] {
  const told: (LogLine & { from: number; times: number })[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    const isAgain = last !== undefined && last.text === line.text && last.rule === line.rule;
    if (isAgain || (last?.times === 1 && saysMore(line, last))) told.pop();
    told.push({ ...line, from: isAgain ? last.from : line.seq, times: isAgain ? last.times + 1 : 1 });
  }
  return told.map(({ times, ...line }) => (times === 1 ? line : { ...line, text: `${line.text} (${times}×)` }));
}

function saysMore(line: LogLine, last: LogLine): boolean {
  return line.seq === last.seq && last.text.endsWith('.') && line.text.startsWith(`${last.text.slice(0, -1)} `);
}

/**
 * What happened in at most so many lines, in their order: what somebody lost first, then what decides games, last what says
 * little, and of equal ones the latest. Which rule a line follows is left to the log; lessons stand beside the question.
 */
export function gist(lines: readonly LogLine[], most: number, { major, minor }: GameChat): string[] {
  const weight = ({ rule = '', lost }: LogLine): number => {
    if (lost !== undefined) return 3;
    return major.includes(rule) ? 2 : minor.includes(rule) ? 0 : 1;
  };
  const kept = withoutRepeats(lines.filter(({ lesson }) => lesson !== true))
    .map((line, at) => ({ line, at, weight: weight(line) }))
    .sort((one, other) => other.weight - one.weight || other.at - one.at)
    .slice(0, most)
    .sort((one, other) => one.at - other.at);
  return kept.map(({ line }) => `• ${plain(line.text)}`);
}
