// @ts-check
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder, readText } from './files.mjs';

/** The file with the type of a game's cards. The game's cards are in the folder `cards` next to it. */
const TYPE = 'card-rules.ts';

/**
 * Returns the folders of cards that the build collects. Each file in these folders exports `CARDS`.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function cardFolders(root) {
  const games = join(root, 'src', 'games');
  return (existsSync(games) ? readdirSync(games) : [])
    .map((game) => join(games, game, 'content'))
    .filter((content) => existsSync(join(content, TYPE)))
    .map((content) => join(content, 'cards'));
}

/**
 * Returns the text of a folder's `index.ts`, which lists all files of the folder by path, without their extensions.
 *
 * @param {string} folder
 * @returns {string}
 */
export function cardIndex(folder) {
  const files = filesUnder(folder)
    .map((path) => relative(folder, path))
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return [
    '// The build writes this file (src/cli/setup/collect.mjs).',
    `import type { CardRules } from '../${TYPE}';`,
    ...files.map((file, at) => `import { CARDS as cards${at} } from './${file}';`),
    '',
    '/** The cards of each file in this folder, by its path without “.ts”. */',
    'export const FILES: readonly (readonly [file: string, cards: CardRules])[] = [',
    ...files.map((file, at) => `  ['${file.replace(/\.ts$/, '')}', cards${at}],`),
    '];',
    '',
  ].join('\n');
}

/**
 * Writes the index of each folder of cards, unless it is up to date.
 *
 * @param {string} root
 */
export function collectCards(root) {
  for (const folder of cardFolders(root)) {
    const file = join(folder, 'index.ts');
    const text = cardIndex(folder);
    if (readText(file) !== text) writeFileSync(file, text);
  }
}
