import { resolve } from 'node:path';
import { build, buildLacking } from '../../../src/cli/setup/build.mjs';
import { thisMachine } from '../../../src/cli/setup/machine.mjs';

/**
 * Brings dist/ up to date before tests that start the project's programs. A complaint about types stops nothing here:
 * the stage "types" is there for it.
 */
export default async function buildFirst(): Promise<void> {
  const machine = thisMachine(resolve(import.meta.dirname, '../../..'));
  if (!buildLacking(machine)) return;
  const complaint = await build(machine);
  if (complaint !== undefined) console.warn(complaint);
}
