/** How often a body does its unit of work per second: the median of five windows after a warm-up. */
export function perSecond(body, { windows = 5, windowMs = 1000, warmUpMs = 1500 } = {}) {
  const run = (ms) => {
    const began = performance.now();
    let units = 0;
    let now = began;
    while (now - began < ms) {
      units += body();
      now = performance.now();
    }
    return (units * 1000) / (now - began);
  };
  run(warmUpMs);
  const rates = Array.from({ length: windows }, () => run(windowMs)).sort((a, b) => a - b);
  return Math.round(rates[Math.floor(windows / 2)]);
}

/** A small seeded generator for the players: the same work in every run. */
export function random(seed) {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * bound);
  };
}
