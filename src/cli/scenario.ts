import { parseArgs } from 'node:util';
import { findScene } from '../../renderers/index.ts';
import { gameOf } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { Refused } from '../kernel/types.ts';
import { describe } from '../simulation/describe.ts';
import { Stage } from '../simulation/stage.ts';
import { runFile } from './scenario-file.ts';

const USAGE = `npm run -s scenario -- FILE...            run each case
npm run -s scenario -- --describe GAME    list everything that a case of the game can name
npm run -s scenario -- --describe FILE    run a case and show the options at its end`;

/** Runs the files, and prints a line for each. Returns the number of files that failed. */
function runAll(files: readonly string[]): number {
  let failed = 0;
  for (const file of files) {
    try {
      const { title, problems } = runFile(file);
      if (problems.length === 0) console.log(`ok  ${title} (${file})`);
      else console.log(`NO  ${title} (${file})\n    ${problems.join('\n    ')}`);
      failed += problems.length === 0 ? 0 : 1;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      console.log(`NO  ${file}\n    ${error.message}`);
      failed += 1;
    }
  }
  return failed;
}

/** Returns a text map of the position in which scenarios begin, at the first step that the game's staging lists. */
function position(game: Game<unknown>): string {
  const at = Object.keys(game.staging.at)[0] ?? '';
  const { state } = new Stage(game, { at }).match;
  const lines = findScene(game.id, 'map').text(game.view(state, 'spectator'), {});
  return lines.map((line) => `  ${line}`).join('\n');
}

function show(what: string): number {
  const game = gameOf(what);
  if (game !== null) {
    console.log(`${describe(game)}\n\nThe starting position of cases:\n${position(game)}`);
    return 0;
  }
  try {
    const { title, problems, waiting } = runFile(what);
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
