import type { Table } from '../kernel/table.ts';

/** Number of inputs between permanent checkpoints, which limits the length of a replay. */
const KEEP_EVERY = 64;

/** Returns the size limit of the next batch: 1 if a checkpoint is due, since that has to be exactly at the barrier. */
export function batchSize(table: Table | null, kept: number, most: number): number {
  return table !== null && table.seq - kept >= KEEP_EVERY ? 1 : most;
}

/**
 * Returns the name under which a checkpoint is kept permanently, or null. The checkpoint must be exactly at the barrier.
 * `kept` is the latest permanent checkpoint; with `isEpoch`, the rules change here.
 */
export function keptName(
  table: Table,
  checkpoint: number | null,
  { kept, isEpoch }: { kept: number; isEpoch: boolean },
): string | null {
  if (checkpoint === null || checkpoint !== table.state?.barrier) return null;
  if (isEpoch) return `e${checkpoint}`;
  return checkpoint - kept >= KEEP_EVERY ? String(checkpoint) : null;
}
