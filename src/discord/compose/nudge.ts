import { unended } from '../../kernel/pauses.ts';
import type { Reader, Seat } from '../../kernel/types.ts';
import type { Summary } from '../../tables/summary.ts';
import { isAlone } from './people.ts';
import { type Button, button } from './rows.ts';

/** The parts of a table that decide who can be nudged. */
type Waiting = Pick<Summary, 'id' | 'status' | 'chairs' | 'awaited' | 'pauses'>;

/** Returns the seats that a reader can nudge: those of other people for whom the table waits, unless it is paused. */
export function nudgeable(table: Waiting, reader: Reader): Seat[] {
  if (table.status !== 'playing' || isAlone(table) || unended(table) !== null) return [];
  return table.awaited.filter((seat) => seat !== reader && table.chairs[seat]?.player != null);
}

/** The buttons that nudge the people for whom a table waits. In a public message, everyone gets the same buttons. */
export function nudgeButtons(table: Waiting, reader: Reader): Button[] {
  return nudgeable(table, reader).map((seat) => {
    const { called, name } = table.chairs[seat] ?? {};
    return button({ act: 'nudge', table: table.id, seat }, `Nudge ${called ?? name}`);
  });
}
