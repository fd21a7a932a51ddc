import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hashesOf } from '../rulebook/copies.ts';
import { SettingsError } from './settings.ts';
import { runPlainly } from './startup-errors.ts';

/**
 * `node dist/src/cli/rules-hashes.js OUT BOOK...`: writes truncated hashes of all eight-word sequences in an owner's books,
 * which tests use to find copied sentences. The books themselves never become part of the project.
 */
await runPlainly(async () => {
  const [out, ...books] = parseArgs({ allowPositionals: true }).positionals;
  if (out === undefined || books.length === 0) throw new SettingsError('Name the output file first, then the books.');
  const hashes = hashesOf(books.map((book) => readFileSync(book, 'utf8')));
  writeFileSync(out, hashes);
  console.log(`${hashes.length / 5} eight-word sequences in ${books.length} books.`);
});
