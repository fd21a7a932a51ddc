import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gameIds, gameOf } from '../games/index.ts';
import { Refused } from '../kernel/types.ts';
import { describe } from '../proving/describe.ts';
import { parseScenario, runScenario } from '../proving/scenario.ts';

const USAGE = `npm run -s scenario -- FILE...            run each case
npm run -s scenario -- --describe GAME    what a case of the game may name
npm run -s scenario -- --describe FILE    run a case and show what is on offer at its end`;

/** Reads and plays a scenario file; a problem that keeps it from being played is thrown as `Refused`. */
function run(file: string): ReturnType<typeof runScenario> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Refused('The file can’t be read: is the path right?');
  }
  const scenario = parseScenario(text);
  const game = gameOf(scenario.game);
  if (game === null) throw new Refused(`There is no game “${scenario.game}”: ${gameIds().join(', ')}.`);
  return runScenario(game, scenario);
}

/** Runs the files and prints a line for each; gives the number that failed. */
function runAll(files: readonly string[]): number {
  let failed = 0;
  for (const file of files) {
    try {
      const { title, problems } = run(file);
      if (problems.length === 0) console.log(`ok  ${title}`);
      else console.log(`NO  ${title}\n    ${problems.join('\n    ')}`);
      failed += problems.length === 0 ? 0 : 1;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      console.log(`NO  ${file}\n    ${error.message}`);
      failed += 1;
    }
  }
  return failed;
}

function show(what: string): number {
  const game = gameOf(what);
  if (game !== null) {
    console.log(describe(game));
    return 0;
  }
  try {
    const { title, problems, waiting } = run(what);
    console.log([title, ...problems, waiting].join('\n'));
    return problems.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.log(error.message);
    return 1;
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { describe: { type: 'string' } },
});
if (typeof values['describe'] === 'string') process.exitCode = show(values['describe']);
else if (positionals.length === 0) {
  console.log(USAGE);
  process.exitCode = 1;
} else process.exitCode = runAll(positionals) === 0 ? 0 : 1;
