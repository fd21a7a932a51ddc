import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readAdvisories, serveAdvisories } from './audit/advisories.ts';
import { askNpm } from './audit/npm.ts';
import { runPlainly } from './startup-errors.ts';

/**
 * `npm run -s audit`: lists the known vulnerabilities of the packages that the bot runs with. Without a registry that
 * knows them, `npm run -s audit -- FILE` takes them from a file. Exits with code 1 if there are any.
 */
await runPlainly(async () => {
  const [file] = parseArgs({ allowPositionals: true }).positionals;
  const root = resolve(import.meta.dirname, '../../..');
  const served = file === undefined ? null : await serveAdvisories(await readAdvisories(file));
  try {
    const found = await askNpm(root, served?.registry ?? null);
    for (const line of found.says) console.log(line);
    process.exitCode = found.vulnerable ? 1 : 0;
  } finally {
    served?.close();
  }
});
