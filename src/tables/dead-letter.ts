import { parseCommand } from './commands.ts';
import type { Command } from './types.ts';

/** A command that failed repeatedly and is no longer retried. */
export interface DeadLetter {
  /** The dead letter's id at its table. */
  entry: string;
  /** The command, or null if it can't be parsed. */
  command: Command | null;
}

/** Parses a dead letter as a commit stored it. */
export function readAside({ entry, body }: { entry: string; body: string }): DeadLetter {
  try {
    return { entry, command: parseCommand(body) };
  } catch {
    return { entry, command: null };
  }
}
