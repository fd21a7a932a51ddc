// @ts-check
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withoutSecrets } from '../setup/environment.mjs';
import { readText } from '../setup/files.mjs';
import { add, closingLine, countsOf, none } from './counts.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {import('./stages.mjs').Stage} Stage */

/**
 * Runs all stages in order, each under its title, even if one fails. At the end, lists the failed stages and tests. The
 * last line has the counts.
 *
 * @param {readonly Stage[]} stages
 * @param {string} root the folder of the project
 * @param {(line: string) => void} say
 * @returns {Promise<boolean>} whether everything passed
 */
export async function runStages(stages, root, say) {
  let total = none;
  /** @type {string[]} */
  const failed = [];
  for (const { name, title, run } of stages) {
    say(`\n== ${title} (${name})`);
    const start = performance.now();
    const counts = 'project' in run ? await runProject(run.project, root) : await runCommand(run.command, root);
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    total = add(total, counts);
    say(`== ${title}: ${counts.failed === 0 ? 'passed' : 'failed'} after ${seconds} s`);
    if (counts.failed > 0) failed.push(name);
  }
  if (failed.length > 0) {
    say(`\nFailed: ${failed.join(', ')}. To run a part alone:`);
    for (const name of failed) say(`  npm test -- --only ${name}`);
    // The output of a test may be far above, so the names are repeated here.
    for (const name of total.names) say(`  failed: ${name}`);
  }
  say(closingLine(total));
  return total.failed === 0;
}

/**
 * @param {string[]} command
 * @param {string} root
 * @returns {Promise<Counts>}
 */
async function runCommand(command, root) {
  return (await node(command, root)) === 0 ? none : { ...none, failed: 1 };
}

/**
 * @param {string} project
 * @param {string} root
 * @returns {Promise<Counts>}
 */
async function runProject(project, root) {
  const folder = mkdtempSync(join(tmpdir(), 'subspace-tests-'));
  const report = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await node(['node_modules/vitest/vitest.mjs', 'run', `--project=${project}`, ...reporters], root);
    return countsOf(readText(report), code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string[]} args
 * @param {string} root
 * @returns {Promise<number>} the exit code
 */
function node(args, root) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: withoutSecrets(),
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', () => done(1));
    child.once('close', (code) => done(code ?? 1));
  });
}
