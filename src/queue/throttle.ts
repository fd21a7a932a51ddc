/** For how long the same trouble isn’t told again, in milliseconds. */
const QUIET = 10_000;

/** Tells of trouble at once, and while it lasts every ten seconds, with how often it came unsaid in between. */
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
