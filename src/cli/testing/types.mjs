// @ts-check
import { resolve } from 'node:path';
import { build } from '../setup/build.mjs';
import { thisMachine } from '../setup/machine.mjs';

// The types of everything: of what is compiled, which brings dist/ up to date, and of the browser's page, which knows
// other globals and is used as it is.
const machine = thisMachine(resolve(import.meta.dirname, '../../..'));
const page = await machine.exec(process.execPath, [
  'node_modules/typescript/bin/tsc',
  '-p',
  'src/local/page',
  '--pretty',
  'false',
]);
for (const complaint of [await build(machine), page.code === 0 ? undefined : page.output.trim()]) {
  if (complaint === undefined) continue;
  machine.say(complaint);
  process.exitCode = 1;
}
