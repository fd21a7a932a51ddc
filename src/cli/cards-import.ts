import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { DATED } from '../games/first-edition/content/errata.ts';
import type { CardRow } from '../games/first-edition/content/row.ts';
import { plainTitle } from '../games/first-edition/content/title-group.ts';
import { must } from '../kernel/must.ts';
import { aliasesOf, quotedIn } from './cards/aliases.ts';
import { checkHandFacts } from './cards/by-hand.ts';
import { lineOf, saidIn, saidOf } from './cards/claims.ts';
import { recordSchema } from './cards/record.ts';
import { rowsOf } from './cards/rows.ts';
import saidNow from './cards/said.json' with { type: 'json' };
import { textsIn } from './cards/texts.ts';
import { runPlainly } from './startup-errors.ts';

const USAGE =
  'npm run cards:import -- FOLDER [--texts FOLDER [--newer FOLDER]]    (with physical_cards_1e.json, virtual_cards_1e.json, name_aliases.json; Physical.txt, Virtual.txt)';

/** The plugin's lists of texts. */
const LISTS = ['Physical.txt', 'Virtual.txt'];

/** The file with the tokens of the cards' texts. */
const SAID = resolve('src/cli/cards/said.json');

/**
 * `npm run cards:import`: builds the compact file of all First Edition cards from a folder of card facts, as
 * docs/data.md describes. The game itself doesn't need the folder of card facts. `--texts` also builds the tokens for
 * `npm run cards:check`, from a folder with the plugin's lists, and
 * `--newer` those of newer texts, from a folder with later lists.
 */
await runPlainly(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { texts: { type: 'string' }, newer: { type: 'string' } },
  });
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
  checkHandFacts(new Set(rows.map(({ id }) => id)));
  const aliases = aliasesOf(named, rows);
  const content = resolve('src/games/first-edition/content');
  const file = join(content, 'cards.json');
  const kept = new Set(z.array(z.string()).parse(JSON.parse(await readFile(file, 'utf8'))));
  const lines = rows.map(({ line }) => line);
  const changed = rows.filter(({ line }) => !kept.has(line));
  await writeFile(file, `${JSON.stringify(lines, null, 2)}\n`);
  await writeFile(join(content, 'aliases.json'), `${JSON.stringify(aliases, null, 2)}\n`);
  console.log(`${physical.length + virtual.length} records were turned into ${rows.length} cards.`);
  console.log(changed.length === 0 ? 'No card has changed.' : `Changed: ${changed.map(({ id }) => id).join(', ')}.`);
  if (values.texts === undefined) return;
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  const older = await saidBy(values.texts, rows);
  const newer =
    values.newer === undefined
      ? keptDated()
      : await saidBy(
          values.newer,
          DATED.map(({ id, of }) => ({ id, title: must(titles.get(of), `${of}’s title`) })),
        );
  const said = [...older, ...newer];
  await writeFile(SAID, `${JSON.stringify(said, null, 2)}\n`);
  console.log(`The texts of ${said.length} cards were turned into tokens.`);
});

/** Returns the tokens of these cards' texts in a folder's lists, one line per card whose text is known. */
async function saidBy(folder: string, cards: readonly Pick<CardRow, 'id' | 'title'>[]): Promise<string[]> {
  const lists = await Promise.all(LISTS.map((file) => readFile(join(folder, file), 'utf8')));
  const texts = textsIn(lists);
  return cards.flatMap(({ id, title }) => {
    const known = texts.get(title) ?? texts.get(title.replaceAll('"', ''));
    return known === undefined ? [] : [lineOf(saidIn(id, plainTitle(title), known))];
  });
}

/** Returns the lines of newer texts that the file of tokens already has. */
function keptDated(): string[] {
  const dated = new Set(DATED.map(({ id }) => id));
  return saidNow.filter((line) => dated.has(saidOf(line).id));
}
