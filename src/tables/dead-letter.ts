import { parseCommand } from './commands.ts';
import type { Command } from './types.ts';

/** A command that failed repeatedly and is no longer retried. */
export interface DeadLetter {
  /** Its id among those of its table. */
  entry: string;
  /** The command, or null if the entry can't be parsed. */
  command: Command | null;
}

/** Reads a dead letter as a commit stored it. */
export function readAside({ entry, body }: { entry: string; body: string }): DeadLetter {
  try {
    return { entry, command: parseCommand(body) };
  } catch {
    return { entry, command: null };
  }
}
