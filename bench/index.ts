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

/** The parts of a run, in order. `--only` measures a single part. */
const parts: Record<string, (say: Say) => Promise<Measured>> = {
  kernel: async (say) => {
    say('kernel: decisions compared with other engines, and undo');
    const kernel = await kernelFigures(say);
    say('kernel: Frontiers with four players');
    const frontiers = await frontiersFigures();
    say('kernel: games of bots against themselves');
    return { ...kernel, ...frontiers, ...handoffFigures() };
  },
  ascendancy: async (say) => {
    say('ascendancy: decisions compared with another engine, and the fullest galaxy');
    return ascendancyFigures(say);
  },
  pictures: async (say) => {
    say('pictures: the map of Away Missions');
    return pictureFigures();
  },
  pipeline: async (say) => {
    say('pipeline: commits');
    const pipeline = await pipelineFigures();
    say('pipeline: disk flushes');
    const flushes = await flushFigures(say);
    say('pipeline: a table of 1,000 inputs');
    const weights = await weightFigures();
    say('pipeline: lists of 5,000 tables');
    return { ...pipeline, ...flushes, ...weights, ...(await listFigures()) };
  },
  'first-edition': async (say) => {
    say('first-edition: cards, decisions compared with another engine, and the fullest spaceline');
    return firstEditionFigures(say);
  },
  rules: async (say) => {
    say('rules: look-ups in the rulebooks');
    return rulesFigures(say);
  },
  chat: (say) => chatFigures((what) => say(`chat: ${what}`)),
};

/**
 * `npm run bench` measures everything on this machine in one run. It prints a table with the figures and their targets,
 * and then the figures as a line of JSON.
 *
 * - `--json` leaves out the table.
 * - `--only kernel|ascendancy|pictures|pipeline|first-edition|rules|chat` measures one part. The figures of the other
 *   parts are null in the JSON.
 * - `--check FILE` compares the ratios with those of the last release, which are in the file. If one of them fell by
 *   more than a fifth, the exit code is 1.
 * - `--keep FILE` saves the ratios of this run in the file.
 * - `--against FOLDER` only compares how many decisions per second random games make here and in another built
 *   checkout.
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
  // The file is read before the measurements, so that a wrong name is reported immediately.
  const kept = values.check === undefined ? null : await readKept(values.check);
  const measured: Measured = {};
  for (const [, measure] of wanted) Object.assign(measured, await measure(say));
  if (!values.json) console.log(figureTable(measured));
  if (kept !== null) process.exitCode = check(kept, measured, say);
  if (values.keep !== undefined) await keep(values.keep, measured);
  console.log(line(measured));
});
