import { changePace } from './lobby.ts';
import { must } from './must.ts';
import { NOTHING } from './running.ts';
import { assertSearch } from './search-wish.ts';
import { type Applied, type Input, isFreeChair, type Table } from './table.ts';
import { Refused } from './types.ts';

const RULE = 'T-FIND-01';
const DAY = 24 * 3_600_000;

/** Looks for players for some days, instead of an earlier search (T-FIND-01). A new pace has to be agreed on (T-PACE-01). */
export function search(table: Table, input: Extract<Input, { t: 'search' }>): Applied {
  const { days, wish, pace, player, at } = input;
  assertOwnLobby(table, player);
  assertSearch(wish, days);
  if (!table.chairs.some(isFreeChair))
    throw new Refused('Every seat at this table is taken, so it needs no more players.', 'T-LOBBY-03');
  const { level, region } = wish;
  const until = must(at, 'the time of the search') + days * DAY;
  const paced = pace === undefined ? NOTHING : changePace(table, { t: 'clock', pace, player }, true);
  table.search = { level, region, until };
  return { ...NOTHING, events: [{ text: 'The table is looking for players.', rule: RULE }, ...paced.events] };
}

/** Ends a search early (T-FIND-01). */
export function unsearch(table: Table, { player }: Extract<Input, { t: 'unsearch' }>): Applied {
  assertOwnLobby(table, player);
  if (table.search === undefined) throw new Refused('This table isn’t looking for players.', RULE);
  delete table.search;
  return { ...NOTHING, events: [{ text: 'The table is no longer looking for players.', rule: RULE }] };
}

/** Reports once that a search has ended although seats are still free (T-FIND-02). */
export function searched(table: Table, { until }: Extract<Input, { t: 'searched' }>): Applied {
  const { search: last, status } = table;
  if (status !== 'lobby' || last === undefined || last.over === true || last.until !== until)
    throw new Refused('This search is already over.', 'T-FIND-02');
  table.search = { ...last, over: true };
  const text = 'The search for players is over. The player who opened the table decides how to go on.';
  return { ...NOTHING, events: [{ text, rule: 'T-FIND-02' }] };
}

function assertOwnLobby({ status, owner }: Table, player: string): void {
  if (status !== 'lobby') throw new Refused('The game has begun, so the table needs no more players.', 'T-LOBBY-01');
  if (player !== owner) throw new Refused('Only the player who opened the table can look for players.', 'T-LOBBY-02');
}
