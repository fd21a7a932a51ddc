/**
 * Jobs that follow a commit. Each of them may fail before anybody looks at it, as when the connection closes, and an error that
 * nobody handles would end the process.
 */
export class Following {
  readonly #jobs: Promise<void>[] = [];

  /** Adds a job that has begun. */
  add(job: Promise<void>): void {
    job.catch(() => {});
    this.#jobs.push(job);
  }

  /** Waits until all jobs have ended. Returns the errors of those that failed. */
  async errors(): Promise<unknown[]> {
    const results = await Promise.allSettled(this.#jobs);
    return results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  }
}
