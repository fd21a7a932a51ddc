// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { WRITTEN, writeIndexes } from './collect.mjs';

/**
 * The folders, within a game's folder, of the kinds of effects that only one card has and of those that cards share.
 */
const OF_CARDS = join('content', 'kinds');
const SHARED = join('effects', 'kinds');

/** The definition of a kind: its constant, and its name in the field `do` of an effect. */
const KIND = /^export const (\w+): Kind<'([\w-]+)'/gm;

/**
 * Returns both folders of kinds for each game that has a folder `content/kinds`.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function kindFolders(root) {
  const games = join(root, 'src', 'games');
  return readdirSync(games)
    .map((game) => join(games, game))
    .filter((game) => existsSync(join(game, OF_CARDS)))
    .flatMap((game) => [join(game, OF_CARDS), join(game, SHARED)]);
}

/**
 * Returns the text of a folder's `index.ts`, which exports every kind by its name.
 *
 * @param {string} folder
 * @returns {string}
 */
export function kindIndex(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== 'index.ts');
  const exports = files.sort().map((file) => {
    const kinds = [...readFileSync(join(folder, file), 'utf8').matchAll(KIND)];
    const names = kinds.map(([, constant, kind]) => (constant === kind ? kind : `${constant} as ${named(`${kind}`)}`));
    return `export { ${names.sort().join(', ')} } from './${basename(file)}';`;
  });
  return [`// ${WRITTEN} (src/cli/setup/collect-kinds.mjs).`, ...exports, ''].join('\n');
}

/**
 * Returns a kind's name as the name of an export, in quotes if it has a hyphen.
 *
 * @param {string} kind
 * @returns {string}
 */
function named(kind) {
  return kind.includes('-') ? `'${kind}'` : kind;
}

/**
 * Writes the list of each folder of kinds, unless it is up to date.
 *
 * @param {string} root
 */
export function collectKinds(root) {
  writeIndexes(kindFolders(root), kindIndex);
}
