import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { breakAll } from './breaks.mjs';
import { begin } from './outcomes.mjs';

const root = resolve(import.meta.dirname, '..');
const { GAME: game = '', PART: part = '', OUT: out = '' } = process.env;

/** The files with the rules of a game, except for `OTHERS`. */
const RULES = /^((chapters|effects)\/.*|score|zones)\.ts$/;
/** Files that contain data, texts or types. These have separate tests. */
const OTHERS = /^(effects\/(text|build|union|sorts)|chapters\/(characters\/names|area\/(layout|features)))(\/.*)?\.ts$/;

const files = filesIn(`src/games/${game}`).filter((file) => RULES.test(file) && !OTHERS.test(file));
const { code, breaks } = await breakAll(
  root,
  files.map((file) => `src/games/${game}/${file}`),
);

const tests = [`test/rules/${game}`, 'test/rules/kernel'].flatMap((folder) =>
  filesIn(folder)
    .filter((file) => file.endsWith('.test.ts') && !/^(redeal|texts)\./.test(file))
    .map((file) => `${folder}/${file}`),
);

/**
 * Finds caches, so that they can be emptied between breaks. Otherwise a cached result would outlast the break that
 * caused it. A map that is filled while files load must not be emptied. Such a map has a type annotation, so it isn’t
 * found.
 */
const KEPT = /^((?:export )?const \w+ = )new ((?:Weak)?Map)(<.*>)?\(\);$/gm;

/** `onTestFinished` works only while Vitest runs a test. The runner repeats tests itself, so it has its own function. */
const FINISHED = /\bonTestFinished\(/g;

/**
 * Runs the tests of a game’s rules once. Then `runner.ts` repeats them with one break after another. Tests that play
 * whole games are too slow for this and are left out.
 */
export default defineConfig({
  root,
  plugins: [
    {
      name: 'broken-code',
      enforce: 'pre',
      transform(text, id) {
        const file = id.slice(root.length + 1);
        if (!/^(src|test)\//.test(file)) return undefined;
        return (code.get(file) ?? text)
          .replace(KEPT, '$1globalThis.forgetful(new $2$3());')
          .replace(FINISHED, 'globalThis.atTestEnd(');
      },
    },
  ],
  test: {
    include: tests,
    runner: './mutation/runner.ts',
    setupFiles: ['mutation/forgetful.ts'],
    provide: { breaks: begin(out, breaks, part.split(',')), testFiles: tests.length, out },
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    testTimeout: 600_000,
  },
});

function filesIn(folder: string): string[] {
  return readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).sort();
}
