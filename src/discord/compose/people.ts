import type { Seat } from '../../kernel/types.ts';
import type { Seen } from '../../tables/types.ts';
import { bold, moment, plain } from '../markdown.ts';

type Chairs = Pick<Seen, 'chairs'>;

/** Who sits there and as what: **Ada** (Federation). */
export function seatName({ chairs }: Chairs, seat: Seat): string {
  const chair = chairs[seat];
  if (chair === undefined) return 'Someone';
  if (chair.called === null) return bold(chair.name);
  return chair.called.includes(chair.name) ? bold(chair.called) : `${bold(chair.called)} (${plain(chair.name)})`;
}

/**
 * Whom the table waits for and since when; empty when it waits for nobody. Worded so that it reads well in a panel that
 * newer ones follow.
 */
export function waiting(seen: Chairs & Pick<Seen, 'awaited' | 'since'>): string {
  if (seen.awaited.length === 0) return '';
  const names = seen.awaited.map((seat) => seatName(seen, seat));
  return `${names.join(' and ')} to move, asked ${moment(seen.since)}.`;
}

/** How a game ended. */
export function result(seen: Pick<Seen, 'recent' | 'status'>): string {
  const last = seen.recent.at(-1)?.text ?? '';
  return seen.status === 'over' ? `The game is over. ${plain(last)}` : `The game was ended. ${plain(last)}`;
}

/** Whether the reader plays here. */
export function plays({ reader }: Pick<Seen, 'reader'>): boolean {
  return reader !== 'spectator';
}
