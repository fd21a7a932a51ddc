/** How often work is measured: anything else the machine does makes it longer, never shorter. */
const RUNS = 7;

/** The least measurable work, in microseconds: less says nothing about growth, and does no harm. */
export const LITTLE = 3_000;

/** The most additional work for twice the input. */
export const MOST_GROWTH = 2.5;

/** The CPU time of some work in microseconds: the least of several runs. */
export function cost(work: () => unknown): number {
  const runs = Array.from({ length: RUNS }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...runs);
}

/** The factor of work over two doublings of a size; 0 if the work is too little to measure. */
export function growth(work: (size: number) => () => unknown, size: number): number {
  const [small, large] = [cost(work(size / 4)), cost(work(size))];
  return large > LITTLE ? large / Math.max(1, small) : 0;
}
