// @ts-check

/** How often a process looks for its parent, in milliseconds. */
const look = 500;

/**
 * Calls `act` once when npm, which started this process, has ended. A signal that ends npm or its shell doesn't always
 * reach this process. Nothing happens outside npm: there a program may outlive the shell that started it.
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
