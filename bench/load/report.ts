import { readFile, writeFile } from 'node:fs/promises';
import { SettingsError } from '../../src/cli/settings.ts';
import type { Growth } from './lengths.ts';
import type { Experience, Spread } from './meter.ts';
import type { OrderFound } from './order.ts';
import type { LoadPlan } from './plan.ts';
import type { Sample } from './watch.ts';
import { useBetween } from './watch.ts';

/** The findings of a part of a run. */
export interface LoadPart {
  what: 'play' | 'burst' | 'presses';
  seconds: number;
  experience: Experience;
  /** The shares of one core that each role used, and its largest memory in megabytes. */
  use: Record<string, { cores: number; memory: number }>;
  /** The largest number of jobs in each queue. */
  queues: Record<string, number>;
  /** The largest memory of Redis, and of the views and pictures in it, in megabytes. */
  redis: number;
  cache: number;
}

/** The findings of a run. */
export interface LoadReport {
  plan: Omit<LoadPlan, 'keep' | 'name'>;
  /** When the run was made. */
  day: string;
  parts: LoadPart[];
  /** Moves that were made, and those for which no table was ready. */
  moves: number;
  missed: number;
  order: OrderFound;
  /** Tables that can’t be read at the end. */
  lostTables: number;
  /** Failed writes because the memory of Redis was full. */
  refusedWrites: number;
  /** Every few seconds of the run: the memory of each role, Redis and the cache in megabytes, and the jobs in all queues. */
  course: { at: number; memory: Record<string, number>; redis: number; cache: number; jobs: number }[];
}

/** The most points of a course. */
const POINTS = 120;

/** Sums up a part of a run. */
export function partOf(
  what: LoadPart['what'],
  seconds: number,
  experience: Experience,
  samples: readonly Sample[],
): LoadPart {
  const queues: Record<string, number> = {};
  for (const sample of samples)
    for (const [name, count] of Object.entries(sample.queues)) queues[name] = Math.max(count, before(queues, name));
  return {
    what,
    seconds: Math.round(seconds * 10) / 10,
    experience,
    use: useBetween(samples),
    queues,
    redis: Math.round(Math.max(0, ...samples.map(({ redis }) => redis))),
    cache: Math.round(Math.max(0, ...samples.map(({ cache }) => cache))),
  };
}

/** Returns the value of a name, and 0 while there is none. */
function before(values: Readonly<Record<string, number>>, name: string): number {
  const value = values[name];
  return value === undefined ? 0 : value;
}

/** Returns the course of a run in a few points. */
export function courseOf(samples: readonly Sample[]): LoadReport['course'] {
  const each = Math.ceil(samples.length / POINTS);
  return samples.flatMap(({ at, use, redis, cache, queues }, index) => {
    if (index % each !== 0) return [];
    const memory = Object.entries(use).flatMap(([role, { memory }]) =>
      memory > 0 ? [[role, Math.round(memory)]] : [],
    );
    const jobs = Object.values(queues).reduce((sum, count) => sum + count, 0);
    return [
      {
        at: Math.round(at),
        memory: Object.fromEntries(memory),
        redis: Math.round(redis),
        cache: Math.round(cache),
        jobs,
      },
    ];
  });
}

function spread({ p50, p95, p99 }: Spread): string {
  return [p50, p95, p99].map((value) => (value === null ? '–' : String(value))).join(' / ');
}

/** Returns the report as text for the terminal. */
export function reportText({ plan, parts, moves, missed, order, lostTables, refusedWrites }: LoadReport): string {
  const lines = [`${plan.tables} tables, ${plan.active} of them active, ${plan.rate} moves/s wanted`];
  for (const { what, seconds, experience, use, queues, redis, cache } of parts) {
    const { sent, answered, busy, lost, word, picture, pictures, slowest } = experience;
    lines.push(
      `${what}: ${seconds} s, ${sent} sent (${rate(sent, seconds)}/s), ${answered} answered, ${busy} told “busy”, ${lost} lost`,
      `  first word p50/p95/p99: ${spread(word)} ms; slowest ${slowest} ms`,
      `  picture p50/p95/p99: ${spread(picture)} ms; ${pictures} posted (${rate(pictures, seconds)}/s)`,
      `  cores: ${Object.entries(use)
        .map(([role, { cores }]) => `${role} ${cores}`)
        .join(', ')}`,
      `  memory MB: ${Object.entries(use)
        .flatMap(([role, { memory }]) => (memory > 0 ? [`${role} ${memory}`] : []))
        .join(', ')}`,
      `  Redis ${redis} MB, of these ${cache} MB views and pictures; most jobs: ${Object.entries(queues)
        .map(([name, count]) => `${name} ${count}`)
        .join(', ')}`,
    );
  }
  lines.push(
    `${moves} moves, ${missed} times no table was ready; ${order.applied} commands applied, ${order.swapped} in another order than sent`,
    `${lostTables} tables lost, ${refusedWrites} writes refused because Redis was full`,
  );
  return lines.join('\n');
}

function rate(count: number, seconds: number): number {
  return Math.round((count * 10) / seconds) / 10;
}

/** The content of the file of the figures. */
export interface KeptLoad {
  /** The reports by the names of their runs. */
  runs: Record<string, LoadReport>;
  growth: Growth[];
}

/**
 * Reads the kept figures; none if there is no such file.
 * @throws SettingsError if the file isn’t JSON.
 */
export async function keptLoad(file: string): Promise<KeptLoad> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    // Only `keepLoad` writes the file.
    return { runs: {}, growth: [], ...(JSON.parse(text) as Partial<KeptLoad>) };
  } catch {
    throw new SettingsError(`${file} isn’t JSON. Delete it, or name another file with --keep.`);
  }
}

/** Changes the kept figures. */
export async function keepLoad(file: string, change: (kept: KeptLoad) => void): Promise<void> {
  const kept = await keptLoad(file);
  change(kept);
  await writeFile(file, `${JSON.stringify(kept)}\n`);
}
