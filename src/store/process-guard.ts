import { type ChildProcess, spawn } from 'node:child_process';

/**
 * A shell script that waits for the end of its input, and then ends the process `$1`: first with SIGTERM, and after `$2` seconds
 * with SIGKILL.
 */
const SCRIPT = `read -r end
kill -TERM "$1" 2>/dev/null || exit
for second in $(seq "$2"); do kill -0 "$1" 2>/dev/null || exit; sleep 1; done
kill -KILL "$1"`;

/**
 * Ends a child process when this process dies for any reason, even if the child hangs. The guard is a shell that reads
 * from this process. When this process dies, the shell's input ends, and the shell ends the child.
 * @param patience maximum time for the child to end, in milliseconds.
 * @returns a promise that resolves when the child has ended and its guard is gone. The promise never rejects.
 */
export async function guard(child: ChildProcess, patience: number): Promise<void> {
  const { pid } = child;
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  while (pid !== undefined && isRunning()) {
    const shell = spawn('sh', ['-c', SCRIPT, 'subspace-guard', `${pid}`, `${Math.ceil(patience / 1_000)}`], {
      stdio: ['pipe', 'ignore', 'ignore'],
      // The guard doesn't get our environment, because only the bot may have the token.
      env: { PATH: process.env['PATH'] },
      // The guard runs in its own process group, so that a signal to our group doesn't end it.
      detached: true,
    });
    shell.unref();
    shell.stdin.on('error', () => {});
    const dismiss = (): void => {
      shell.ref();
      shell.kill('SIGKILL');
    };
    child.once('exit', dismiss);
    await new Promise((ended) => shell.once('exit', ended).once('error', ended));
    child.off('exit', dismiss);
    // A guard that was killed is replaced. If there is no shell, a child that hangs may outlive this process.
    if (shell.signalCode === null) return;
  }
}
