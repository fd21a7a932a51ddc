/**
 * Breaks the rules of a game, one break at a time: `npm --prefix mutation start -- --game frontiers`. With `--part
 * chapters/combat,chapters/area` only files whose path has one of those in it; with `--again` only what nobody noticed before, and
 * what is about rules that nothing proved; `--budget`: for how long tests are asked about each break, ms.
 */
import { spawn } from 'node:child_process';
import { appendFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { clear, fileOf, linesOf } from './outcomes.mjs';

/** Tests from which nothing more is heard for so long never end, ms. */
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
// A break that leaves something broken behind ends the process. The next process continues from there.
for (let before = -1; !linesOf(out).some(({ done }) => done); ) {
  const { length } = linesOf(out);
  if (length === before) throw new Error('No break was tried: do all tests pass as they are?');
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
    // Until it has begun with anything the last line is another process’s.
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
