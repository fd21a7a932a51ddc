import type { TableCheck } from '../../tables/table-check.ts';
import { count } from '../doctor/finding.ts';
import type { BackupCheck } from './check.ts';

/** The maximum number of tables that are listed. */
const MOST = 50;

/** The results of a check in words, for the person who runs the bot. */
const FOUND = {
  same: 'its log leads to its position',
  carried: 'it was played with older rules, so its log is not compared with the rules of today',
  differs: 'its log leads to another position',
  unsound: 'the game rejects its position',
  newer: 'a newer version of Subspace has changed it',
  unknown: 'this version doesn’t have its game',
  unreadable: 'its position can’t be read',
} satisfies Record<TableCheck['result'], string>;

/** A table in one line. */
export function tableSaid({ id, game, title, result, difference }: TableCheck): string {
  const name = title === '' ? id : `${id} (${game}, “${title}”)`;
  const where = difference === null ? '' : ` From entry ${difference.entry} on, ${difference.why}.`;
  return `${name}: ${FOUND[result]}.${result === 'carried' ? '' : where}`;
}

/** Tables in lines of their own. The last line says how many are not listed. */
export function tablesSaid(tables: readonly TableCheck[]): string[] {
  const more = tables.length - MOST;
  return [...tables.slice(0, MOST).map(tableSaid), ...(more > 0 ? [`${count(more, 'more table')} not listed.`] : [])];
}

/** A back-up in one line. */
export function backupSaid({ tables, keys, began, program }: BackupCheck['manifest']): string {
  return `${count(tables.lines, 'table')} and ${count(keys.lines, 'other value')}, as of ${new Date(began).toISOString()}, made by version ${program}.`;
}
