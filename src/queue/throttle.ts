/** The time during which the same problem isn’t reported again, in milliseconds. */
const QUIET = 10_000;

/**
 * Returns a function that reports a problem immediately, and further ones at most once per `quiet` milliseconds, along
 * with the number of reports left out in between.
 */
export function throttled<Trouble>(
  tell: (trouble: Trouble, unsaid: number) => void,
  quiet = QUIET,
): (it: Trouble) => void {
  let next = 0;
  let unsaid = 0;
  return (trouble) => {
    if (performance.now() < next) {
      unsaid += 1;
      return;
    }
    next = performance.now() + quiet;
    tell(trouble, unsaid);
    unsaid = 0;
  };
}
