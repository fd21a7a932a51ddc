import { median } from './numbers.ts';

/** How long a rate is measured, and how often. */
const WINDOWS = 5;
const WINDOW_MS = 1000;
const WARM_UP_MS = 1500;

/** How often a body does its unit of work per second: the median of five windows after a warm-up. */
export function perSecond(body: () => number): number {
  const during = (ms: number): number => {
    const began = performance.now();
    let units = 0;
    let now = began;
    while (now - began < ms) {
      units += body();
      now = performance.now();
    }
    return (units * 1000) / (now - began);
  };
  during(WARM_UP_MS);
  return median(Array.from({ length: WINDOWS }, () => during(WINDOW_MS)));
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
