import type { Table } from '../kernel/table.ts';

/** Number of inputs between permanent checkpoints, which limits the length of a replay. */
export const KEEP_EVERY = 64;

/** Returns the size limit of the next batch: 1 if a checkpoint is due, since that has to be exactly at the barrier. */
export function batchSize(table: Table | null, kept: number, most: number): number {
  return table !== null && table.seq - kept >= KEEP_EVERY ? 1 : most;
}
