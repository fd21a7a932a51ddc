// @ts-check

// `npm test`, or `npm test -- --only <stage>`: the set-up, then the stages of testing/stages.mjs.
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
  const { closingLine, none } = await import('./testing/counts.mjs');
  const { runStages } = await import('./testing/run.mjs');
  const { stages } = await import('./testing/stages.mjs');

  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const chosen = stages.filter(({ name }) => values.only === undefined || name === values.only);
  const machine = thisMachine(resolve(import.meta.dirname, '../..'));
  if (chosen.length === 0) {
    machine.say(`There is no "${values.only}". Choose one of: ${stages.map(({ name }) => name).join(', ')}.`);
    process.exitCode = 1;
  } else if (!(await setUp('test', machine))) {
    machine.say(closingLine({ ...none, failed: 1 }));
    process.exitCode = 1;
  } else if (!(await runStages(chosen, machine.root, machine.say))) {
    process.exitCode = 1;
  }
}
