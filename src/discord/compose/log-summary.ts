import type { TableView } from '../../tables/types.ts';
import type { GameChat } from '../games/chat.ts';
import { plain } from '../markdown.ts';

/** The rule of the line by which a game begins. */
export const BEGINS = 'T-LOBBY-05';

/** The rule of a line by which a step was taken back. */
export const UNDO = 'T-UNDO-01';

/** A line of a log. */
type LogLine = TableView['recent'][number];

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

/** What a message tells of what happened, and the entry of the first line that it leaves to the log; null: it tells all. */
export interface Gist {
  readonly told: string[];
  readonly left: { readonly lines: number; readonly since: number } | null;
}

/** Lines with losses that a message has room for; a round seldom has as many. */
const LOSSES = 12;

/**
 * What happened in at most so many lines, in their order: what somebody lost, which is told however many lines it takes, then
 * what decides games, last what says little, and of equal ones the latest. What is said several times stands once. Which rule a
 * line follows is left to the log; lessons stand beside the question.
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

/** The same in lines alone, where the log is at hand. */
export function summarizeLog(lines: readonly LogLine[], most: number, chat: GameChat): string[] {
  return gistOf(lines, most, chat).told;
}

/** Lines of which each text stands once, where it was said last, with how often. */
function onceEach(lines: readonly LogLine[]): LogLine[] {
  const times = new Map<string, number>();
  for (const { text } of lines) times.set(text, (times.get(text) ?? 0) + 1);
  return lines.flatMap((line, at) => {
    const count = times.get(line.text) ?? 1;
    const isLast = lines.findLastIndex(({ text }) => text === line.text) === at;
    return isLast ? [count === 1 ? line : { ...line, text: `${line.text} (${count}×)` }] : [];
  });
}
