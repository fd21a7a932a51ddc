import './setup/require-node.mjs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore, rememberedStore, STORE_FILE } from '../store/identity.ts';
import { checkBackup } from './backup/check.ts';
import { knownDeletions } from './backup/deletions.ts';
import { BackupProblem } from './backup/problem.ts';
import { withStore } from './backup/reach.ts';
import { backupSaid } from './backup/report.ts';
import { type Restored, restore } from './backup/restore.ts';
import { count } from './doctor/finding.ts';
import { settings } from './settings.ts';
import { runPlainly } from './startup-errors.ts';

const USAGE = 'Name the folder of a back-up: npm run restore -- FOLDER';

/**
 * `npm run restore -- FOLDER`: restores a back-up into an empty store. `--deletions` names a list of the people who
 * deleted their data since then, a newer back-up that has such a list, or `none`; it may be given several times.
 */
await runPlainly(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { deletions: { type: 'string', multiple: true, default: [] } },
  });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) {
    console.error(USAGE);
    process.exitCode = 1;
    return;
  }
  const given = settings();
  const { manifest, faults } = await checkBackup(folder, null);
  if (faults.length > 0) throw new BackupProblem(`${faults.join(' ')} Nothing was restored. Use another back-up.`);
  const remembered = await rememberedStore(given.data);
  if (remembered !== null && remembered !== manifest.store)
    throw new BackupProblem(
      `This back-up is of another store than the one that ${given.data} remembers, so nothing was restored. Name another SUBSPACE_DATA, or delete ${join(given.data, STORE_FILE)} first.`,
    );
  const deletions = await knownDeletions(folder, manifest, given.data, values.deletions);
  const done = await withStore(given, true, async (redis) => {
    const restored = await restore(redis, folder, manifest, deletions);
    await openStore(redis, given.data);
    return restored;
  });
  for (const line of said(done)) console.log(line);
  console.log(`Restored ${backupSaid(manifest)} Start the bot: the tables go on from there.`);
});

function said({ commands, messages, forgotten }: Restored): string[] {
  return [
    ...(commands > 0 ? [`${count(commands, 'command')} of that time will be carried out now.`] : []),
    ...(messages > 0
      ? [`${count(messages, 'message')} of that time will be sent now, unless the bot finds them in their channels.`]
      : []),
    ...(forgotten > 0
      ? [
          `${forgotten === 1 ? '1 person' : `${forgotten} people`} deleted their data after the back-up. The bot deletes it again as soon as it runs.`,
        ]
      : ['Nobody in the back-up is known to have deleted their data since.']),
  ];
}
