import './setup/require-node.mjs';
import { parseArgs } from 'node:util';
import { openStore, requireStore } from '../store/identity.ts';
import { importTable } from './backup/import-table.ts';
import { BackupProblem } from './backup/problem.ts';
import { withStore } from './backup/reach.ts';
import { readTableFile } from './backup/table-file.ts';
import { knownGames } from './known-games.ts';
import { settings } from './settings.ts';
import { runPlainly } from './startup-errors.ts';

const USAGE =
  'Name a file and the place where the table is played: npm run import -- FILE --guild ID --channel ID [--thread ID]';
/** A Discord id. */
const ID = /^\d{17,20}$/;

/** `npm run import -- FILE --guild ID --channel ID`: puts a table from a file into the store, so that people can go on. */
await runPlainly(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { guild: { type: 'string' }, channel: { type: 'string' }, thread: { type: 'string' } },
  });
  const { guild, channel, thread = null } = values;
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0 || guild === undefined || channel === undefined) {
    console.error(USAGE);
    process.exitCode = 1;
    return;
  }
  for (const id of [guild, channel, thread])
    if (id !== null && !ID.test(id))
      throw new BackupProblem(`“${id.slice(0, 30)}” isn’t a Discord id of 17 to 20 digits.`);
  const given = settings();
  const file = await readTableFile(path, knownGames);
  const { id, title, seq, hash } = await withStore(given, false, async (redis) => {
    await requireStore(redis, given.data);
    await openStore(redis, given.data);
    return importTable(redis, file, { guild, channel, thread }, knownGames);
  });
  if (id !== file.id) console.log(`There is another table ${file.id} here, so this one has a new id.`);
  console.log(`Imported ${id} (${file.game}, “${title}”) after entry ${seq}, position ${hash.slice(0, 16)}.`);
  console.log('Everyone keeps their seat. The bot posts the table and asks the players within seconds.');
});
