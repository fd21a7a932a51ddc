import { canContinueWithout } from '../kernel/seats.ts';
import { type InputAuthor, type PlayerId, seatOf, type Table } from '../kernel/table.ts';
import { isStoodIn } from '../kernel/timeouts.ts';
import { type Reader, Refused, type Seat } from '../kernel/types.ts';
import type { Command } from './types.ts';

/** Throws `Refused` if the sender isn't allowed to send this command. */
export function assertMay(table: Table, command: Command): void {
  const { by, input } = command;
  switch (input.t) {
    case 'create':
      throw new Refused('This table already exists.', 'T-LOBBY-01');
    case 'seat':
    case 'bot':
    case 'bots':
    case 'leave':
    case 'options':
    case 'bring':
    case 'ready':
    case 'patience':
    case 'clock':
    case 'invite':
    case 'search':
    case 'unsearch':
    case 'reserve':
    case 'withdraw':
    case 'take':
      assertOneself(command, input.player);
      return;
    case 'start':
      assertOneself(command, input.player);
      assertStarts(table, input.player);
      return;
    case 'answer':
      if (input.standsIn === true) assertStandsIn(table, command, input.seat);
      else assertSits(table, command, input.seat);
      return;
    case 'extend':
    case 'line':
    case 'drop':
    case 'keep':
    case 'forget':
    case 'prepare':
    case 'unprepare':
    case 'undo':
    case 'redo':
    case 'orders':
    case 'consent':
    case 'nudge':
    case 'vote':
    case 'resign':
      assertSits(table, command, input.seat);
      return;
    case 'concede':
      assertSits(table, command, input.seat);
      if (table.status === 'playing' && canContinueWithout(table.chairs, input.seat))
        throw new Refused('The other players would continue without you. To give up anyway, do it again.', 'T-AWAY-04');
      return;
    case 'timeout':
    case 'overdue':
    case 'resume':
    case 'searched':
    case 'ahead':
      if (by !== 'clock') throw new Refused('Only the clock can do that.');
      return;
    case 'fix':
    case 'vacate':
      assertHost(command);
      if (isPlayer(table, personOf(command)))
        throw new Refused('You play at this table, so another moderator has to decide that.', 'T-HOST-02');
      return;
    case 'move':
    case 'restore':
      assertHost(command);
      return;
    case 'note':
      if (by !== 'clock') assertHost(command);
      return;
    case 'end':
      if (input.removed !== true && table.status === 'lobby' && (by === 'clock' || playerOf(command) === table.owner))
        return;
      if (by === 'owner' || isHost(by)) return;
      throw new Refused('A running game ends only if all players agree. Propose it to them.', 'T-CONSENT-01');
    case 'epoch':
      if (by !== 'worker') throw new Refused('Only a worker can do that.');
  }
}

function assertOneself(command: Command, player: PlayerId): void {
  if (playerOf(command) !== player) throw new Refused('You can’t do that for someone else.', 'T-LOBBY-04');
}

/**
 * Throws `Refused` if somebody other than the table's owner starts the game although the owner has a seat, because the
 * owner may still change settings.
 */
function assertStarts({ owner, chairs, status }: Table, player: PlayerId): void {
  const own = status === 'lobby' && player !== owner ? chairs.find((chair) => chair.player === owner) : undefined;
  if (own === undefined) return;
  const name = own.called ?? own.name;
  throw new Refused(
    `${name} opened this table and may still change its settings, so ${name} starts the game.`,
    'T-LOBBY-05',
  );
}

/** Returns the player who sent a command; null for bots, the clock and moderators. */
export function playerOf(command: Pick<Command, 'by'>): PlayerId | null {
  return typeof command.by === 'object' && 'player' in command.by ? command.by.player : null;
}

/** Returns the person who sent a command, as a player or a moderator; null for bots and the clock. */
export function personOf(command: Command): PlayerId | null {
  return isHost(command.by) ? command.by.host : playerOf(command);
}

/** True if a person has a seat at a table. Null stands for bots and the clock. */
function isPlayer(table: Pick<Table, 'chairs'>, person: PlayerId | null): boolean {
  return person !== null && seatOf(table, person) !== null;
}

function isHost(by: InputAuthor): by is { host: PlayerId } {
  return typeof by === 'object' && 'host' in by;
}

/** Throws `Refused` unless the sender is a moderator of the server or the owner of this program (T-HOST-01). */
function assertHost({ by }: Command): void {
  if (by !== 'owner' && !isHost(by)) throw new Refused('Only a moderator of this server can do that.', 'T-HOST-01');
}

/** Returns a person as a reader of a table: the person's seat, or a spectator. */
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
  if (!sits) throw new Refused('You don’t have that seat.', 'T-LOBBY-04');
}

/** Throws `Refused` unless a bot answers for a seat whose player ran out of time (T-PACE-02). */
function assertStandsIn(table: Table, { by }: Command, seat: Seat): void {
  const isBot = typeof by === 'object' && 'seat' in by && by.seat === seat;
  if (!isBot || !isStoodIn(table, seat)) throw new Refused('No bot plays for that seat now.', 'T-PACE-02');
}
