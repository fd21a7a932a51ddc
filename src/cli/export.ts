import './setup/require-node.mjs';
import { parseArgs } from 'node:util';
import { requireStore } from '../store/identity.ts';
import { clockOf, copiedTable } from './backup/copy.ts';
import { withStore } from './backup/reach.ts';
import { tableForFile, writeTableFile } from './backup/table-file.ts';
import { knownGames } from './known-games.ts';
import { programVersion } from './program-version.ts';
import { settings } from './settings.ts';
import { runPlainly } from './startup-errors.ts';

const USAGE = 'Name the id of a table and a file that doesn’t exist yet: npm run export -- TABLE FILE';

/** `npm run export -- TABLE FILE`: writes a table into a file, with which it can be played on elsewhere. */
await runPlainly(async () => {
  const [table, file, ...others] = parseArgs({ allowPositionals: true }).positionals;
  if (table === undefined || file === undefined || others.length > 0 || !/^[a-z0-9]{1,20}$/.test(table)) {
    console.error(USAGE);
    process.exitCode = 1;
    return;
  }
  const given = settings();
  const parts = await withStore(given, false, async (redis) => {
    await requireStore(redis, given.data);
    return copiedTable(redis, table, await clockOf(redis));
  });
  const exported = await tableForFile(table, parts, knownGames, programVersion());
  await writeTableFile(file, exported);
  console.log(`${file}: ${exported.log.length - 1} entries, position ${exported.hash.slice(0, 16)}.`);
  console.log(
    'The file holds all hands and the secret of the dice. The table also continues here until a moderator ends it.',
  );
});
