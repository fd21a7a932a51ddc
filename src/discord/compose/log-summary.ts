import type { GameChat } from '../../chat/game-chat.ts';
import type { LogLine } from '../../tables/log-parts.ts';
import { plain } from '../markdown.ts';

/** The rule of the log line that reports the start of a game. */
export const BEGINS = 'T-LOBBY-05';

/** The rule of a log line about an undone step. */
export const UNDO = 'T-UNDO-01';

/**
 * Merges consecutive repeats of a line into the latest one, with a count; `from` is the entry of the first repeat.
 * Drops a line that the next line of the same entry repeats with more detail: `A ends its turn.`, `A ends its turn at
 * B.`
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

/** The log lines of a message, and the entry of the first omitted line (null if none was omitted). */
export interface Gist {
  readonly told: string[];
  readonly left: { readonly lines: number; readonly since: number } | null;
}

/** Maximum number of loss lines in a message; a round rarely has that many. */
const LOSSES = 12;

/**
 * Summarizes the log in at most `most` lines, in order. Losses take precedence, and up to `LOSSES` of them are included
 * even if they exceed `most`. The remaining space goes first to lines about decisive rules and last to lines about
 * minor rules. Among lines of the same importance, later lines are preferred. Repeated lines are merged. Lines show
 * their rules only in the log, and lessons are shown with the question.
 */
export function gistOf(lines: readonly LogLine[], most: number, { major, minor }: GameChat): Gist {
  const weight = ({ rule = '', lost }: LogLine): number => {
    if (lost !== undefined) return 3;
    return major.includes(rule) ? 2 : minor.includes(rule) ? 0 : 1;
  };
  const all = onceEach(withoutRepeats(lines.filter(({ lesson }) => lesson !== true)));
  const losses = all.filter(({ lost }) => lost !== undefined).length;
  const kept = all
    .map((line, at) => ({ line, at, weight: weight(line) }))
    .sort((one, other) => other.weight - one.weight || other.at - one.at)
    .slice(0, Math.max(most, Math.min(losses, LOSSES)))
    .sort((one, other) => one.at - other.at);
  const places = new Set(kept.map(({ at }) => at));
  const left = all.filter((_, at) => !places.has(at));
  const [first] = left;
  return {
    told: kept.map(({ line }) => `• ${plain(line.text)}`),
    left: first === undefined ? null : { lines: left.length, since: first.seq },
  };
}

/** Returns only the lines, for messages in which the log is one click away. */
export function summarizeLog(lines: readonly LogLine[], most: number, chat: GameChat): string[] {
  return gistOf(lines, most, chat).told;
}

/** Keeps each text once, at its last occurrence, with a count of its repeats. */
export function onceEach(lines: readonly LogLine[]): LogLine[] {
  const times = new Map<string, number>();
  for (const { text } of lines) times.set(text, (times.get(text) ?? 0) + 1);
  return lines.flatMap((line, at) => {
    const count = times.get(line.text) ?? 1;
    const isLast = lines.findLastIndex(({ text }) => text === line.text) === at;
    return isLast ? [count === 1 ? line : { ...line, text: `${line.text} (${count}×)` }] : [];
  });
}
