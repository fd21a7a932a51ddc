import './setup/require-node.mjs';
import { parseArgs } from 'node:util';
import { requireStore } from '../store/identity.ts';
import { linesOf } from './backup/check.ts';
import { clockOf, copiedTables } from './backup/copy.ts';
import { readManifest } from './backup/manifest.ts';
import { withStore } from './backup/reach.ts';
import { tablesSaid } from './backup/report.ts';
import { checkUpgrade, type UpgradeCheck } from './backup/upgrade.ts';
import { count } from './doctor/finding.ts';
import { knownGames } from './known-games.ts';
import { programVersion } from './program-version.ts';
import { type Settings, settings } from './settings.ts';
import { runPlainly } from './startup-errors.ts';

/**
 * `npm run upgrade:check`: replays every live table of the running store with this version of the program, and changes
 * nothing. `--backup FOLDER` replays those of a back-up. Exits with code 1 if a table can't go on as it is.
 */
await runPlainly(async () => {
  const { values } = parseArgs({ options: { backup: { type: 'string' } } });
  const faults: string[] = [];
  const { live, bad, carried } =
    values.backup === undefined ? await ofStore(settings()) : await ofBackup(values.backup, faults);
  for (const line of [...faults, ...tablesSaid(bad), ...tablesSaid(carried)]) console.log(line);
  const version = programVersion();
  if (bad.length + faults.length === 0) {
    console.log(`No problem at ${count(live, 'live table')}: version ${version} can go on with all of them.`);
    return;
  }
  process.exitCode = 1;
  if (faults.length > 0) console.log('The back-up is damaged, so its tables can’t be checked. Use another one.');
  else
    console.log(
      `${bad.length} of ${count(live, 'live table')} can’t go on as they are. Don’t start version ${version} yet.`,
    );
});

function ofStore(given: Settings): Promise<UpgradeCheck> {
  return withStore(given, false, async (redis) => {
    await requireStore(redis, given.data);
    return checkUpgrade(copiedTables(redis, await clockOf(redis)), knownGames);
  });
}

async function ofBackup(folder: string, faults: string[]): Promise<UpgradeCheck> {
  const manifest = await readManifest(folder);
  return checkUpgrade(linesOf(folder, 'tables', manifest.tables, faults), knownGames);
}
