import { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { must } from '../kernel/must.ts';
import { type LabelValues, METRICS, type Metric, type MetricName } from './list.ts';
import type { Labels, Recorder } from './record.ts';

/** A metric with its values, as one process sends it to another. */
export interface Values {
  name: string;
  help: string;
  type: string;
  /** How prom-client merges values with the same labels. */
  aggregator: string;
  values: readonly { value: number; labels: Readonly<Record<string, string | number>>; metricName?: string }[];
}

/** The values of a process, with the labels that tell the process apart from the others. */
export interface ProcessValues {
  labels: Labels;
  metrics: readonly Values[];
}

/** Returns the values of several processes as text, in the format of Prometheus. */
export function expose(processes: readonly ProcessValues[]): Promise<string> {
  const all = processes.map(({ labels, metrics }) =>
    metrics.map((metric) => ({
      ...metric,
      values: metric.values.map((value) => ({ ...value, labels: { ...value.labels, ...labels } })),
    })),
  );
  return AggregatorRegistry.aggregate(all).metrics();
}

/** The content type of the format of Prometheus. */
export const EXPOSITION: string = Registry.PROMETHEUS_CONTENT_TYPE;

/** Stands for every value that a label may not have. */
const OTHER = 'other';

/** Keeps the metrics of this process with prom-client. */
export class PrometheusRecorder implements Recorder {
  readonly #registry = new Registry();
  readonly #counters = new Map<string, Counter>();
  readonly #gauges = new Map<string, Gauge>();
  readonly #histograms = new Map<string, Histogram>();
  readonly #bounds: ReadonlyMap<string, readonly LabelBound[]>;
  /** The metrics with values. A metric without labels would otherwise begin with a 0 that nobody has recorded. */
  readonly #known = new Set<string>();

  constructor(metrics: Readonly<Record<string, Metric>> = METRICS) {
    const all = Object.entries(metrics);
    this.#bounds = new Map(
      all.map(([name, { labels }]) => [
        name,
        Object.entries(labels).map(([label, values]) => new LabelBound(label, values)),
      ]),
    );
    for (const [name, { type, help, labels, buckets }] of all) {
      const settings = { name, help, labelNames: Object.keys(labels), registers: [this.#registry] };
      if (type === 'counter') this.#counters.set(name, new Counter(settings));
      else if (type === 'gauge') this.#gauges.set(name, new Gauge(settings));
      else this.#histograms.set(name, new Histogram({ ...settings, buckets: [...must(buckets, 'buckets')] }));
    }
  }

  add(name: MetricName, labels: Labels, by: number): void {
    // A counter never goes down, and a number that isn't finite would spoil its sum forever.
    if (by < 0 || !Number.isFinite(by)) return;
    this.#counters.get(name)?.inc(this.#bounded(name, labels), by);
    this.#known.add(name);
  }

  begin(name: MetricName): void {
    for (const labels of combinations(this.#bounds.get(name) ?? NONE)) this.add(name, labels, 0);
  }

  observe(name: MetricName, labels: Labels, seconds: number): void {
    if (seconds < 0 || !Number.isFinite(seconds)) return;
    this.#histograms.get(name)?.observe(this.#bounded(name, labels), seconds);
    this.#known.add(name);
  }

  set(name: MetricName, values: readonly (readonly [labels: Labels, value: number])[]): void {
    const gauge = this.#gauges.get(name);
    gauge?.reset();
    this.#known.delete(name);
    // Several values may have the label `other`, so they are added up.
    for (const [labels, value] of values) {
      if (!Number.isFinite(value)) continue;
      gauge?.inc(this.#bounded(name, labels), value);
      this.#known.add(name);
    }
  }

  /** Returns all values, in a form that can be sent to the supervisor. */
  async all(): Promise<Values[]> {
    const all = await this.#registry.getMetricsAsJSON();
    // Metrics without values are left out, because a message between processes shouldn't be longer than necessary.
    return all.flatMap(({ name, help, type, aggregator, values }) =>
      this.#known.has(name) ? [{ name, help, type: `${type}`, aggregator, values: values.map(withoutExtras) }] : [],
    );
  }

  /** Returns exactly the labels that the list names, with values that the list allows. */
  #bounded(name: string, labels: Labels): Labels {
    const bounds = this.#bounds.get(name) ?? NONE;
    const [first] = bounds;
    if (first === undefined) return NO_LABELS;
    const bounded: Record<string, string> = {};
    for (const bound of bounds) bounded[bound.label] = bound.of(labels[bound.label]);
    return bounded;
  }
}

const NONE: readonly LabelBound[] = [];
const NO_LABELS: Labels = {};

/** The values that a label has had so far, within the values that it may have. */
class LabelBound {
  readonly label: string;
  readonly #known: Set<string>;
  readonly #form: { form: RegExp; most: number } | null;

  constructor(label: string, values: LabelValues) {
    this.label = label;
    const isForm = 'form' in values;
    this.#form = isForm ? values : null;
    this.#known = new Set(isForm ? [] : values);
  }

  /** The values that the label has had, or is sure to be allowed. */
  get known(): readonly string[] {
    return [...this.#known];
  }

  of(value: string | undefined): string {
    if (value === undefined) return OTHER;
    if (this.#known.has(value)) return value;
    const isNew = this.#form !== null && this.#known.size < this.#form.most && this.#form.form.test(value);
    if (!isNew) return OTHER;
    this.#known.add(value);
    return value;
  }
}

/** Returns all combinations of the known values of labels. */
function combinations(bounds: readonly LabelBound[]): Labels[] {
  return bounds.reduce<Labels[]>(
    (all, { label, known }) => all.flatMap((labels) => known.map((value) => ({ ...labels, [label]: value }))),
    [{}],
  );
}

function withoutExtras(value: MetricValue): Values['values'][number] {
  const { labels, metricName } = value;
  return { value: value.value, labels: withoutGaps(labels), ...(metricName === undefined ? {} : { metricName }) };
}

function withoutGaps(labels: Partial<Record<string, string | number>>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(labels).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** A value as prom-client keeps it. The values of a histogram have names of their own. */
interface MetricValue {
  value: number;
  labels: Partial<Record<string, string | number>>;
  metricName?: string;
}
