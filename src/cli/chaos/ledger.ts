import { setTimeout as pause } from 'node:timers/promises';
import type { Done } from './at-table.ts';
import type { SetBack } from './faults.ts';

/** How long people wait for promised answers at the end, in milliseconds. */
const GRACE = 60_000;
/** Matches answers that are wrong if the command is in the log. */
const REFUSED =
  /went wrong|broke on our side|isn’t your turn[:.]|not on offer|can’t be chosen now|no longer open|is gone/;
/**
 * Matches a bulleted line about an event, which only the answer to a command in the log may contain. A bullet that
 * starts in bold is an option, and options can also appear below a refusal.
 */
const HAPPENED = /^• (?!\*\*)/m;
/** The bot's answers if there is no table, or if the bot doesn’t know it. */
const NO_TABLE =
  /There is no table|There are no tables|This table doesn’t exist|You haven’t joined a table|`\/game new` opens one/;
/**
 * Matches an answer that refuses a command as unknown. A command that the bot itself offered may be outdated, but never
 * unknown.
 */
const UNKNOWN = /“[^”]*” can’t be done now|You can’t do “[^”]*” now/;
/** The message that a bot sends when it replaces a dead one. */
const NOT_DONE = /^That wasn’t done/;

/** Compares people's answers with the log of their table, by interaction id. */
export interface Verdict {
  /** Actions that were reported as done but aren't in the log. */
  lost: string[];
  /** Actions that were confirmed but have disappeared, because Redis was set back on purpose afterwards. */
  setBack: string[];
  /** Actions that were answered with “no table” although the table exists. */
  denied: string[];
  /** Entries that are in the log more than once, or that nobody caused. */
  doubled: string[];
  /** Actions whose promised answer never came. */
  deferredLost: string[];
  /** Actions that are in the log, although the person was told that they were not done. */
  mistold: string[];
  /** Actions that the bot offered but then refused as unknown. */
  misread: string[];
  /** Actions that the person was asked to repeat, because a bot died. */
  notDone: number;
  /** Actions for which Discord told the person that the bot did not respond. */
  noResponse: number;
}

/**
 * Waits for the last answers, and then compares what people were told with the log.
 * @param log the ids of people's entries, in order.
 * @param setBacks when Redis was set back on purpose: actions that were confirmed in these spans may be lost.
 * @param grace how long to wait for the last answers, in milliseconds.
 */
export async function judge(
  done: readonly Done[],
  log: readonly string[],
  setBacks: readonly SetBack[] = [],
  grace = GRACE,
): Promise<Verdict> {
  const end = performance.now() + grace;
  while (done.some((one) => one.told() === null) && performance.now() < end) await pause(50);
  const ids = new Set(log);
  const known = new Set(done.map(({ id }) => id));
  const told = done.map((one) => ({ ...one, words: one.told() }));
  const says = (words: string | null, what: RegExp): boolean => words !== null && what.test(words);
  const nowhere = told.filter(({ words }) => words === 'no response');
  const missing = told.filter(({ id, typed, words }) => typed && !ids.has(id) && says(words, HAPPENED));
  const isSetBack = ({ at, toldAt }: Done): boolean =>
    setBacks.some(({ from, to }) => at < to && (toldAt() ?? Number.POSITIVE_INFINITY) > from);
  return {
    lost: missing.filter((one) => !isSetBack(one)).map(({ id }) => id),
    setBack: missing.filter(isSetBack).map(({ id }) => id),
    denied: told.filter(({ words }) => says(words, NO_TABLE)).map(({ id }) => id),
    doubled: log.filter((id, at) => !known.has(id) || log.indexOf(id) !== at),
    deferredLost: told.filter(({ words }) => words === null).map(({ id }) => id),
    mistold: told
      .filter(
        ({ id, words }) => ids.has(id) && (words === 'no response' || says(words, REFUSED) || says(words, NOT_DONE)),
      )
      .map(({ id }) => id),
    misread: told.filter(({ typed, words }) => typed && says(words, UNKNOWN)).map(({ id }) => id),
    notDone: told.filter(({ words }) => says(words, NOT_DONE)).length,
    noResponse: nowhere.length,
  };
}

/** True if no action was lost, duplicated or reported wrongly. */
export function isClean({ lost, denied, doubled, deferredLost, mistold, misread }: Verdict): boolean {
  return [lost, denied, doubled, deferredLost, mistold, misread].every((ids) => ids.length === 0);
}
