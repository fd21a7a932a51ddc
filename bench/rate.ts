/**
 * How long a process runs before it is measured, in milliseconds of CPU time. In a game with many rules, code is
 * still being compiled during the first seconds, so measurements would depend on the compiler's speed.
 */
const WARM_UP_MS = 5_000;
/** How long each measurement takes, in milliseconds of CPU time. */
const TURN_MS = 400;

/**
 * Runs in a separate process (`Contender`). Warms up, and then measures on request how many units of work `body` does
 * per second.
 */
export function takeTurns(body: () => number): void {
  during(WARM_UP_MS, body);
  tellWhenAsked(() => during(TURN_MS, body));
}

/**
 * Runs in a separate process that is already warm (`Contender`). On each request, calls `measure` and sends the result.
 */
export function tellWhenAsked(measure: () => number): void {
  process.on('message', () => process.send?.(measure()));
  process.send?.('ready');
}

/**
 * Repeats `body` for the given time and returns its units of work per second. CPU time is used, because it doesn't
 * include the work of other programs.
 */
function during(ms: number, body: () => number): number {
  const began = process.cpuUsage();
  let units = 0;
  for (;;) {
    units += body();
    const { user, system } = process.cpuUsage(began);
    const spent = (user + system) / 1_000;
    if (spent >= ms) return (units * 1_000) / spent;
  }
}

/**
 * Returns a small seeded random generator for choosing answers, so that every run does the same work. Not for games.
 */
export function random(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * bound);
  };
}
