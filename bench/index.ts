import { parseArgs } from 'node:util';
import { SettingsError } from '../src/cli/settings.ts';
import { runPlainly } from '../src/cli/startup-errors.ts';
import { against, compared } from './against.ts';
import { ascendancyFigures } from './ascendancy.ts';
import { chatFigures } from './chat.ts';
import type { Measured } from './figures.ts';
import { firstEditionFigures } from './first-edition.ts';
import { frontiersFigures } from './frontiers.ts';
import { handoffFigures } from './handoffs.ts';
import { kernelFigures } from './kernel.ts';
import { flushFigures } from './latency.ts';
import { listFigures } from './lists.ts';
import type { Say } from './peers.ts';
import { pictureFigures } from './pictures.ts';
import { pipelineFigures } from './pipeline.ts';
import { check, keep, readKept } from './release.ts';
import { figureTable, line } from './report.ts';
import { rulesFigures } from './rules.ts';
import { weightFigures } from './weights.ts';

/** Parts that can be measured alone (`--only`), in the order of a whole run. */
const parts: Record<string, (say: Say) => Promise<Measured>> = {
  kernel: async (say) => {
    say('kernel: decisions and undo, ours and others’');
    const kernel = await kernelFigures(say);
    say('kernel: games of four of Frontiers');
    const frontiers = await frontiersFigures();
    say('kernel: games of the bot against itself');
    return { ...kernel, ...frontiers, ...handoffFigures() };
  },
  ascendancy: async (say) => {
    say('ascendancy: decisions, ours and another’s, and the fullest galaxy');
    return ascendancyFigures(say);
  },
  pictures: async (say) => {
    say('pictures: the map');
    return pictureFigures();
  },
  pipeline: async (say) => {
    say('pipeline: commits');
    const pipeline = await pipelineFigures();
    say('pipeline: flushes to the disk');
    const flushes = await flushFigures(say);
    say('pipeline: a table of 1,000 inputs');
    const weights = await weightFigures();
    say('pipeline: lists of 5,000 tables');
    return { ...pipeline, ...flushes, ...weights, ...(await listFigures()) };
  },
  'first-edition': async (say) => {
    say('first-edition: the pool, decisions, ours and another’s, and the fullest line');
    return firstEditionFigures(say);
  },
  rules: async (say) => {
    say('rulebooks: look-ups');
    return rulesFigures(say);
  },
  chat: (say) => chatFigures((what) => say(`chat: ${what}`)),
};

/**
 * `npm run bench`: measures everything on this machine, in one run, and shows it beside its targets. The last line is
 * JSON (`--json`: the only one). `--only kernel|ascendancy|pictures|pipeline|first-edition|rules|chat` measures a part; the rest is null.
 * `--check FILE` compares the ratios with those that a release saved in the file, and exits with 1 if one of them fell by more
 * than a fifth. `--keep FILE` saves the ratios of this run.
 * `--against FOLDER` measures the decisions per second of random games instead, in turns with another checkout that is
 * built.
 */
await runPlainly(async () => {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      only: { type: 'string' },
      against: { type: 'string' },
      check: { type: 'string' },
      keep: { type: 'string' },
    },
  });
  const say: Say = (what) => console.error(what);
  if (values.against !== undefined) {
    const found = await against(values.against, say);
    if (!values.json) console.log(compared(found));
    console.log(JSON.stringify(found));
    return;
  }
  const wanted = Object.entries(parts).filter(([name]) => values.only === undefined || values.only === name);
  if (wanted.length === 0) throw new SettingsError(`--only takes one of ${Object.keys(parts).join(', ')}.`);
  // Before anything is measured, so that a wrong name is reported at once.
  const kept = values.check === undefined ? null : await readKept(values.check);
  const measured: Measured = {};
  for (const [, measure] of wanted) Object.assign(measured, await measure(say));
  if (!values.json) console.log(figureTable(measured));
  if (kept !== null) process.exitCode = check(kept, measured, say);
  if (values.keep !== undefined) await keep(values.keep, measured);
  console.log(line(measured));
});
