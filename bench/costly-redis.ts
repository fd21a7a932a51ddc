import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { type PrivateRedis, startPrivateRedis } from '../src/store/private-redis.ts';

/** The delay that is added to each disk flush to imitate a slow disk, in milliseconds. */
export const FLUSH = 5;

/** A Redis whose flushes are slow and counted. */
export interface CostlyRedis extends PrivateRedis {
  /** When each flush started, in milliseconds since 1970, oldest first. */
  flushes(): Promise<number[]>;
}

/** The program that counts flushes and slows them down. Most Linux distributions have it. */
const TRACER = 'strace';

/** Whether flushes can be counted on this machine. */
export function canCount(path = process.env['PATH'] ?? ''): boolean {
  return process.platform === 'linux' && path.split(delimiter).some((folder) => existsSync(join(folder, TRACER)));
}

/**
 * Starts a Redis that flushes each write to the disk, with each flush `FLUSH` milliseconds slower. `strace` adds this
 * delay. It stops the server only at `fdatasync`, so nothing else becomes slower.
 */
export async function startCostlyRedis(folder: string): Promise<CostlyRedis> {
  const [program, trace] = [join(folder, 'costly-redis'), join(folder, 'flushes')];
  const options = [
    // The server stays a child of this process, and the tracer ends when the server ends.
    ...['-D', '-f', '--seccomp-bpf', '-qq', '-ttt', '-o', trace],
    ...['-e', 'trace=fdatasync', '-e', `inject=fdatasync:delay_exit=${FLUSH * 1_000}`, '-e', 'signal=none'],
  ];
  await writeFile(program, `#!/bin/sh\nexec ${TRACER} ${options.join(' ')} redis-server "$@"\n`, { mode: 0o755 });
  const server = await startPrivateRedis({ folder: join(folder, 'data'), appendfsync: 'always', programs: [program] });
  return { ...server, flushes: async () => flushesIn(await readFile(trace, 'utf8')) };
}

/** Reads a trace: `PID SECONDS fdatasync(7) = 0 (DELAYED)`, one line per flush. */
export function flushesIn(trace: string): number[] {
  return [...trace.matchAll(/^\d+ +(\d+\.\d+) fdatasync\(/gm)].map(([, seconds]) => Number(seconds) * 1_000);
}
