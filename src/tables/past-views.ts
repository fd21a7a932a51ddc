import type { Game } from '../kernel/game.ts';
import { goingBack, ownUndo } from '../kernel/going-back.ts';
import type { Entry, Table } from '../kernel/table.ts';
import type { Json, Reader } from '../kernel/types.ts';
import { isOver } from './directory.ts';
import { turnSeatOf } from './games.ts';
import { placeFrom } from './history-places.ts';
import { linesFor } from './lines.ts';
import type { HistoryMove, SeenGoingBack, SeenHistory } from './log-parts.ts';
import { seenBy } from './table-view.ts';
import type { PastTurn } from './turn-history.ts';
import type { OpeningEntry, TableView } from './types.ts';

/** The data that a view of a place in the history is computed from. */
interface PlaceSource {
  /** The table as it is now, with its whole log after the entry that opened it. */
  table: Table;
  entries: readonly (Entry | OpeningEntry)[];
  game: Game<unknown>;
  turns: readonly PastTurn[];
  since: number;
  secret: string;
  /** Returns the table as it was after an entry, with its present players. */
  then(seq: number): Promise<Table>;
}

/** Returns a reader's view at a place in the history. The view holds nothing that concerns only the present. */
export async function placeView(
  reader: Reader,
  { go, seq, held }: { go: HistoryMove; seq: number; held?: true },
  { table, entries, game, turns, since, secret, ...past }: PlaceSource,
): Promise<TableView> {
  const source = { game, since, entries: [], acted: null, secret };
  const start = entries.find(({ input }) => input.t === 'start')?.seq;
  if (start === undefined || table.state === null) return seenBy(table, reader, source);
  const lines = linesFor(entries, reader, table);
  const present = { start, last: table.seq, atTurn: turnSeatOf(table, game), roundBegins: game.roundBegins };
  const { at, after, ...place } = placeFrom({ ...present, lines, turns }, go, seq);
  const then = await past.then(at);
  const isShown = held === true && isOver(table);
  return {
    ...seenBy(then, reader, source),
    status: table.status,
    decision: null,
    orders: null,
    undo: null,
    recent: lines.filter((line) => line.seq > after && line.seq <= at),
    history: isShown ? { ...place, held: heldAt(then, game) } : place,
  };
}

/** Returns every seat's own view of a finished game at an earlier moment. */
function heldAt({ state, chairs }: Table, game: Game<unknown>): NonNullable<SeenHistory['held']> {
  // The view of every game is plain JSON.
  return state === null ? [] : [...chairs.keys()].map((seat) => ({ seat, view: game.view(state, seat) as Json }));
}

/** Returns what going back to an entry would take back. `entries` are all later entries. */
export function goingBackOf(
  table: Table,
  reader: Reader,
  to: number,
  entries: readonly (Entry | OpeningEntry)[],
): SeenGoingBack {
  if (reader === 'spectator')
    return { to, why: { text: 'Only players at this table can go back.', rule: 'T-TURN-01' } };
  const found = goingBack(table, entries, to);
  return 'text' in found ? { to, why: found } : { ...found, undo: ownUndo(table, found, reader)?.step ?? null };
}
