import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { RULES } from '../games/first-edition/content/all-rules.ts';
import { DATED } from '../games/first-edition/content/errata.ts';
import type { CardRow } from '../games/first-edition/content/row.ts';
import { plainTitle } from '../games/first-edition/content/title-group.ts';
import { must } from '../kernel/must.ts';
import { aliasesOf, quotedIn } from './cards/aliases.ts';
import { checkHandFacts } from './cards/by-hand.ts';
import { type CardClaims, lineOf, saidIn, saidOf } from './cards/claims.ts';
import { recordSchema } from './cards/record.ts';
import { checkNoneLost, rowsOf } from './cards/rows.ts';
import saidNow from './cards/said.json' with { type: 'json' };
import { textsIn } from './cards/texts.ts';
import { changedTexts } from './cards/texts-changed.ts';
import { runPlainly } from './startup-errors.ts';

const USAGE =
  'npm run cards:import -- FOLDER [--texts FOLDER [--newer FOLDER] [--compared ID,ID]]    (with physical_cards_1e.json, virtual_cards_1e.json, name_aliases.json; Physical.txt, Virtual.txt)';

/** The plugin's lists of texts. */
const LISTS = ['Physical.txt', 'Virtual.txt'];

/** The file with the tokens of the cards' texts. */
const SAID = resolve('src/cli/cards/said.json');

/** The tokens that the file has now. */
const STORED = saidNow.map(saidOf);

/**
 * `npm run cards:import`: builds the compact file of all First Edition cards from a folder of card facts, as
 * docs/data.md describes. The game itself doesn't need the folder of card facts. `--texts` also builds the tokens for
 * `npm run cards:check`, from a folder with the plugin's lists, and `--newer` those of newer texts, from a folder with
 * later lists. A card with a rule keeps its tokens if its text has changed. `--compared` names the cards whose rules
 * somebody has compared with the new texts.
 */
await runPlainly(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { texts: { type: 'string' }, newer: { type: 'string' }, compared: { type: 'string', default: '' } },
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
  checkNoneLost(rows, [...kept]);
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
  const compared = new Set(values.compared.split(',').filter((id) => id !== ''));
  const { said, changed: reworded } = changedTexts([...older, ...newer], STORED, (id) => RULES.has(id), compared);
  await writeFile(SAID, `${JSON.stringify(said.map(lineOf), null, 2)}\n`);
  console.log(`The texts of ${said.length} cards were turned into tokens.`);
  if (reworded.length === 0) return;
  const ids = reworded.join(',');
  console.log(`The texts of ${reworded.length} cards with rules have changed. Their old tokens were kept.`);
  console.log(`Compare each rule with its new text, then run this command again with --compared ${ids}`);
});

/** Returns the tokens of these cards' texts in a folder's lists, for each card whose text is known. */
async function saidBy(folder: string, cards: readonly Pick<CardRow, 'id' | 'title'>[]): Promise<CardClaims[]> {
  const lists = await Promise.all(LISTS.map((file) => readFile(join(folder, file), 'utf8')));
  const texts = textsIn(lists);
  return cards.flatMap(({ id, title }) => {
    const known = texts.get(title) ?? texts.get(title.replaceAll('"', ''));
    return known === undefined ? [] : [saidIn(id, plainTitle(title), known)];
  });
}

/** Returns the tokens of newer texts that the file of tokens already has. */
function keptDated(): CardClaims[] {
  const dated = new Set(DATED.map(({ id }) => id));
  return STORED.filter(({ id }) => dated.has(id));
}
