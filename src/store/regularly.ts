/** A check that is repeated at an interval. */
export interface Regular {
  /** Runs the check now, or waits for the run under way. Never rejects. */
  look(): Promise<void>;
  /** Ends the repetition. */
  close(): void;
}

/**
 * Runs a check at an interval, one run at a time, and doesn't keep the process alive. The process's monotonic timer,
 * which nobody can set, measures the interval. A failed run is ignored, because the next run repeats it: the checks
 * fail only while Redis is unreachable.
 * @param interval in milliseconds
 */
export function regularly(interval: number, check: () => Promise<void>): Regular {
  let running: Promise<void> | null = null;
  const look = (): Promise<void> => {
    running ??= check()
      .catch(() => {})
      .finally(() => {
        running = null;
      });
    return running;
  };
  const timer = setInterval(() => void look(), interval);
  timer.unref();
  return { look, close: () => clearInterval(timer) };
}
