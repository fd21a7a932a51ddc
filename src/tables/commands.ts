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

/** Parses a command from an inbox. Throws if the text isn't a command. */
export function parseCommand(body: string): Command {
  // Nothing else is checked here, since the sender has checked the input's contents, and the kernel will check it
  // against the table.
  return envelope.parse(JSON.parse(body)) as unknown as Command;
}

/**
 * Returns the command with its time limited to the time at which Redis added it to the inbox. Otherwise, a process with
 * a wrong clock could delay reminders and the table's clock.
 */
export function inTime(command: Command, streamId: string): Command {
  const kept = Number.parseInt(streamId, 10);
  return command.at > kept ? { ...command, at: kept } : command;
}

/** Returns an input with the time at which its command was sent, if the input depends on the time. */
export function dated<I extends Command['input']>(input: I, at: number): I {
  return input.t === 'consent' || input.t === 'nudge' || input.t === 'search' ? { ...input, at } : input;
}

/**
 * True if a command must be applied in its own batch. Only answers, standing orders and timeouts can share a batch.
 * Some of the other commands need an earlier position of the table, some start a new section of its log, and some are
 * lines.
 */
export function mustBeAlone(command: Command): boolean {
  return command.input.t !== 'answer' && command.input.t !== 'orders' && command.input.t !== 'timeout';
}

/**
 * Returns the position that a command goes back to: the barrier, a log entry, or null if the command doesn't go back.
 */
export function pastOf(command: Command): 'barrier' | number | null {
  const { input } = command;
  if (input.t === 'undo') return 'barrier';
  if (input.t === 'restore') return input.to ?? null;
  return input.t === 'consent' && input.yes && input.proposal.do === 'rewind' ? input.proposal.to : null;
}

/**
 * Returns the command with which a worker updates a table to the current rules. The update command is never stored in
 * an inbox.
 */
export function epochCommand(rules: number, at: number): TakenCommand {
  const id = `epoch-${rules}`;
  const command: Command = { id, by: 'worker', at, input: { t: 'epoch', rules } };
  return { streamId: '', id, attempt: 1, before: null, body: JSON.stringify(command) };
}
