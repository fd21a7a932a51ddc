// @ts-check

// Started with nothing but Node in place: nothing from node_modules may be imported here, nor in setup/.
// `node src/cli/setup.mjs --for play|test` (play when nothing is said).
import { tooOld } from './setup/node-version.mjs';

const complaint = tooOld(process.versions.node);
if (complaint) {
  console.log(complaint);
  process.exitCode = 1;
} else {
  const { parseArgs } = await import('node:util');
  const { resolve } = await import('node:path');
  const { thisMachine } = await import('./setup/machine.mjs');
  const { setUp } = await import('./setup/run.mjs');

  const { values } = parseArgs({ options: { for: { type: 'string', default: 'play' } } });
  const machine = thisMachine(resolve(import.meta.dirname, '../..'));
  if (values.for !== 'play' && values.for !== 'test') {
    console.log('Say what the set-up is for: --for play, or --for test.');
    process.exitCode = 1;
  } else if (!(await setUp(values.for, machine))) {
    process.exitCode = 1;
  }
}
