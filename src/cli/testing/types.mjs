// @ts-check
import { resolve } from 'node:path';
import { build } from '../setup/build.mjs';
import { thisMachine } from '../setup/machine.mjs';

// Checks all types. Checking the compiled sources also updates dist/. The browser's page is checked separately, because
// it has other globals and isn't compiled.
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
