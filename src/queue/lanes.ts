import type { CommandResult, Outgoing, Queued } from '../tables/types.ts';

/** A table's message queues for answers, direct messages and thread messages. Each queue has its own jobs. */
export type DeliveryLane = 'outbox' | 'notes' | 'lines';

/** Parses a message of an outbox. */
export function read(message: string): Queued {
  // Only `runBatch` writes to outboxes.
  return JSON.parse(message) as Queued;
}

/** Returns the lane of a message. */
export function laneOf({ to }: Outgoing): DeliveryLane {
  if (to === 'answer') return 'outbox';
  return to === 'notice' || to === 'knock' ? 'lines' : 'notes';
}

/** True if the command opened a table and isn't a repeat. */
export function opens(outcome: CommandResult): boolean {
  return outcome.done && 'seq' in outcome && outcome.seq === 0 && !outcome.repeated;
}
