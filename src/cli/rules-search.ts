import { parseArgs } from 'node:util';
import { bookTitles } from '../rulebook/index.ts';
import { indexOf } from '../rulebook/search/index.ts';
import { SettingsError } from './settings.ts';
import { runPlainly } from './startup-errors.ts';

/** Maximum number of entries shown. */
const MOST = 10;

/**
 * `npm run -s rules:search -- --game G QUERY`: prints the entries that answer a question, best first. `--json` prints one
 * line with an array of `{"id", "title", "score"}`.
 */
await runPlainly(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { game: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const { game = '' } = values;
  if (!(game in bookTitles)) throw new SettingsError(`--game must be one of ${Object.keys(bookTitles).join(', ')}.`);
  const query = positionals.join(' ').trim();
  if (query === '') throw new SettingsError('Type a question: npm run -s rules:search -- --game G QUERY');
  const hits = indexOf(game)
    .answers(query, MOST)
    .map(({ entry: { id, title }, score }) => ({ id, title, score: Math.round(score * 100) / 100 }));
  if (values.json) console.log(JSON.stringify(hits));
  else for (const { id, title } of hits) console.log(`${id}  ${title}`);
});
