import { spawn } from 'node:child_process';

/** Waits for a line or the end of its input, then ends the process `$1` within `$2` seconds. */
const SCRIPT = `read -r dismissed && exit
kill -TERM "$1"
for second in $(seq "$2"); do kill -0 "$1" 2>/dev/null || exit; sleep 1; done
kill -KILL "$1"`;

/**
 * Ends a server when this process dies, for whatever reason. The guard is a shell that reads from this process, so its input ends
 * with us. It asks the server to end, and kills it if that takes too long.
 *
 * @param pid the server's process.
 * @param patience how long the server may take to end, in milliseconds.
 * @returns a function that dismisses the guard once the server has ended.
 */
export function guard(pid: number, patience: number): () => void {
  let dismiss = (): void => {};
  let dismissed = false;
  const post = (): void => {
    const shell = spawn('sh', ['-c', SCRIPT, 'subspace-redis-guard', `${pid}`, `${patience / 1_000}`], {
      stdio: ['pipe', 'ignore', 'ignore'],
      // In a process group of its own, so that a signal to our group spares it.
      detached: true,
    });
    // Without a shell, a server may outlive a killed run. The next run ends it.
    shell.on('error', () => {});
    shell.stdin.on('error', () => {});
    shell.on('exit', () => {
      if (!dismissed) post();
    });
    shell.unref();
    dismiss = () => shell.stdin.end('dismissed\n');
  };
  post();
  return () => {
    dismissed = true;
    dismiss();
  };
}
