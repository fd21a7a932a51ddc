import './setup/require-node.mjs';
import { parseArgs } from 'node:util';
import { requireStore } from '../store/identity.ts';
import { FINE } from '../tables/table-check.ts';
import { type BackupCheck, checkBackup } from './backup/check.ts';
import { backUp } from './backup/copy.ts';
import { withStore } from './backup/reach.ts';
import { backupSaid, tablesSaid } from './backup/report.ts';
import { count } from './doctor/finding.ts';
import { knownGames } from './known-games.ts';
import { programVersion } from './program-version.ts';
import { settings } from './settings.ts';
import { runPlainly } from './startup-errors.ts';

const USAGE =
  'Name a folder that doesn’t exist yet: npm run backup -- FOLDER. To check a back-up: npm run backup -- --check FOLDER';

/**
 * `npm run backup -- FOLDER`: copies everything that lasts into a new folder, also while the bot runs, and replays every
 * table of the copy. `--check FOLDER` only checks a back-up. Exits with code 1 if something is damaged or differs.
 */
await runPlainly(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: 'string' } } });
  const [folder = values.check, ...others] = positionals;
  if (folder === undefined || others.length > 0 || (values.check !== undefined && values.check !== folder)) {
    console.error(USAGE);
    process.exitCode = 1;
    return;
  }
  if (values.check === undefined) {
    const given = settings();
    const made = await withStore(given, false, async (redis) => {
      await requireStore(redis, given.data);
      return backUp(redis, folder, programVersion());
    });
    console.log(`${folder}: ${backupSaid(made)}`);
  }
  report(folder, await checkBackup(folder, knownGames));
});

function report(folder: string, { manifest, faults, results, differing }: BackupCheck): void {
  const bad = differing.filter(({ result }) => !FINE.has(result));
  const carried = results.get('carried');
  for (const line of [...faults, ...tablesSaid(bad)]) console.log(line);
  if (carried !== undefined)
    console.log(
      `${count(carried, 'table')} played with older rules can be read, but not compared with the rules of today.`,
    );
  const isFine = faults.length + bad.length === 0;
  console.log(
    isFine
      ? `${folder} is whole: ${backupSaid(manifest)} Every table was replayed.`
      : `${folder} has ${count(faults.length + bad.length, 'problem')}. Keep older back-ups until they are solved.`,
  );
  if (!isFine) process.exitCode = 1;
}
