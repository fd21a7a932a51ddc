import { must } from './must.ts';
import { NOTHING, running } from './running.ts';
import type { Applied, Input, Pause, Table } from './table.ts';
import { Refused } from './types.ts';

const RULE = 'T-PAUSE-01';
/** The number of pauses that a table remembers. Earlier ones matter to no question that could still be open. */
const MOST = 16;

/** Returns the pause that is on at a time (ms since 1970), or null. */
export function pauseAt({ pauses = [] }: Pick<Table, 'pauses'>, at: number): Pause | null {
  const pause = unended({ pauses });
  return pause !== null && (pause.until === null || at < pause.until) ? pause : null;
}

/** Returns the latest pause if the table hasn't noted its end yet, or null. */
export function unended({ pauses = [] }: { readonly pauses?: readonly Pause[] }): Pause | null {
  const last = pauses.at(-1);
  return last !== undefined && last.ended === undefined ? last : null;
}

/** Pauses the table (T-PAUSE-01). A pause that is on already ends, and the new one replaces it. */
export function pauseFrom(table: Table, at: number, until: number | null): void {
  endPause(table, at);
  const { pauses = [] } = table;
  table.pauses = [...pauses, { from: at, until }].slice(-MOST);
}

/** Ends the pause of a table, at the latest at its own end. */
export function endPause(table: Table, at: number): void {
  const pause = unended(table);
  if (pause === null) return;
  const ended = Math.min(at, pause.until ?? at);
  table.pauses = [...must(table.pauses, 'the pauses').slice(0, -1), { ...pause, ended }];
}

/** Notes that a pause has reached its end. */
export function resume<G>(table: Table<G>, { from }: Extract<Input, { t: 'resume' }>): Applied {
  running(table);
  const pause = unended(table);
  if (pause === null || pause.from !== from || pause.until === null)
    throw new Refused('This pause has already ended.', RULE);
  endPause(table, pause.until);
  return { ...NOTHING, events: [{ text: 'The pause is over, and the game continues.', rule: RULE }] };
}
