import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { filesUnder } from '../../src/cli/setup/files.mjs';

/** The folder of Ascendancy. */
export const GAME = resolve(import.meta.dirname, '../../src/games/ascendancy');
/** The folder of its cards. */
export const CARDS = 'content/cards/';

/** A card as its file defines it. */
export interface CardSource {
  readonly id: string;
  /** The path of the card’s file in the game’s folder. */
  readonly path: string;
  /** The card’s row. */
  readonly row: string;
  /** The row, and everything else in the file that the row uses. */
  readonly code: string;
  /** The card’s text. */
  readonly line: string;
}

/** All files of the game except the list of card files, by path. */
export const FILES: ReadonlyMap<string, string> = new Map(
  filesUnder(GAME)
    .map((path) => relative(GAME, path))
    .filter((path) => path.endsWith('.ts') && path !== `${CARDS}index.ts`)
    .map((path) => [path, readFileSync(join(GAME, path), 'utf8')]),
);

/** The array of rows in a card file. */
const ROWS = /^export const CARDS = \w+\((?:'[\w-]+', )?\[\n([\s\S]*?)^\]\);/m;

/** Splits a file without its rows into its declarations, by name. */
function declarations(text: string): [name: string, block: string][] {
  return text.split(/^(?=(?:export )?(?:function|const|interface|type) )/m).flatMap((block): [string, string][] => {
    const [, name] = /^(?:export )?(?:function|const|interface|type) (\w+)/.exec(block) ?? [];
    return name === undefined ? [] : [[name, block]];
  });
}

/** Adds to a row everything in its file that it uses. A file with kinds of effects has a single card, which uses all. */
function codeOf(row: string, rest: string): string {
  if (/^export const KINDS\b/m.test(rest)) return rest + row;
  const left = new Map(declarations(rest));
  let code = row;
  for (let more = true; more; ) {
    more = false;
    for (const [name, block] of left) {
      if (!new RegExp(`\\b${name}\\b`).test(code)) continue;
      code += block;
      left.delete(name);
      more = true;
    }
  }
  return code;
}

function cardsIn(path: string, text: string): CardSource[] {
  const [whole = '', rows = ''] = ROWS.exec(text) ?? [];
  const rest = text.replace(whole, '').replace(/^import [\s\S]*?;$/gm, '');
  return rows.split(/^(?= {2}(?:\{|\w+\())/m).flatMap((row): CardSource[] => {
    const [, id] = /\bid: '([^']+)'/.exec(row) ?? [];
    const [, line = ''] = /\bline: (?:'((?:[^'\\]|\\.)*)'|\w+)/.exec(row) ?? [];
    return id === undefined ? [] : [{ id, path, row, code: codeOf(row, rest), line }];
  });
}

/** All cards, with their sources. */
export const SOURCES: readonly CardSource[] = [...FILES].flatMap(([path, text]) =>
  path.startsWith(CARDS) ? cardsIn(path, text) : [],
);
