import { DelayedError, type Job } from 'bullmq';

/**
 * Leaves a job to a later attempt, and frees its worker in the meantime. BullMQ's due times are by the clock of the
 * process (`punctual.ts`).
 * @param pause how long until the next attempt, in milliseconds
 * @returns the error that the handler must throw, by which BullMQ knows that the job isn't done.
 */
export async function leaveFor(job: Job, pause: number, token: string | undefined): Promise<DelayedError> {
  await job.moveToDelayed(Date.now() + pause, token);
  return new DelayedError();
}
