import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { below, commandOf, findBelow, isRunning, killAll, rolesBelow } from '../../../src/cli/chaos/processes.ts';
import { until } from './until.ts';

export { below, commandOf, findBelow, isRunning, killAll, rolesBelow };

/** The way in which a program ended. */
export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** One of our programs in its own process and process group. */
export interface Program {
  readonly pid: number;
  /** The lines of its standard output so far. */
  said(): string[];
  /** The lines of its error output so far. */
  complained(): string[];
  /** Resolves when it has ended and all its output is here. */
  readonly ended: Promise<Ending>;
  /** Waits until it prints a matching line, and returns the match. */
  says(line: RegExp): Promise<RegExpExecArray>;
  /** Ends it as Ctrl-C in a terminal would: the signal is sent to its whole group. */
  interrupt(): Promise<Ending>;
}

/** Programs that run in their own folder, without any setting of this machine. */
export interface Programs {
  /** The folder is their working directory, and their data is in `data`. */
  readonly folder: string;
  /** Starts `dist/src/cli/<name>.js`; `through` is a command that starts the one after it: `['nice']`. */
  run(name: string, args?: readonly string[], settings?: NodeJS.ProcessEnv, through?: readonly string[]): Program;
}

/** Gives each test a folder for programs. Programs that still run after the test are killed. */
export function withPrograms(): Programs {
  let folder = '';
  const running: Program[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'subspace-programs-'));
  });
  afterEach(async () => {
    for (const { pid, ended } of running.splice(0)) {
      killAll([pid, ...below(pid)]);
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  });
  return {
    get folder() {
      return folder;
    },
    run(name, args = [], settings = {}, through = []) {
      const script = resolve(import.meta.dirname, `../../../dist/src/cli/${name}.js`);
      const program = startProgram([...through, process.execPath, script, ...args], folder, settings);
      running.push(program);
      return program;
    },
  };
}

/** Starts a command in a folder, with none of this machine's settings except the path. The caller ends it. */
export function startProgram(
  [command = '', ...args]: readonly string[],
  cwd: string,
  settings: NodeJS.ProcessEnv,
): Program {
  const env = { PATH: process.env['PATH'], SUBSPACE_PORT: '0', LOG_LEVEL: 'error', ...settings };
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${command} could not be started`);
  const said = linesOf(child.stdout);
  const complained = linesOf(child.stderr);
  const ended = once(child, 'close').then((): Ending => ({ code: child.exitCode, signal: child.signalCode }));
  let over = false;
  void ended.then(() => {
    over = true;
  });
  return {
    pid,
    said,
    complained,
    ended,
    async says(line) {
      const found = await until(`the program says ${line}`, () => {
        const match = line.exec(said().join('\n'));
        return match ?? (over && 'over');
      });
      if (found !== 'over') return found;
      throw new Error(`The program ended without ${line}: ${[...said(), ...complained()].join('\n')}`);
    },
    async interrupt() {
      process.kill(-pid, 'SIGINT');
      return ended;
    },
  };
}

/** The complete lines of a stream so far. */
function linesOf(stream: NodeJS.ReadableStream): () => string[] {
  let text = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk) => {
    text += chunk;
  });
  // A line that has not ended may be cut anywhere.
  return () =>
    text
      .slice(0, text.lastIndexOf('\n') + 1)
      .split('\n')
      .filter((line) => line !== '');
}
