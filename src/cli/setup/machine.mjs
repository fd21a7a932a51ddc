// @ts-check
import { spawn } from 'node:child_process';
import { accessSync, constants, createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { remember } from './ending.mjs';
import { withoutSecrets } from './environment.mjs';

/**
 * The result of a command: its exit code (127 if there is no such program) and its output.
 *
 * @typedef {{ code: number, output: string }} Result
 */

/**
 * The parts of the machine that the set-up's steps need. Tests use a fake machine.
 *
 * @typedef {object} Machine
 * @property {string} root the folder of the project
 * @property {NodeJS.Platform} platform
 * @property {boolean} isRoot may change the system without sudo
 * @property {boolean} isAttended a person sits at the terminal and can be asked
 * @property {(program: string) => string | undefined} find the path of a program, or undefined when there is none
 * @property {(program: string, args: string[], env?: NodeJS.ProcessEnv) => Promise<Result>} exec runs a command in the
 *   project's folder, with `env` on top of the environment without our secrets; never throws
 * @property {(module: string) => boolean} loads whether a node module of the project can be loaded
 * @property {(line: string) => void} say writes one line for the person
 * @property {(question: string) => Promise<boolean>} ask a question to be answered with yes or no
 */

/**
 * The machine on which this program runs. The output of its commands goes to `setup.log` in the project's folder.
 *
 * @param {string} root
 * @returns {Machine}
 */
export function thisMachine(root) {
  /** @type {import('node:fs').WriteStream | undefined} */
  let log;
  return {
    root,
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    isAttended: Boolean(process.stdin.isTTY && process.stdout.isTTY && !process.env['CI']),
    find: (program) => findIn(process.env['PATH'] ?? '', program),
    exec: (program, args, env = {}) => {
      if (!log) {
        log = createWriteStream(join(root, 'setup.log'));
        log.on('error', () => {}); // The set-up also works without a log.
      }
      return run(program, args, { cwd: root, env: { ...withoutSecrets(), ...env } }, log);
    },
    loads: (module) => loads(root, module),
    say: (line) => console.log(line),
    ask,
  };
}

/**
 * @param {string} path folders, as in the variable PATH
 * @param {string} program
 */
function findIn(path, program) {
  const files = path.split(delimiter).map((folder) => join(folder, program));
  return files.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/**
 * @param {string} root
 * @param {string} module
 */
function loads(root, module) {
  try {
    createRequire(join(root, 'package.json'))(module);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @param {import('node:fs').WriteStream} log
 * @returns {Promise<Result>}
 */
function run(program, args, options, log) {
  return new Promise((done) => {
    let output = '';
    log.write(`\n$ ${program} ${args.join(' ')}\n`);
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    remember(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        log.write(text);
      });
    }
    child.once('error', (error) => done({ code: 127, output: error.message }));
    child.once('close', (code) => done({ code: code ?? 1, output }));
  });
}

/**
 * @param {string} question
 * @returns {Promise<boolean>}
 */
async function ask(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question(`${question} [Y/n] `);
    return !/^n/i.test(answer.trim());
  } finally {
    terminal.close();
  }
}
