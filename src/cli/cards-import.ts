import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { aliasesOf, quotedIn } from './cards/aliases.ts';
import { recordSchema } from './cards/record.ts';
import { rowsOf } from './cards/rows.ts';
import { runPlainly } from './plain-words.ts';

const USAGE =
  'npm run cards:import -- FOLDER    (with physical_cards_1e.json, virtual_cards_1e.json, name_aliases.json)';

/**
 * `npm run cards:import`: makes the compact file of all First Edition cards from a folder with their facts, as DATA.md
 * describes it. The folder isn't needed to play.
 */
await runPlainly(async () => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) {
    console.error(USAGE);
    process.exitCode = 1;
    return;
  }
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(folder, file), 'utf8'));
  const records = z.array(recordSchema);
  const physical = records.parse(await read('physical_cards_1e.json'));
  const virtual = records.parse(await read('virtual_cards_1e.json'));
  const named = z.record(z.string(), z.object({ name: z.string() })).parse(await read('name_aliases.json'));
  const rows = rowsOf([...physical, ...virtual], quotedIn(named));
  const aliases = aliasesOf(named, rows);
  const content = resolve('src/games/first-edition/content');
  await writeFile(
    join(content, 'cards.json'),
    `${JSON.stringify(
      rows.map(({ line }) => line),
      null,
      2,
    )}\n`,
  );
  await writeFile(join(content, 'aliases.json'), `${JSON.stringify(aliases, null, 2)}\n`);
  console.log(`${physical.length + virtual.length} records became ${rows.length} cards.`);
});
