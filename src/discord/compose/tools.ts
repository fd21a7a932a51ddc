import type { Status } from '../../kernel/table.ts';
import type { TableId } from '../../tables/types.ts';
import { button, buttonRows, type Row } from './rows.ts';

/** The fixed row under every panel: the same for everyone, whatever hidden things there are. */
export function panelRow(table: TableId, status: Status): Row[] {
  if (status !== 'playing')
    return buttonRows([button({ act: 'map', table }, 'Map'), button({ act: 'log', table }, 'Log')]);
  return buttonRows([
    button({ act: 'move', table }, 'Your move', 'first'),
    button({ act: 'hand', table }, 'Hand'),
    button({ act: 'map', table }, 'Map'),
    button({ act: 'undo', table }, 'Undo'),
    button({ act: 'rules', table }, 'Rules'),
  ]);
}

/** The row under a message that only one player sees. */
export function ownRow(table: TableId, undo: boolean): Row[] {
  return buttonRows([
    button({ act: 'move', table }, 'Your move'),
    button({ act: 'hand', table }, 'Hand'),
    button({ act: 'map', table }, 'Map'),
    button({ act: 'undo', table }, 'Undo', 'usual', !undo),
    button({ act: 'rules', table }, 'Rules'),
  ]);
}
