import type { PlayerId } from '../kernel/table.ts';
import type { Summary } from './summary.ts';
import type { Command } from './types.ts';

/** The kind of bot that plays the seat of a person who leaves for good. */
const HEIR = 'standard';

/** Returns how a person leaves a table, or null if they have no part in what goes on there. */
export function leavingOf(summary: Summary, person: PlayerId): Pick<Command, 'by' | 'input'> | null {
  const { status, owner, chairs } = summary;
  const sits = chairs.findIndex(({ player }) => player === person);
  const seat = sits < 0 ? null : sits;
  const closes = (why: string): Pick<Command, 'by' | 'input'> => ({ by: 'owner', input: { t: 'end', why } });
  if (status === 'lobby') {
    if (owner === person) return closes('The player who opened this table has left for good, so the table is closed.');
    return seat === null ? null : { by: { player: person }, input: { seat, player: person, t: 'leave' } };
  }
  if (status !== 'playing' || seat === null) return null;
  const isAlone = chairs.every(({ player }, other) => other === seat || player === null);
  if (isAlone) return closes('The last player of this table has left for good, so the game ends.');
  return { by: { player: person }, input: { t: 'resign', seat, bot: HEIR, gone: true } };
}
