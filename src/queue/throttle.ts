/** The time during which the same problem isn’t reported again, in milliseconds. */
const QUIET = 10_000;

/** Reports a problem immediately, and then every ten seconds while it lasts, with the number of reports left out in between. */
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
