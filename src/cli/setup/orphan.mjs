// @ts-check

/** The interval at which a process looks for its parent, in milliseconds. */
const look = 500;

/**
 * Calls `act` once, when the npm that started this process has ended. A signal that ends npm or its shell doesn't
 * always reach this process. Does nothing if npm didn't start this process, because a program that was started by hand
 * may outlive its shell.
 *
 * @param {() => void} act
 * @returns {() => void} stops looking
 */
export function whenOrphaned(act) {
  if (process.env['npm_lifecycle_event'] === undefined) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, look);
  timer.unref();
  return () => clearInterval(timer);
}
