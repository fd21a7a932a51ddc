/** The minimum number of measurements. Other work of the machine makes a measurement longer, never shorter. */
const RUNS = 7;

/** The maximum number of measurements if the work seems to grow too much, since a busy machine needs more tries. */
const MOST_RUNS = 60;

/**
 * The least measurable work, in microseconds. Less does no harm, and its time jumps where a text outgrows the cache of a processor,
 * which says nothing about growth.
 */
const LITTLE = 10_000;

/** The highest allowed factor of work for twice the input. */
export const MOST_GROWTH = 2.5;

/** The CPU time of one run of some work, in microseconds. */
function run(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/**
 * The factor between the least CPU times of two pieces of work, measured in turns; 0 if the larger is too little to measure. As
 * long as it isn't below a limit, both are measured again: work that grows too much stays above it however often.
 */
export function ratio(small: () => unknown, large: () => unknown, limit: number): number {
  let [less, more] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let runs = 1; runs <= MOST_RUNS; runs++) {
    less = Math.min(less, run(small));
    more = Math.min(more, run(large));
    if (runs >= RUNS && (more <= LITTLE || more < limit * less)) break;
  }
  return more > LITTLE ? more / Math.max(1, less) : 0;
}

/** The factor of work over two doublings of a size; 0 if the work is too little to measure. */
export function growth(work: (size: number) => () => unknown, size: number): number {
  return ratio(work(size / 4), work(size), MOST_GROWTH ** 2);
}
