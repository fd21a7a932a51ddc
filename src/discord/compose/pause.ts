import { unended } from '../../kernel/pauses.ts';
import type { Pause, Proposal } from '../../kernel/table.ts';
import type { Reader } from '../../kernel/types.ts';
import type { Summary } from '../../tables/summary.ts';
import type { TableId, TableView } from '../../tables/types.ts';
import { nameOfProposal } from '../ids.ts';
import { assemble, bold, moment } from '../markdown.ts';
import type { RowsDraft } from './body.ts';
import { proposedBack } from './going-back.ts';
import { button, buttonRows, menuRow, type Row } from './rows.ts';

/** Pauses that a menu offers, in days. */
const DAYS: readonly (readonly [days: number, label: string])[] = [
  [1, '1 day'],
  [2, '2 days'],
  [3, '3 days'],
  [7, '1 week'],
  [14, '2 weeks'],
  [28, '4 weeks'],
];

/** The value of a menu's line for a pause without an end. */
export const UNTIL_AGREED = 'agreed';

/** Says until when a table is paused, in a list of one line; an empty list if it isn't paused. */
export function pausedLines(table: { pauses?: readonly Pause[] }): string[] {
  const pause = unended(table);
  if (pause === null) return [];
  return [`The game is paused ${untilWords(pause.until)}. You can play on, but nobody is reminded.`];
}

/** The end of a pause: “until 7 December 2026 09:00, in 5 days”. */
export function untilWords(until: number | null): string {
  return until === null ? 'until everyone agrees to play on' : `until ${moment(until, 'f')}, ${moment(until)}`;
}

/** Describes a proposal at a table to a reader, worded to follow “proposes”. */
export function proposalWords(what: Proposal, table: Pick<TableView, 'chairs'>, reader: Reader | null): string {
  switch (what.do) {
    case 'end':
      return 'to end the game without a winner';
    case 'rewind':
      return proposedBack(table, what, reader);
    case 'pause':
      return `to pause the game ${untilWords(what.until)}`;
    case 'resume':
      return 'to end the pause';
  }
}

/** The buttons to vote on a pause or its end, which only the table's players can use. */
export function pauseRows(table: TableId, what: Extract<Proposal, { do: 'pause' | 'resume' }>): Row[] {
  const name = nameOfProposal(what);
  return buttonRows([
    button({ act: 'yes', table, name }, 'Agree', 'first'),
    button({ act: 'no', table, name }, what.do === 'pause' ? 'No, play on' : 'No, stay paused'),
  ]);
}

/** Lets a player propose a pause, or the end of the present one. `isAlone` is true if nobody else has to agree. */
export function pauseDraft(table: Pick<Summary, 'id' | 'title' | 'pauses'>, isAlone: boolean): RowsDraft {
  const { id, title } = table;
  const isPaused = pausedLines(table).length > 0;
  const agree = isAlone ? 'Nobody else has to agree.' : 'It begins when everyone at the table agrees.';
  const about = isPaused
    ? `Choose another end, or propose to play on. ${agree.replace('It begins', 'That counts')}`
    : `For how long? ${agree} Then nobody is reminded, and the time doesn’t count towards any deadline. It ends by itself, or earlier if everyone agrees.`;
  const lines = DAYS.map(([days, label]) => ({ value: `${days}`, label: `For ${label}` }));
  const open = { value: UNTIL_AGREED, label: 'Until everyone agrees to play on' };
  return {
    content: assemble([bold(title), ...pausedLines(table), about], [], ['-# `/game pause until:` takes a day, too.']),
    rows: [
      menuRow({ act: 'pause-for', table: id }, 'Propose a pause', [...lines, open]),
      ...(isPaused ? buttonRows([button({ act: 'resume', table: id }, 'Propose to play on', 'first')]) : []),
    ],
  };
}
