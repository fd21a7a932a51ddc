import { z } from 'zod';
import type { TakenCommand } from '../store/taken.ts';
import type { Command } from './types.ts';

const by = z.union([
  z.object({ seat: z.int().nonnegative() }),
  z.object({ player: z.string() }),
  z.object({ host: z.string() }),
  z.enum(['clock', 'owner', 'worker']),
]);

const envelope = z.object({
  id: z.string().min(1),
  by,
  at: z.number(),
  input: z.looseObject({ t: z.string() }),
  answer: z.string().optional(),
});

/** Reads a command from an inbox. Throws when it isn't one. */
export function parseCommand(body: string): Command {
  // What an input may hold is checked by who sends it and, against the table, by the kernel.
  return envelope.parse(JSON.parse(body)) as unknown as Command;
}

/**
 * A command with a possible time: it can't be later than the command's entry in the inbox, which Redis timestamps. Otherwise a
 * bot with a wrong clock would hold up reminders and its table's clock.
 */
export function inTime(command: Command, streamId: string): Command {
  const kept = Number.parseInt(streamId, 10);
  return command.at > kept ? { ...command, at: kept } : command;
}

/** Whether a command has to be applied by itself: it needs the table's past, begins a new part of it, or is a line. */
export function mustBeAlone(command: Command): boolean {
  return command.input.t !== 'answer' && command.input.t !== 'orders' && command.input.t !== 'timeout';
}

/** Where a command goes back to: the barrier, an entry of the log, or nowhere. */
export function pastOf(command: Command): 'barrier' | number | null {
  const { input } = command;
  if (input.t === 'undo') return 'barrier';
  if (input.t === 'restore') return input.to ?? null;
  return input.t === 'consent' && input.yes && input.proposal.do === 'rewind' ? input.proposal.to : null;
}

/** The command by which a worker brings a table to today's rules; it lies in no inbox. */
export function epochCommand(rules: number, at: number): TakenCommand {
  const id = `epoch-${rules}`;
  const command: Command = { id, by: 'worker', at, input: { t: 'epoch', rules } };
  return { streamId: '', id, attempt: 1, before: null, body: JSON.stringify(command) };
}
