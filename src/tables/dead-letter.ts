import { parseCommand } from './commands.ts';
import type { Command } from './types.ts';

/** A command that was set aside because it failed again and again. */
export interface DeadLetter {
  /** Its id among those of its table. */
  entry: string;
  /** What was to be done; null for what never was a command. */
  command: Command | null;
}

/** Reads what a commit set aside. */
export function readAside({ entry, body }: { entry: string; body: string }): DeadLetter {
  try {
    return { entry, command: parseCommand(body) };
  } catch {
    return { entry, command: null };
  }
}
