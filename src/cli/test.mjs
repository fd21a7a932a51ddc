// @ts-check

// `npm test`, `npm run test:all` or `npm test -- --only <part>`: the set-up, then the parts of testing/stages.mjs.
import { tooOld, WRONG_NODE } from './setup/node-version.mjs';

const complaint = tooOld(process.versions.node);
if (complaint) {
  console.log(complaint);
  process.exitCode = WRONG_NODE;
} else {
  const { resolve } = await import('node:path');
  const { thisMachine } = await import('./setup/machine.mjs');
  const { optionsIn } = await import('./setup/options.mjs');
  const { setUp } = await import('./setup/run.mjs');
  const { closingLine, none } = await import('./testing/counts.mjs');
  const { runStages } = await import('./testing/run.mjs');
  const { stages, stagesOf } = await import('./testing/stages.mjs');

  const { only, all = false } = optionsIn(process.argv.slice(2), {
    only: { type: 'string' },
    all: { type: 'boolean' },
  });
  const chosen = only === undefined ? stagesOf(all) : stages.filter(({ name }) => name === only);
  const machine = thisMachine(resolve(import.meta.dirname, '../..'));
  if (chosen.length === 0) {
    machine.say(`There is no "${only}". Choose one of: ${stages.map(({ name }) => name).join(', ')}.`);
    process.exitCode = 1;
  } else if (!(await setUp('test', machine))) {
    machine.say(closingLine({ ...none, failed: 1 }));
    process.exitCode = 1;
  } else if (!(await runStages(chosen, machine.root, machine.say))) {
    process.exitCode = 1;
  }
}
