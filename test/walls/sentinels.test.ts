import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../../src/cli/setup/files.mjs';

const root = resolve(import.meta.dirname, '../..');
/** The command that lowers the baselines after sentinels were removed. */
const LOWER = 'SENTINELS=lower npx vitest run test/walls/sentinels.test.ts';
/** The number of places that a failure lists. */
const MOST = 15;

/** The allowed number of sentinels by folder. A folder that isn't listed may not have any. */
type Counts = Record<string, number>;

/**
 * Finds each `?? 0` and `?? ''` except in parentheses beside an operator: in a sum or a comparison, such as
 * `(counts.get(key) ?? 0) + 1`, an absent number really counts as 0. Everywhere else the default may be a sentinel that
 * hides a missing seat, id or card.
 */
function sentinelsIn(text: string): number[] {
  return [...text.matchAll(/\?\? (?:0(?![.\dx])|''(?!'))/g)].flatMap(({ index, 0: { length } }) =>
    isOperand(text, index, index + length) ? [] : [index],
  );
}

/**
 * Finds each `?? []` except at the end of a call of `flatMap`, which leaves an absent value out. Everywhere else the
 * empty list may hide a missing one.
 */
function emptyListsIn(text: string): number[] {
  return [...text.matchAll(/\?\? \[\]/g)].flatMap(({ index, 0: { length } }) =>
    text[index + length] === ')' && text.slice(0, openAt(text, index)).endsWith('flatMap') ? [] : [index],
  );
}

/** The index of the parenthesis or bracket that is open at a place in a text. */
function openAt(text: string, place: number): number {
  let open = place;
  for (let depth = 1; depth > 0 && open > 0; ) {
    open -= 1;
    if (text[open] === ')' || text[open] === ']') depth += 1;
    else if (text[open] === '(' || text[open] === '[') depth -= 1;
  }
  return open;
}

/** True if the expression around a default is in parentheses of its own, beside an operator. */
function isOperand(text: string, start: number, end: number): boolean {
  if (text[end] !== ')') return false;
  const open = openAt(text, start);
  const isCall = /[\w)\]]/.test(text[open - 1] ?? '');
  return (
    !isCall &&
    (/^\)\s+(?:[-+*/<>]|[!=]==)/.test(text.slice(end)) || /(?:[-+*/<]|(?<!=)>|[!=]==)=?\s+$/.test(text.slice(0, open)))
  );
}

/** The folder that a file counts for: each game is one. */
function folderOf(file: string): string {
  const parts = file.split('/');
  const depth = file.startsWith('src/games/') ? 3 : file.startsWith('src/') ? 2 : 1;
  return parts.slice(0, Math.min(parts.length - 1, depth)).join('/');
}

/** The places of sentinels by folder, as `file:line`. */
function found(find: (text: string) => number[]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  const files = ['src', 'commands', 'renderers', 'bench', 'mutation']
    .flatMap((folder) => filesUnder(join(root, folder), (name) => name !== 'node_modules'))
    .filter((path) => /\.(?:ts|mjs|js)$/.test(path));
  for (const path of files) {
    const text = readFileSync(path, 'utf8');
    const file = relative(root, path);
    const folder = folderOf(file);
    const here = find(text).map((index) => `${file}:${text.slice(0, index).split('\n').length}`);
    if (here.length > 0) places.set(folder, [...(places.get(folder) ?? []), ...here]);
  }
  return places;
}

/** The baseline with the lower of both counts. */
function lowered(baseline: Counts, now: Counts): Counts {
  const kept = Object.entries(now).map(([folder, count]) => [folder, Math.min(count, baseline[folder] ?? 0)] as const);
  return Object.fromEntries(kept.filter(([, count]) => count > 0).sort());
}

/** The kinds of sentinels, each with the file of its baseline. */
const KINDS = [
  { kind: 'number or text', find: sentinelsIn, file: 'sentinels.json' },
  { kind: 'list', find: emptyListsIn, file: 'sentinel-lists.json' },
];

test.each(KINDS)('no new code hides a missing $kind behind a sentinel', ({ find, file }) => {
  const path = join(import.meta.dirname, file);
  const places = found(find);
  const stored: Counts = JSON.parse(readFileSync(path, 'utf8'));
  const counts = Object.fromEntries([...places].map(([folder, here]) => [folder, here.length]));
  const isLowering = process.env['SENTINELS'] === 'lower';
  if (isLowering) writeFileSync(path, `${JSON.stringify(lowered(stored, counts), null, 2)}\n`);
  const baseline = isLowering ? lowered(stored, counts) : stored;
  const faults = [...places].flatMap(([folder, here]) => {
    const most = baseline[folder] ?? 0;
    if (here.length <= most) return [];
    const better = 'Write `must` (src/kernel/must.ts) where the value is always there, otherwise a branch of its own';
    return [`${folder}: ${here.length} sentinels, at most ${most}. ${better}. See ${here.slice(0, MOST).join(', ')}`];
  });
  expect(faults).toEqual([]);
});

test('the counts of the baseline can only fall', () => {
  expect(lowered({ src: 3, renderers: 1, bench: 2 }, { src: 2, renderers: 4, commands: 1 }), LOWER).toEqual({
    renderers: 1,
    src: 2,
  });
});

test.each([
  ['g.pieces[run.placed ?? 0]', 1],
  ["locationAt(g, place) ?? ''", 1],
  ['several(run.hits ?? 0)', 1],
  ["(path[0] ?? '')", 1],
  ['(counts.get(key) ?? 0) + 1', 0],
  ['sum + (marks[0] ?? 0)', 0],
  ['(disc?.ambassadors ?? 0) > 0', 0],
  ['total -= (one.points ?? 0)', 0],
  ['() => (path[0] ?? 0)', 1],
  ['share ?? 0.5', 0],
])('%s has %i sentinels', (text, count) => {
  expect(sentinelsIn(text)).toHaveLength(count);
});

test.each([
  ['const [first] = run.left ?? [];', 1],
  ['(run.left ?? []).slice(1)', 1],
  ['all.map((id) => map.get(id) ?? [])', 1],
  ['all.flatMap((id) => map.get(id) ?? [])', 0],
  ['all.flatMap(({ id }) => names(map.get(id) ?? []))', 1],
])('%s has %i empty lists', (text, count) => {
  expect(emptyListsIn(text)).toHaveLength(count);
});
