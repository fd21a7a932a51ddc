// @ts-check

// Runs when only Node is installed, so neither this file nor setup/ may import anything from node_modules. `node
// src/cli/setup.mjs --for play|test [--run PROGRAM ARGUMENTS…]` (by default `play`). The program runs in this process,
// because npm's signals wouldn't reach it through another process.
import { tooOld, WRONG_NODE } from './setup/node-version.mjs';

const complaint = tooOld(process.versions.node);
if (complaint) {
  console.log(complaint);
  process.exitCode = WRONG_NODE;
} else {
  const { join, resolve } = await import('node:path');
  const { pathToFileURL } = await import('node:url');
  const { endTogether } = await import('./setup/ending.mjs');
  const { thisMachine } = await import('./setup/machine.mjs');
  const { optionsIn } = await import('./setup/options.mjs');
  const { setUp } = await import('./setup/run.mjs');

  const own = process.argv.slice(2);
  const at = own.indexOf('--run');
  const [program, ...passedOn] = at < 0 ? [] : own.splice(at).slice(1);
  const values = optionsIn(own, { for: { type: 'string', default: 'play' } });
  const root = resolve(import.meta.dirname, '../..');
  const machine = thisMachine(root);
  const letGo = endTogether();
  if (values.for !== 'play' && values.for !== 'test') {
    console.log('Say what the set-up is for: --for play, or --for test.');
    process.exitCode = 1;
  } else if (!(await setUp(values.for, machine))) {
    process.exitCode = 1;
  } else if (program !== undefined) {
    letGo();
    const script = join(root, 'dist/src/cli', `${program}.js`);
    process.argv.splice(1, process.argv.length, script, ...passedOn);
    await import(pathToFileURL(script).href);
  }
}
