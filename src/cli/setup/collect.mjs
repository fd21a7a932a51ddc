// @ts-check
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder, readText } from './files.mjs';

/** The file with the type of a game's cards. The game's cards are in the folder `cards` next to it. */
const TYPE = 'card-rules.ts';

/** The names of the lists that a file of cards may export. */
const LISTS = ['CARDS', 'FACTS', 'KINDS'];

/** The first words of each file that the build writes. The limit on the length of a file doesn't apply to them. */
export const WRITTEN = 'The build writes this file';

/**
 * Returns the folders of cards that the build collects. Each file in them exports the rules of cards as `CARDS`, facts
 * of cards without a rule as `FACTS`, or both. An index has no list of facts if no file has any. If a card has its own
 * kinds of effects, its file also exports `KINDS`.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function cardFolders(root) {
  const games = join(root, 'src', 'games');
  return readdirSync(games)
    .map((game) => join(games, game, 'content'))
    .filter((content) => existsSync(join(content, TYPE)))
    .map((content) => join(content, 'cards'));
}

const { compare } = new Intl.Collator('en', { numeric: true });

/**
 * Orders paths as Biome orders imports: part by part, ignoring `.ts`. A folder comes before a file with the same name.
 *
 * @param {string} one
 * @param {string} other
 * @returns {number}
 */
function byFolder(one, other) {
  const [first = '', ...inFirst] = one.split('/');
  const [second = '', ...inSecond] = other.split('/');
  if (first === second) return byFolder(inFirst.join('/'), inSecond.join('/'));
  return compare(first.replace(/\.ts$/, ''), second.replace(/\.ts$/, '')) || compare(first, second);
}

/**
 * Returns the text of a folder's `index.ts`, which lists all files of the folder by path, without `.ts`.
 *
 * @param {string} folder
 * @returns {string}
 */
export function cardIndex(folder) {
  const files = filesUnder(folder)
    .map((path) => relative(folder, path))
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .sort(byFolder)
    .map((file, at) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return { file, at, lists: LISTS.filter((list) => new RegExp(`^export const ${list}\\b`, 'm').test(text)) };
    });
  /** @param {string} list */
  const having = (list) => files.filter(({ lists }) => lists.includes(list));
  /** @param {string} list */
  const named = (list) =>
    having(list).map(({ file, at }) => `  ['${file.replace(/\.ts$/, '')}', ${list.toLowerCase()}${at}],`);
  return [
    `// ${WRITTEN} (src/cli/setup/collect.mjs).`,
    `import type { CardRules } from '../${TYPE}';`,
    ...(having('FACTS').length === 0 ? [] : [`import type { CardFacts } from '../text-facts.ts';`]),
    ...files.map(
      ({ file, at, lists }) =>
        `import { ${lists.map((list) => `${list} as ${list.toLowerCase()}${at}`).join(', ')} } from './${file}';`,
    ),
    '',
    '/** The rules of cards in each file of this folder, by its path without “.ts”. */',
    'export const FILES: readonly (readonly [file: string, cards: CardRules])[] = [',
    ...named('CARDS'),
    '];',
    '',
    ...(having('FACTS').length === 0
      ? []
      : [
          '/** The facts in each file about cards that have no rule, by the file’s path without “.ts”. */',
          'export const FACT_FILES: readonly (readonly [file: string, cards: CardFacts])[] = [',
          ...named('FACTS'),
          '];',
          '',
        ]),
    '/** The kinds of effects that only one card has, by name. */',
    'export const KINDS = {',
    ...having('KINDS').map(({ at }) => `  ...kinds${at},`),
    '};',
    '',
  ].join('\n');
}

/**
 * Writes the index of each folder of cards, unless it is up to date.
 *
 * @param {string} root
 */
export function collectCards(root) {
  writeIndexes(cardFolders(root), cardIndex);
}

/**
 * Writes the `index.ts` of each folder, unless it is up to date.
 *
 * @param {readonly string[]} folders
 * @param {(folder: string) => string} textOf
 */
export function writeIndexes(folders, textOf) {
  for (const folder of folders) {
    const file = join(folder, 'index.ts');
    const text = textOf(folder);
    if (readText(file) !== text) writeFileSync(file, text);
  }
}
