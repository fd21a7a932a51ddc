// @ts-check
import './setup/require-node.mjs';
import { resolve } from 'node:path';
import { build, buildLacking } from './setup/build.mjs';
import { thisMachine } from './setup/machine.mjs';

// `npm run build`: updates dist/ if it is out of date, and reports errors in the sources.
const machine = thisMachine(resolve(import.meta.dirname, '../..'));
if (buildLacking(machine)) {
  const complaint = await build(machine);
  if (complaint) {
    machine.say(complaint);
    process.exitCode = 1;
  }
}
