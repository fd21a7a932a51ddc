import { type PlayerId, seatOf, type Table } from '../kernel/table.ts';
import { type Reader, Refused, type Seat } from '../kernel/types.ts';
import type { Command } from './types.ts';

/** Throws `Refused` when who sent the command may not do what it says. */
export function assertMay(table: Table, command: Command): void {
  const { by, input } = command;
  switch (input.t) {
    case 'create':
      throw new Refused('This table exists already.', 'T-LOBBY-01');
    case 'seat':
    case 'bot':
    case 'leave':
    case 'options':
    case 'ready':
    case 'start':
      if (playerOf(command) !== input.player) throw new Refused('You can’t do that for someone else.', 'T-LOBBY-04');
      return;
    case 'answer':
    case 'line':
    case 'undo':
    case 'orders':
    case 'concede':
    case 'consent':
      assertSits(table, command, input.seat);
      return;
    case 'timeout':
      if (by !== 'clock') throw new Refused('Only the clock can do that.');
      return;
    case 'fix':
      if (by !== 'owner') throw new Refused('Only the owner of this server can do that.');
      return;
    case 'end':
      if (by === 'owner' || (playerOf(command) === table.owner && table.status === 'lobby')) return;
      throw new Refused('A game in play ends when all players agree: propose it to them.', 'T-CONSENT-01');
    case 'epoch':
      if (by !== 'worker') throw new Refused('Only a worker can do that.');
  }
}

/** The person behind a command; null for bots and the clock. */
export function playerOf(command: Command): PlayerId | null {
  return typeof command.by === 'object' && 'player' in command.by ? command.by.player : null;
}

/** What a person may read at a table: as the seat they hold, else as anyone who watches. */
export function readerOf(table: Pick<Table, 'chairs'>, player: PlayerId): Reader {
  return seatOf(table, player) ?? 'spectator';
}

function assertSits(table: Table, command: Command, seat: Seat): void {
  const chair = table.chairs[seat];
  const player = playerOf(command);
  const sits =
    player !== null
      ? chair?.player === player
      : typeof command.by === 'object' && 'seat' in command.by && command.by.seat === seat && chair?.bot != null;
  if (!sits) throw new Refused('You don’t sit there.', 'T-LOBBY-04');
}
