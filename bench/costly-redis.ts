import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { type PrivateRedis, startPrivateRedis } from '../src/store/private-redis.ts';

/** What each flush to the disk takes at least, in milliseconds: as on a slow disk. */
export const FLUSH = 5;

/** A Redis whose flushes are slow and counted. */
export interface CostlyRedis extends PrivateRedis {
  /** When each flush began, in milliseconds since 1970, the oldest first. */
  flushes(): Promise<number[]>;
}

/** What counts flushes and slows them down; it is part of most Linux distributions. */
const TRACER = 'strace';

/** Whether flushes can be counted on this machine. */
export function canCount(path = process.env['PATH'] ?? ''): boolean {
  return process.platform === 'linux' && path.split(delimiter).some((folder) => existsSync(join(folder, TRACER)));
}

/**
 * Starts a Redis that flushes at each write, and waits `FLUSH` milliseconds more each time. The kernel’s tracing does that: it
 * stops the server at `fdatasync` alone, so nothing else is slower.
 */
export async function startCostlyRedis(folder: string): Promise<CostlyRedis> {
  const [program, trace] = [join(folder, 'costly-redis'), join(folder, 'flushes')];
  const options = [
    // The server stays our child; the tracer ends with it.
    ...['-D', '-f', '--seccomp-bpf', '-qq', '-ttt', '-o', trace],
    ...['-e', 'trace=fdatasync', '-e', `inject=fdatasync:delay_exit=${FLUSH * 1_000}`, '-e', 'signal=none'],
  ];
  await writeFile(program, `#!/bin/sh\nexec ${TRACER} ${options.join(' ')} redis-server "$@"\n`, { mode: 0o755 });
  const server = await startPrivateRedis({ folder: join(folder, 'data'), appendfsync: 'always', programs: [program] });
  return { ...server, flushes: async () => flushesIn(await readFile(trace, 'utf8')) };
}

/** Reads a trace: `PID SECONDS fdatasync(7) = 0 (DELAYED)`, a line for each flush. */
export function flushesIn(trace: string): number[] {
  return [...trace.matchAll(/^\d+ +(\d+\.\d+) fdatasync\(/gm)].map(([, seconds]) => Number(seconds) * 1_000);
}
