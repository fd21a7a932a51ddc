/** How often work is measured: whatever else the machine does makes it longer, never shorter. */
const RUNS = 7;

/** Work that takes less than this, in microseconds, is too little to tell how it grows, and too little to harm. */
export const LITTLE = 3_000;

/** How much more work twice the input may be. */
export const MOST_GROWTH = 2.5;

/** Processor time of some work in microseconds: the least of several runs. */
export function cost(work: () => unknown): number {
  const runs = Array.from({ length: RUNS }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...runs);
}

/** How much more work two doublings of a size are; 0 where the work is too little to tell. */
export function growth(work: (size: number) => () => unknown, size: number): number {
  const [small, large] = [cost(work(size / 4)), cost(work(size))];
  return large > LITTLE ? large / Math.max(1, small) : 0;
}
