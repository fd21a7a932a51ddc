import { awaited, type Input, type Table } from '../kernel/table.ts';
import type { Seat } from '../kernel/types.ts';
import { playerOf, readerOf } from './authority.ts';
import type { Command, Outcome, Outgoing } from './types.ts';

/** The answer that a command's interaction waits for; none for bots, the clock and the owner. */
export function answerTo(command: Command, table: Table | null, outcome: Outcome): Outgoing[] {
  const player = playerOf(command);
  if (command.answer === undefined || player === null) return [];
  const reader = table === null ? 'spectator' : readerOf(table, player);
  return [{ to: 'answer', answer: command.answer, player, reader, outcome }];
}

/** The lines in the thread that an applied input is worth. */
export function notices(input: Input, before: Table['status'], table: Table): Outgoing[] {
  const { seq, status } = table;
  if (status !== before) {
    if (status === 'playing') return [{ to: 'notice', kind: 'start', seq }];
    if (status === 'over' || (status === 'ended' && before === 'playing')) return [{ to: 'notice', kind: 'over', seq }];
    return [];
  }
  return input.t === 'fix' || input.t === 'epoch' || input.t === 'consent' ? [{ to: 'notice', kind: 'note', seq }] : [];
}

/** The direct messages to people whose turn begins: those who are waited for now and were not before. */
export function turns(before: readonly Seat[], table: Table): Outgoing[] {
  return awaited(table).flatMap((seat): Outgoing[] => {
    const player = table.chairs[seat]?.player ?? null;
    return player === null || before.includes(seat) ? [] : [{ to: 'turn', seat, player }];
  });
}
