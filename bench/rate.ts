/**
 * How long a process runs before it is measured, and how long it measures whenever it is its turn. A game of many rules is compiled
 * for several seconds yet: what it does then is the compiler’s speed, not that of games to come.
 */
const WARM_UP_MS = 5_000;
const TURN_MS = 400;

/** In a process of its own: tells how often a body does its unit of work per second, whenever it is asked (`Contender`). */
export function takeTurns(body: () => number): void {
  during(WARM_UP_MS, body);
  tellWhenAsked(() => during(TURN_MS, body));
}

/** In a process of its own that is warm: measures and tells what it found, whenever it is asked (`Contender`). */
export function tellWhenAsked(measure: () => number): void {
  process.on('message', () => process.send?.(measure()));
  process.send?.('ready');
}

/** Units per second of processor time: what others do on the machine meanwhile doesn't count. */
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

/** A small seeded generator for players: the same work in every run. Not for games. */
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
