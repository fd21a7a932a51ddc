import { readdirSync, readFileSync } from 'node:fs';
import { must } from '../../src/kernel/must.ts';
import { CacheLedger } from '../../src/store/cache-ledger.ts';
import { memoryOf } from '../../src/store/check.ts';
import type { Fleet } from './fleet.ts';

/** The interval between samples, in milliseconds. */
const EVERY = 1_000;
/** Ticks of the CPU times in /proc per second. Linux shows all programs 100. */
const TICKS = 100;
const MB = 1024 * 1024;

/** The processor time and the memory of the processes of a role, at one moment. */
interface Use {
  /** In seconds since the processes started. */
  cpu: number;
  /** In megabytes. */
  memory: number;
}

/** The observations at one moment. */
export interface Sample {
  /** Seconds since the first sample. */
  at: number;
  /** By role. `discord` is the local Discord with the people, and `others` everything else on the machine. */
  use: Record<string, Use>;
  /** Jobs that wait or run, by queue. */
  queues: Record<string, number>;
  /** Megabytes that Redis uses in all, and for views and pictures. */
  redis: number;
  cache: number;
}

/** Observes the processes, the queues and Redis. */
export class LoadWatch {
  readonly samples: Sample[] = [];
  readonly #fleet: Fleet;
  readonly #began = performance.now();
  readonly #timer: NodeJS.Timeout;
  #busy = false;

  constructor(fleet: Fleet) {
    this.#fleet = fleet;
    this.#timer = setInterval(() => void this.sample().catch(() => {}), EVERY);
  }

  /** Takes a sample, unless one is being taken. */
  async sample(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      const { redis, queues } = this.#fleet;
      const at = (performance.now() - this.#began) / 1_000;
      const use = useNow();
      const [memory, cache, ...counts] = await Promise.all([
        memoryOf(redis),
        new CacheLedger(redis).size(),
        ...queues.map(async (queue) => {
          const jobs = await queue.getJobCounts('wait', 'prioritized', 'active');
          return [queue.name, Object.values(jobs).reduce((sum, count) => sum + count, 0)] as const;
        }),
      ]);
      this.samples.push({
        at,
        use,
        queues: Object.fromEntries(counts),
        redis: memory.used / MB,
        cache: cache.used / MB,
      });
    } finally {
      this.#busy = false;
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

/** Sums up the processes of this run by role, and the rest of the machine. */
function useNow(): Record<string, Use> {
  const all = new Map<string, Use>();
  const add = (role: string, { cpu, memory }: Use): void => {
    const before = all.get(role);
    all.set(role, {
      cpu: cpu + (before === undefined ? 0 : before.cpu),
      memory: memory + (before === undefined ? 0 : before.memory),
    });
  };
  for (const { pid, parent, command } of processes()) {
    if (pid === process.pid) add('discord', useOf(pid));
    else if (parent !== process.pid) continue;
    else if (command.includes('redis-server')) add('redis', useOf(pid));
    else {
      const role = /role\.js (\w+)/.exec(command)?.[1];
      if (role !== undefined) add(role, useOf(pid));
    }
  }
  const ours = [...all.values()].reduce((sum, { cpu }) => sum + cpu, 0);
  all.set('others', { cpu: machineTime() - ours, memory: 0 });
  return Object.fromEntries(all);
}

function processes(): { pid: number; parent: number; command: string }[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return [{ pid: Number(name), parent: Number(statOf(name)[1]), command }];
    } catch {
      // The process has ended.
      return [];
    }
  });
}

/** The fields of a process's `stat` from its state on. */
function statOf(pid: string): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function useOf(pid: number): Use {
  try {
    const stat = statOf(String(pid));
    const [user, system] = [Number(stat[11]), Number(stat[12])];
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return { cpu: (user + system) / TICKS, memory: (pages * 4_096) / MB };
  } catch {
    return { cpu: 0, memory: 0 };
  }
}

/** The processor time of the whole machine in seconds, without the time in which it did nothing. */
function machineTime(): number {
  const [, ...times] = must(readFileSync('/proc/stat', 'utf8').split('\n')[0], 'the first line').split(/\s+/);
  const [user, nice, system, , , irq, soft] = times.map(Number);
  return [user, nice, system, irq, soft].reduce<number>((sum, time) => sum + (time ?? 0), 0) / TICKS;
}

/** Returns the shares of one core that each role used between two samples, and its largest memory in megabytes. */
export function useBetween(samples: readonly Sample[]): Record<string, { cores: number; memory: number }> {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined || last.at <= first.at) return {};
  return Object.fromEntries(
    Object.entries(last.use).map(([role, { cpu }]) => {
      const before = first.use[role];
      const cores = (cpu - (before === undefined ? 0 : before.cpu)) / (last.at - first.at);
      const memory = Math.max(...samples.map(({ use }) => (use[role] === undefined ? 0 : use[role].memory)));
      return [role, { cores: Math.round(cores * 100) / 100, memory: Math.round(memory) }];
    }),
  );
}
