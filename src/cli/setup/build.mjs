// @ts-check
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { collectCards } from './collect.mjs';
import { collectKinds } from './collect-kinds.mjs';
import { filesUnder, readText } from './files.mjs';

/** @typedef {import('./machine.mjs').Machine} Machine */

/**
 * The two builds: the folders with their sources, and the compiler's settings. `npm ci --omit=dev` leaves out the
 * packages that the tests and the tools for development import, so these are compiled only if the packages are there.
 */
const builds = {
  service: { project: 'tsconfig.service.json', folders: ['src', 'commands', 'renderers'] },
  full: { project: 'tsconfig.json', folders: ['src', 'commands', 'renderers', 'test', 'bench'] },
};
const settingFiles = ['tsconfig.json', 'tsconfig.service.json', 'package-lock.json'];
const isCompiled = /\.[cm]?[jt]s$/;

/** The list of sources, with sizes and times, from which dist/ was built. */
const stampFile = 'dist/.sources';

/**
 * Tells whether dist/ is older than the sources.
 *
 * @param {Pick<Machine, 'root'>} machine
 * @returns {string | undefined} what is wrong, or undefined
 */
export function buildLacking({ root }) {
  const built = readText(join(root, stampFile));
  if (built === undefined) return 'The program is not built';
  return built === fingerprint(root) ? undefined : 'The sources have changed';
}

/**
 * Lists the files of cards and of kinds of effects (collect.mjs, collect-kinds.mjs). Then compiles the sources into
 * dist/, copies files that need no compiling (fonts, pages, tables, Redis scripts), and removes files whose source is
 * gone. Then compiles the rulebooks and their indexes. The compiler writes its output even if there are type errors.
 *
 * @param {Pick<Machine, 'root' | 'exec'>} machine
 * @returns {Promise<string | undefined>} what is wrong with the sources or the rulebooks, or undefined
 */
export async function build({ root, exec }) {
  collectCards(root);
  collectKinds(root);
  // The fingerprint is taken first, so that a file that changes during the build is compiled next time.
  const before = fingerprint(root);
  const { project } = buildOf(root);
  const compiler = ['node_modules/typescript/bin/tsc', '--project', project, '--pretty', 'false'];
  const { code, output } = await exec(process.execPath, compiler);
  for (const file of assets(root)) {
    mkdirSync(dirname(join(root, 'dist', file)), { recursive: true });
    copyFileSync(join(root, file), join(root, 'dist', file));
  }
  for (const file of orphans(root)) rmSync(join(root, 'dist', file));
  if (code !== 0) return output.trim();
  const rules = await exec(process.execPath, ['dist/src/cli/rules-index.js']);
  if (rules.code !== 0) return rules.output.trim();
  writeFileSync(join(root, stampFile), before);
  return undefined;
}

/** @param {string} root */
function buildOf(root) {
  return existsSync(join(root, 'node_modules/vitest')) ? builds.full : builds.service;
}

/** @param {string} root */
function sources(root) {
  return buildOf(root)
    .folders.flatMap((folder) => filesUnder(join(root, folder), (name) => name !== 'node_modules'))
    .map((path) => path.slice(root.length + 1));
}

/** @param {string} root */
function fingerprint(root) {
  const hash = createHash('sha256').update(`${buildOf(root).project}\n`);
  for (const file of [...settingFiles, ...sources(root)]) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Files that are used without compiling: all that aren't TypeScript, and the scripts of the browser's page. */
function assets(/** @type {string} */ root) {
  const page = join('src', 'local', 'page');
  return sources(root).filter((file) => !isCompiled.test(file) || file.startsWith(page));
}

/** Files in dist/ whose source is gone. */
function orphans(/** @type {string} */ root) {
  const all = new Set(sources(root));
  return buildOf(root)
    .folders.flatMap((folder) => filesUnder(join(root, 'dist', folder)))
    .map((path) => path.slice(join(root, 'dist').length + 1))
    .filter((file) => {
      const source = file.replace(/\.map$/, '');
      return ![source, source.replace(/js$/, 'ts')].some((name) => all.has(name));
    });
}
