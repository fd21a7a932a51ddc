import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingsError } from '../src/cli/settings.ts';
import { runPlainly } from '../src/cli/startup-errors.ts';
import { coresFor, SERVERS } from './load/arithmetic.ts';
import { type Plot, plotted } from './load/plot.ts';
import { type KeptLoad, keptLoad } from './load/report.ts';

/** The kept figures, and the folder of the plots. */
const FIGURES = 'bench/load.json';
const PICTURES = 'docs/pictures';
/** The name of the run from which the arithmetic starts. */
const STEADY = 'steady';

/** `npm run load:plots` draws the plots of docs/load.md from the kept figures in bench/load.json. */
await runPlainly(async () => {
  const kept = await keptLoad(FIGURES);
  for (const [name, plot] of Object.entries(plotsOf(kept))) {
    const bytes = plotted(plot);
    await writeFile(join(PICTURES, `${name}.png`), bytes);
    console.log(`${join(PICTURES, `${name}.png`)}  ${Math.ceil(bytes.length / 1000)} kB`);
  }
});

function plotsOf({ runs, growth }: KeptLoad): Record<string, Plot> {
  const steady = runs[STEADY]?.parts.find(({ what }) => what === 'play');
  if (growth.length === 0 || steady === undefined)
    throw new SettingsError(`${FIGURES} lacks figures. docs/load.md says which runs to make with --keep ${FIGURES}.`);
  return {
    'load-lengths': {
      title: 'A table in Redis',
      across: 'Moves',
      up: 'Kilobytes',
      curves: growth.map(({ game, points }) => ({
        name: game,
        points: points.map(({ moves, bytes }) => [moves, bytes / 1_024] as const),
      })),
    },
    'load-servers': {
      title: 'Processors at the busiest hour',
      across: 'Discord servers',
      up: 'Cores',
      curves: Object.entries(coresFor(1, steady)).map(([role, cores]) => ({
        name: role,
        points: SERVERS.map((servers) => [servers, cores * servers] as const),
      })),
    },
  };
}
