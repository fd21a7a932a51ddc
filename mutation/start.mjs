/**
 * Breaks the rules of a game, one break at a time: `npm --prefix mutation start -- --game frontiers`.
 *
 * - `--part chapters/combat,chapters/area` breaks only files whose paths contain one of these texts.
 * - `--again` tries only the breaks that no test noticed last time, and the breaks of rules that weren’t proved.
 * - `--budget` is the CPU time to spend on one break, in milliseconds (`BUDGET` in `runner.ts`).
 * - `--out` is the file for the outcomes, if it isn’t the usual one.
 */
import { spawn } from 'node:child_process';
import { appendFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { clear, fileOf, linesOf } from './outcomes.mjs';

/** If the run writes nothing for this many milliseconds, the tests of the current break probably never end. */
const PATIENCE = 60_000;

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'frontiers' },
    part: { type: 'string', default: '' },
    again: { type: 'boolean', default: false },
    budget: { type: 'string', default: '600' },
    out: { type: 'string' },
  },
});
const out = values.out ?? fileOf(values.game);
clear(out, values.again);
// If a break leaves something broken behind, the process ends, and a new process continues the run.
for (let before = -1; !linesOf(out).some(({ done }) => done); ) {
  const { length } = linesOf(out);
  if (length === before) throw new Error('No break was tried. Do all tests pass without a break?');
  before = length;
  await run();
}

function run() {
  const { game: GAME, part: PART, budget: BUDGET } = values;
  const env = { ...process.env, GAME, PART, BUDGET, OUT: out, NODE_OPTIONS: '--no-warnings' };
  const args = ['vitest', 'run', '--config', 'mutation/vitest.config.ts', '--reporter', 'minimal'];
  const child = spawn('npx', args, { cwd: root, env, detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
  const before = linesOf(out).length;
  const watch = setInterval(() => {
    const lines = linesOf(out);
    const { begun } = lines.at(-1) ?? {};
    // Until this process has begun a break, the last line comes from an earlier process.
    if (lines.length === before || begun === undefined || Date.now() - statSync(out).mtimeMs < PATIENCE) return;
    appendFileSync(out, `${JSON.stringify({ id: begun, outcome: 'endless' })}\n`);
    process.kill(-child.pid, 'SIGKILL');
  }, 5_000);
  return new Promise((ended) => {
    child.on('close', () => {
      clearInterval(watch);
      ended();
    });
  });
}
