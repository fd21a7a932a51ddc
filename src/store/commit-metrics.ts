import { count, time } from '../metrics/record.ts';
import type { TakeFailure, Taken } from './taken.ts';

/** The commands of a commit: all of them, those that were refused, and those among them that were set aside. */
interface CommittedCommands {
  readonly settled: readonly unknown[];
  readonly refused: readonly unknown[];
  readonly aside: readonly unknown[];
}

/** Writes a commit, and records how long that took and the outcomes of the commands. */
export async function counted(
  { settled, refused, aside }: CommittedCommands,
  write: () => Promise<Taken | TakeFailure>,
): Promise<Taken | TakeFailure> {
  const began = performance.now();
  const next = await write();
  // Another worker was faster, so this commit changed nothing.
  if (next === 'stale') return next;
  time('subspace_commit_seconds', { part: 'redis' }, began);
  // A dead letter is among the refused commands.
  if (aside.length > 0) count('subspace_commands_total', { outcome: 'set_aside' }, aside.length);
  if (refused.length > aside.length)
    count('subspace_commands_total', { outcome: 'refused' }, refused.length - aside.length);
  count('subspace_commands_total', { outcome: 'played' }, settled.length - refused.length);
  return next;
}

/** Applies commands, and records how long the rules took. */
export function timed<T>(apply: () => T): T {
  const began = performance.now();
  try {
    return apply();
  } finally {
    time('subspace_commit_seconds', { part: 'rules' }, began);
  }
}

/** Counts a failed attempt at a command. */
export function countFailed(): void {
  count('subspace_commands_total', { outcome: 'failed' });
}
