import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runChaos } from './chaos/run.ts';
import { runPlainly } from './plain-words.ts';
import { SettingsError, settings } from './settings.ts';

/**
 * `npm run chaos -- --kills 100 --json`: everything on this machine against the local Discord, two people who play, and
 * processes of all roles and Redis that are killed at random instants. Says what became of what people did; the last line is
 * JSON (`--json`: the only one). Ends with code 1 when anything was lost, doubled or told wrongly.
 */
await runPlainly(async () => {
  const { values } = parseArgs({
    options: { kills: { type: 'string', default: '20' }, json: { type: 'boolean', default: false } },
  });
  const kills = Number(values.kills);
  if (!Number.isInteger(kills) || kills < 1) throw new SettingsError('--kills must be a number from 1.');
  if (!existsSync('/proc/self/stat'))
    throw new SettingsError('npm run chaos finds processes in /proc: it runs on Linux.');
  const given = settings();
  // Deaths are what this is about: only what is asked for is told of them.
  const logLevel = given.logLevel === 'info' ? 'silent' : given.logLevel;
  const report = await runChaos({ ...given, logLevel }, kills, values.json ? () => {} : console.log);
  if (!report.ok) process.exitCode = 1;
  console.log(JSON.stringify(report));
});
