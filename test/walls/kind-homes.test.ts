import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../../src/cli/setup/files.mjs';

const GAME = resolve(import.meta.dirname, '../../src/games/first-edition');
const CARDS = 'content/cards/';
const KINDS = 'effects/kinds/';
/** Files in which a part of a card's rule may be: its builders and its lasting effects. */
const LENDING = /^content\/(?:builders\/|lasting\.ts)/;

const FILES: readonly (readonly [path: string, text: string])[] = filesUnder(GAME)
  .map((path) => relative(GAME, path))
  .filter((path) => path.endsWith('.ts') && path !== `${CARDS}index.ts`)
  .map((path) => [path, readFileSync(join(GAME, path), 'utf8')]);

/** The names of the kinds whose fields a file declares. */
function declaredIn(text: string): string[] {
  const [, block = ''] = /interface Kinds \{\n([\s\S]*?)\n {2}\}/.exec(text) ?? [];
  return [...block.matchAll(/^ {4}'?([\w-]+)'?:/gm)].flatMap(([, name]) => name ?? []);
}

/** The ids of the cards in a file, each with the text of its row. */
function rowsOf(text: string): [card: string, row: string][] {
  const [, rows = ''] = /export const CARDS: CardRules = \{\n([\s\S]*?)\n\};/.exec(text) ?? [];
  return rows.split(/^(?= {2}'?[\w-]+'?:)/m).flatMap((row): [string, string][] => {
    const [, card] = /^ {2}'?([\w-]+)'?:/.exec(row) ?? [];
    return card === undefined ? [] : [[card, row]];
  });
}

/** Returns the cards that name a kind, and the files that name it outside the rows of cards. */
function namers(kind: string): string[] {
  const names = (text: string) => new RegExp(`\\bdo: '${kind}'`).test(text);
  return FILES.filter(([path, text]) => path !== `${KINDS}${kind}.ts` && names(text)).flatMap(([path, text]) => {
    const rows = path.startsWith(CARDS) ? rowsOf(text) : [];
    const [only, another] = rows;
    if (only !== undefined && another === undefined) return [only[0]];
    const cards = rows.flatMap(([card, row]) => (names(row) ? [card] : []));
    const rest = rows.reduce((left, [, row]) => left.replace(row, ''), text);
    return names(rest) ? [...cards, path] : cards;
  });
}

/** Each kind of effect with its file. */
const HOMES = FILES.flatMap(([path, text]) => declaredIn(text).map((kind) => [kind, path] as const));

test('each kind of effect has one home: the file of its only card, or a file of its own', () => {
  expect(HOMES.length).toBeGreaterThan(90);
  expect(HOMES.filter(([kind], at) => HOMES.findIndex(([other]) => other === kind) !== at)).toEqual([]);
  const homeless = HOMES.filter(([kind, path]) => !path.startsWith(CARDS) && path !== `${KINDS}${kind}.ts`);
  expect(homeless).toEqual([]);
});

test('a card with kinds of effects of its own has its own file, and that file exports them', () => {
  const own = FILES.filter(([path, text]) => path.startsWith(CARDS) && declaredIn(text).length > 0);
  const wrong = own.filter(([path, text]) => {
    const cards = rowsOf(text).map(([card]) => card);
    return !path.endsWith(`/${cards.join()}.ts`) || !/^export const KINDS = /m.test(text);
  });
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test('no kind of effect of a card is named by another card, and each shared kind is named by several', () => {
  const shared = HOMES.filter(([, path]) => path.startsWith(CARDS)).flatMap(([kind, path]) => {
    const card = path.replace(/^.*\/|\.ts$/g, '');
    const others = namers(kind).filter((one) => one !== card && !LENDING.test(one));
    return others.length > 0 ? [`${kind} of ${card}: ${others.join(', ')}`] : [];
  });
  expect(shared).toEqual([]);
  const lonely = HOMES.filter(([, path]) => path.startsWith(KINDS)).flatMap(([kind]) => {
    const all = namers(kind);
    return all.length > 1 || all.some((one) => one.includes('/')) ? [] : [`${kind}: ${all.join() || 'nothing'}`];
  });
  expect(lonely).toEqual([]);
});
