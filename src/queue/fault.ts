/** Places of a stack that are told. */
const PLACES = 5;

/**
 * What may be said about an error in logs, jobs and keys: its kind and where it happened. Its words stay out, because
 * they may quote what is hidden in a game; who replays the log gets them again.
 */
export function faultOf(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (!(cause instanceof Error)) return `a thrown ${typeof cause}`;
  const places = (cause.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, PLACES)
    .map((line) => line.trim());
  return [cause.name, ...places].join('\n');
}
