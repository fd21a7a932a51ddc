import type { TableId } from '../../tables/types.ts';
import { bold, moment } from '../markdown.ts';
import type { RowsDraft } from './body.ts';
import { button, buttonRows, menuRow } from './rows.ts';

/** How long a table can be muted, in days. */
export const MUTE_DAYS: readonly (readonly [days: number, label: string])[] = [
  [1, '1 day'],
  [3, '3 days'],
  [7, '1 week'],
  [14, '2 weeks'],
];

/** The value of a mute without an end, in menus and commands. */
export const ALWAYS = 'always';

/** The end of a mute: undefined if there is none, and null if it ends only when the person says so. */
export type MuteEnd = number | null | undefined;

/** Says until when a table is muted. */
export function muteWords(until: number | null): string {
  return until === null ? 'muted until you say otherwise' : `muted until ${moment(until, 'f')}`;
}

/** Tells a person what muting a table, or no longer muting it, means. */
export function mutedText(title: string, until: MuteEnd): string {
  if (until === undefined) return `${bold(title)} notifies you again.`;
  return `${bold(title)} is ${muteWords(until)}. Its messages still come, but silently. Only you can see this.`;
}

/** Lets a person mute a table, or end that. */
export function muteDraft(table: TableId, title: string, until: MuteEnd, says = ''): RowsDraft {
  const about = until === undefined ? `Mute ${bold(title)}? Its messages still come, but silently.` : '';
  const lines = [
    ...MUTE_DAYS.map(([days, label]) => ({ value: `${days}`, label: `For ${label}` })),
    { value: ALWAYS, label: 'Until I say otherwise' },
  ];
  return {
    content: says !== '' ? says : until === undefined ? about : mutedText(title, until),
    rows: [
      menuRow({ act: 'mute-for', table }, until === undefined ? 'Mute this table' : 'Mute it for another time', lines),
      ...(until === undefined ? [] : buttonRows([button({ act: 'unmute', table }, 'Unmute', 'first')])),
    ],
  };
}
