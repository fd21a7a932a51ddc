import type { Program } from './programs.ts';
import { until } from './until.ts';

/** A verdict of `/healthz` or `/readyz`, with its status. */
export interface ProbeAnswer {
  status: number;
  ok: boolean;
  says: string;
  checks: { check: string; role: string; slot: number; ok: boolean; says: string; todo: string | null }[];
}

/** The values of `/metrics`, by the name with its labels in order. */
export type Scraped = ReadonlyMap<string, number>;

/** Reads what a program tells about itself. */
export class Probe {
  readonly #origin: string;

  private constructor(origin: string) {
    this.#origin = origin;
  }

  /** Waits until a program that was started with `SUBSPACE_HEALTH=0` listens. */
  static async of(program: Program): Promise<Probe> {
    const origin = await until('the program says where its health is', () =>
      /Health and metrics are at (\S+)\./.exec(program.complained().join('\n')),
    );
    return new Probe(`${origin[1]}`);
  }

  async health(): Promise<ProbeAnswer> {
    return this.#verdict('/healthz');
  }

  async ready(): Promise<ProbeAnswer> {
    return this.#verdict('/readyz');
  }

  /** Waits until everything is ready. */
  async isReady(): Promise<void> {
    await until('everything is ready', async () => (await this.ready()).ok);
  }

  /** Waits until a check fails in a process of a role. Returns what it says. */
  async fails(role: string, check: string): Promise<string> {
    return until(`${check} fails for ${role}`, async () => {
      const { checks } = await this.ready();
      return checks.find((one) => one.role === role && one.check === check && !one.ok)?.says;
    });
  }

  async text(): Promise<string> {
    const response = await fetch(`${this.#origin}/metrics`);
    if (response.status !== 200) throw new Error(`/metrics answers ${response.status}`);
    return response.text();
  }

  async scrape(): Promise<Scraped> {
    return parseMetrics(await this.text());
  }

  async #verdict(path: string): Promise<ProbeAnswer> {
    const response = await fetch(`${this.#origin}${path}`);
    return { status: response.status, ...((await response.json()) as Omit<ProbeAnswer, 'status'>) };
  }
}

/** Parses the format of Prometheus. */
export function parseMetrics(text: string): Scraped {
  return new Map(
    text.split('\n').flatMap((line): [string, number][] => {
      const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      if (line === '' || line.startsWith('#')) return [];
      if (name === '') throw new Error(`not a line of metrics: ${line}`);
      return [
        [
          `${name}{${labelsOf(labels)
            .map(([label, text]) => `${label}="${text}"`)
            .join(',')}}`,
          Number(value),
        ],
      ];
    }),
  );
}

/** Returns the labels of a series, sorted by their names. */
export function labelsOf(text: string): [name: string, value: string][] {
  const found = [...text.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, name = '', value = '']): [string, string] => [
    name,
    value,
  ]);
  return found.sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Adds up the values of a metric whose labels include these. */
export function sum(scraped: Scraped, name: string, labels: Readonly<Record<string, string>> = {}): number {
  return [...scraped].reduce((total, [series, value]) => {
    const [, of = '', rest = ''] = /^(\w+)\{(.*)\}$/.exec(series) ?? [];
    const own = new Map(labelsOf(rest));
    const fits = of === name && Object.entries(labels).every(([label, wanted]) => own.get(label) === wanted);
    return fits ? total + value : total;
  }, 0);
}
