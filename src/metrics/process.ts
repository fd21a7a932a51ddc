import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { count, gauge } from './record.ts';

/** How often the delay of the event loop is measured, in milliseconds. */
const RESOLUTION = 20;
/** The shortest time over which the delay of the event loop is reported, in milliseconds. */
const WINDOW = 15_000;

/** Measures this process. */
export class ProcessGauge {
  readonly #delay: IntervalHistogram;
  #since = performance.now();
  #lag: readonly (readonly [labels: { stat: 'p50' | 'p99' | 'max' }, value: number])[] = [];
  #cpu = 0;

  constructor() {
    this.#delay = monitorEventLoopDelay({ resolution: RESOLUTION });
    this.#delay.enable();
  }

  /** Records the current values. Several readers may ask at any time, so a window isn't shorter than `WINDOW`. */
  measure(): void {
    if (this.#lag.length === 0 || performance.now() - this.#since >= WINDOW) this.#turnWindow();
    gauge('subspace_event_loop_lag_seconds', this.#lag);
    gauge('subspace_memory_bytes', [
      [{ kind: 'resident' }, process.memoryUsage.rss()],
      [{ kind: 'heap' }, process.memoryUsage().heapUsed],
      [{ kind: 'heap_limit' }, getHeapStatistics().heap_size_limit],
    ]);
    gauge('subspace_start_time_seconds', [[{}, performance.timeOrigin / 1_000]]);
    const { user, system } = process.cpuUsage();
    const seconds = (user + system) / 1_000_000;
    count('subspace_cpu_seconds_total', {}, seconds - this.#cpu);
    this.#cpu = seconds;
  }

  close(): void {
    this.#delay.disable();
  }

  #turnWindow(): void {
    // The histogram has the times between two measurements, in nanoseconds.
    const seconds = (nanoseconds: number): number => Math.max(nanoseconds / 1e9 - RESOLUTION / 1e3, 0);
    if (this.#delay.count > 0)
      this.#lag = [
        [{ stat: 'p50' }, seconds(this.#delay.percentile(50))],
        [{ stat: 'p99' }, seconds(this.#delay.percentile(99))],
        [{ stat: 'max' }, seconds(this.#delay.max)],
      ];
    this.#delay.reset();
    this.#since = performance.now();
  }
}
