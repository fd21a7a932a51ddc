import { setTimeout as pause } from 'node:timers/promises';
import type { Done } from './at-table.ts';

/** How long people wait in the end for what they were promised, in milliseconds. */
const GRACE = 60_000;
/** What nobody may read whose command is in the log. */
const REFUSED = /went wrong|fault is ours|isn’t your turn:|not on offer|is gone/;
/**
 * What only those may read whose command is in the log: what happened. An option and what it brings begins with its name
 * in bold, and stands below a refusal as well.
 */
const HAPPENED = /^• (?!\*\*)/m;
/** What a bot says that starts after one that died. */
const NOT_DONE = /^That was not done/;

/** What people were told, held against what the log of their table says. Ids of interactions. */
export interface Verdict {
  /** Told to have happened, and not in the log. */
  lost: string[];
  /** In the log more than once, or without anybody having done it. */
  doubled: string[];
  /** Discord was promised an answer, and the person never got one. */
  deferredLost: string[];
  /** In the log, and the person was told that it was not done. */
  mistold: string[];
  /** Told to be repeated, because a bot died with it. */
  notDone: number;
  /** Told by Discord that the bot did not respond. */
  noResponse: number;
}

/** Waits for the last answers, then compares. `log` has the ids of the entries that people made, in order. */
export async function judge(done: readonly Done[], log: readonly string[], grace = GRACE): Promise<Verdict> {
  const end = performance.now() + grace;
  while (done.some((one) => one.told() === null) && performance.now() < end) await pause(50);
  const ids = new Set(log);
  const known = new Set(done.map(({ id }) => id));
  const told = done.map((one) => ({ ...one, words: one.told() }));
  const says = (words: string | null, what: RegExp): boolean => words !== null && what.test(words);
  const nowhere = told.filter(({ words }) => words === 'no response');
  return {
    lost: told.filter(({ id, typed, words }) => typed && !ids.has(id) && says(words, HAPPENED)).map(({ id }) => id),
    doubled: log.filter((id, at) => !known.has(id) || log.indexOf(id) !== at),
    deferredLost: told.filter(({ words }) => words === null).map(({ id }) => id),
    mistold: told
      .filter(
        ({ id, words }) => ids.has(id) && (words === 'no response' || says(words, REFUSED) || says(words, NOT_DONE)),
      )
      .map(({ id }) => id),
    notDone: told.filter(({ words }) => says(words, NOT_DONE)).length,
    noResponse: nowhere.length,
  };
}

/** Whether all is well. */
export function isClean({ lost, doubled, deferredLost, mistold }: Verdict): boolean {
  return lost.length + doubled.length + deferredLost.length + mistold.length === 0;
}
