import { setTimeout as pause } from 'node:timers/promises';
import type { Done } from './at-table.ts';
import type { SetBack } from './faults.ts';

/** How long people wait in the end for what they were promised, in milliseconds. */
const GRACE = 60_000;
/** What nobody may read whose command is in the log. */
const REFUSED =
  /went wrong|broke on our side|isn’t your turn[:.]|not on offer|can’t be chosen now|no longer open|is gone/;
/**
 * What only those may read whose command is in the log: what happened. An option and what it brings begins with its name
 * in bold, and stands below a refusal as well.
 */
const HAPPENED = /^• (?!\*\*)/m;
/** The bot's answers if there is no table, or if it doesn’t know the table. */
const NO_TABLE =
  /There is no table|There are no tables|This table doesn’t exist|You sit at no table|`\/game new` opens one/;
/** What nobody may read who sends what the bot offered: by then it may be gone, but never unknown. */
const UNKNOWN = /“[^”]*” can’t be done now|You can’t do “[^”]*” now/;
/** What a bot says that starts after one that died. */
const NOT_DONE = /^That wasn’t done/;

/** What people were told, held against what the log of their table says. Ids of interactions. */
export interface Verdict {
  /** Told to have happened, and not in the log. */
  lost: string[];
  /** Actions that were confirmed but are gone, because Redis was set back on purpose afterwards. */
  setBack: string[];
  /** Actions that were answered with “no table” although there is one. */
  denied: string[];
  /** In the log more than once, or without anybody having done it. */
  doubled: string[];
  /** Discord was promised an answer, and the person never got one. */
  deferredLost: string[];
  /** In the log, and the person was told that it was not done. */
  mistold: string[];
  /** Offered by the bot, and told to be nothing that can be done. */
  misread: string[];
  /** Told to be repeated, because a bot died with it. */
  notDone: number;
  /** Told by Discord that the bot did not respond. */
  noResponse: number;
}

/**
 * Waits for the last answers, then compares.
 *
 * @param log the ids of the entries that people made, in order.
 * @param setBacks when Redis was set back on purpose: actions confirmed within these times may be gone.
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

/** Whether all is well. */
export function isClean({ lost, denied, doubled, deferredLost, mistold, misread }: Verdict): boolean {
  return [lost, denied, doubled, deferredLost, mistold, misread].every((ids) => ids.length === 0);
}
