import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../../src/cli/setup/files.mjs';

const GAME = resolve(import.meta.dirname, '../../src/games/first-edition');
/** The file that answers which pieces are where, whose and of which type. Only it may go through the stored pieces. */
const QUERIES = 'position/find.ts';
/**
 * How many times other files may go through all pieces: for rules that really look at each of them, such as those of the
 * end of an action. The number may only fall.
 */
const MOST = 25;

const STORED = /(?:\bObject\.(?:values|keys|entries)\(|\bin )(?:[\w.]+\.)?pieces\)/g;
const ALL = /\ballPieces\(/g;

const FILES: readonly (readonly [path: string, text: string])[] = filesUnder(GAME)
  .map((path) => relative(GAME, path))
  .filter((path) => path.endsWith('.ts') && path !== QUERIES)
  .map((path) => [path, readFileSync(join(GAME, path), 'utf8')]);

/** The places of a pattern, as `file:line`. */
function placesOf(pattern: RegExp): string[] {
  return FILES.flatMap(([path, text]) =>
    [...text.matchAll(pattern)].map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`),
  );
}

test(`only ${QUERIES} goes through the stored pieces`, () => {
  expect(FILES.length).toBeGreaterThan(500);
  expect(placesOf(STORED)).toEqual([]);
});

test(`at most ${MOST} places go through all pieces instead of asking a narrower question`, () => {
  const places = placesOf(ALL);
  expect(places.length, `Ask ${QUERIES} a narrower question, or lower MOST. ${places.join(', ')}`).toBe(MOST);
});

test.each([
  ['Object.values(g.pieces).filter(isShip)', 1],
  ['for (const id in ctx.g.pieces) look(id)', 1],
  ['Object.entries(pieces)', 1],
  ['for (const piece of local.pieces) stop(piece)', 0],
  ['g.pieces[id]', 0],
  ['piecesOf(g, seat)', 0],
])('%s goes through the stored pieces %i times', (text, count) => {
  expect([...text.matchAll(STORED)]).toHaveLength(count);
});
