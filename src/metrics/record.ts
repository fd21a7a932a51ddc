import type { LabelsOf, MetricName, NameOf } from './list.ts';

/** The labels of a value. */
export type Labels = Readonly<Record<string, string>>;

/** Keeps the values of metrics. */
export interface Recorder {
  /** Adds to a counter. */
  add(name: MetricName, labels: Labels, by: number): void;
  /** Shows a counter with 0 for each combination of its labels. */
  begin(name: MetricName): void;
  /** Adds a duration in seconds to a histogram. */
  observe(name: MetricName, labels: Labels, seconds: number): void;
  /** Replaces all values of a gauge. */
  set(name: MetricName, values: readonly (readonly [labels: Labels, value: number])[]): void;
}

let recorder: Recorder | null = null;

/**
 * Lets this process keep its metrics from now on; null ends it. Without a recorder, all functions below do nothing, so
 * that nobody pays for metrics that nobody reads.
 */
export function recordWith(given: Recorder | null): void {
  recorder = given;
}

/** True if this process keeps its metrics, so that a value for them is worth its work. */
export function isRecording(): boolean {
  return recorder !== null;
}

/** Adds to a counter. */
export function count<Name extends NameOf<'counter'>>(name: Name, labels: LabelsOf<Name>, by = 1): void {
  recorder?.add(name, labels, by);
}

/**
 * Shows a counter with 0 for each combination of its labels. Without this, a counter would begin with its first event, and
 * Prometheus would see no increase.
 */
export function beginAtZero(name: NameOf<'counter'>): void {
  recorder?.begin(name);
}

/** Adds a duration to a histogram. `since` is a value of `performance.now()`. */
export function time<Name extends NameOf<'histogram'>>(name: Name, labels: LabelsOf<Name>, since: number): void {
  recorder?.observe(name, labels, (performance.now() - since) / 1_000);
}

/** Adds a duration in milliseconds to a histogram, for times that different processes measured. */
export function lasted<Name extends NameOf<'histogram'>>(name: Name, labels: LabelsOf<Name>, ms: number): void {
  recorder?.observe(name, labels, Math.max(ms, 0) / 1_000);
}

/** Replaces all values of a gauge. */
export function gauge<Name extends NameOf<'gauge'>>(
  name: Name,
  values: readonly (readonly [labels: LabelsOf<Name>, value: number])[],
): void {
  recorder?.set(name, values);
}
