// @ts-check
import './setup/require-node.mjs';

// A Node that is too old must not even read the other files.
const { resolve } = await import('node:path');
const { build, buildLacking } = await import('./setup/build.mjs');
const { thisMachine } = await import('./setup/machine.mjs');

// `npm run build`: updates dist/ if it is out of date, and reports errors in the sources.
const machine = thisMachine(resolve(import.meta.dirname, '../..'));
if (buildLacking(machine)) {
  const complaint = await build(machine);
  if (complaint) {
    machine.say(complaint);
    process.exitCode = 1;
  }
}
