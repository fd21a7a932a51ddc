import { readFileSync } from 'node:fs';

/** Returns the ids of all descendants of a process. This works only on Linux. */
export function below(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...below(child)]);
}

/** Returns the ids of the descendants of a process that run a role. */
export function rolesBelow(pid: number): number[] {
  return below(pid).filter((child) => commandOf(child).includes('role.js'));
}

/**
 * Returns the descendant of a process whose command line ends with this text, such as `role.js worker` or `redis.sock`.
 */
export function findBelow(pid: number, ending: string): number | undefined {
  return below(pid).find((child) => commandOf(child).endsWith(ending));
}

/** Returns the command line of a process, with a space between its arguments. */
export function commandOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
}

/** True if a process is running; a zombie doesn't count. */
export function isRunning(pid: number): boolean {
  const [, state = 'Z'] = /^\d+ \(.*\) (\w)/s.exec(read(`/proc/${pid}/stat`)) ?? [];
  return state !== 'Z';
}

/** Kills processes without warning. */
export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process has already ended.
    }
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
