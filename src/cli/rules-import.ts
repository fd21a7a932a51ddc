import { parseArgs } from 'node:util';
import type { GameId } from '../kernel/types.ts';
import { UnusableDocument } from '../rulebook/import/decode.ts';
import { readDocument } from '../rulebook/import/document.ts';
import { type Imported, type Skipped, sectionsOf } from '../rulebook/import/index.ts';
import { writeOwn } from '../rulebook/import/store.ts';
import { bookTitles, rulebooks } from '../rulebook/index.ts';
import { settings } from './settings.ts';
import { runPlainly } from './startup-errors.ts';

const games: readonly GameId[] = Object.keys(rulebooks).filter((game) => game !== 'tables');

const USAGE = `npm run rules:import -- FILE --game GAME    (games: ${games.join(', ')})`;

/** The kinds of text that an import leaves out, with their names (singular and plural), in the order of the report. */
const leftOut: readonly (readonly [what: keyof Skipped, one: string, more: string])[] = [
  ['contents', 'line of the table of contents', 'lines of the table of contents'],
  ['pages', 'page number or page header', 'page numbers and page headers'],
  ['navigation', 'line of a web site’s navigation', 'lines of a web site’s navigation'],
  ['pictures', 'line of text from a picture', 'lines of text from pictures'],
  ['sources', 'source note', 'source notes'],
  ['opening', 'word before the list of terms', 'words before the list of terms'],
  ['headings', 'heading without text', 'headings without text'],
  ['repeated', 'section that repeats another', 'sections that repeat another'],
];

/** `npm run rules:import`: makes an owner's rulebook document searchable on this machine. */
await runPlainly(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { game: { type: 'string' } } });
  const [file, ...others] = positionals;
  const { game } = values;
  if (file === undefined || others.length > 0 || game === undefined) return fail(USAGE);
  if (!games.includes(game)) return fail(`There is no game “${game}”. Choose one of ${games.join(', ')}.`);
  const { data } = settings();
  try {
    const { text, isGuess } = await readDocument(file);
    const imported = sectionsOf(text);
    if (imported.sections.length === 0) throw new UnusableDocument('The document has no text.');
    const path = await writeOwn(data, game, imported.sections);
    if (isGuess) console.log('The file isn’t UTF-8; it was read as Windows-1252.');
    console.log(`${found(imported)} for ${bookTitles[game]}, kept in ${path}`);
    console.log(skippedIn(imported.skipped));
  } catch (error) {
    if (!(error instanceof UnusableDocument)) throw error;
    fail(`${file}: ${error.message}`);
  }
});

function fail(line: string): void {
  console.error(line);
  process.exitCode = 1;
}

function found({ sections, terms, hasHeadings }: Imported): string {
  const count = counted(sections.length, 'section', 'sections');
  if (!hasHeadings) return `The document has no headings, so it was cut into ${count} of about 200 words`;
  return terms === 0 ? `Found ${count}` : `Found ${count}, ${terms} of them terms,`;
}

function skippedIn(skipped: Skipped): string {
  const parts = leftOut.flatMap(([what, one, more]) => (skipped[what] > 0 ? counted(skipped[what], one, more) : []));
  return parts.length === 0 ? 'Nothing was left out.' : `Left out: ${parts.join(', ')}.`;
}

function counted(number: number, one: string, more: string): string {
  return `${number} ${number === 1 ? one : more}`;
}
