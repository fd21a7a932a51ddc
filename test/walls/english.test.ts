import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../../src/cli/setup/files.mjs';
import { projectParts } from './copy.ts';
import { PATTERNS, type Pattern, placesOf, withoutCode } from './english-patterns.ts';

const root = resolve(import.meta.dirname, '../..');
const BASELINE = join(import.meta.dirname, 'english.json');
/** The command that lowers the baseline after a rewrite. */
const LOWER = 'ENGLISH=lower npx vitest run test/walls/english.test.ts';
/** The number of places that a failure lists. */
const MOST = 15;

/** The allowed number of occurrences, by pattern and folder. Anything that isn't listed may not occur. */
type Counts = Record<string, Record<string, number>>;

/** Chapters of rulebooks use the terms of their books, and search terms that are colloquial on purpose. */
const isChapter = (file: string): boolean => /^src\/rulebook\/[^/]+\/.*\.md$/.test(file);

const texts = projectParts()
  .map((part) => join(root, part))
  .flatMap((path) => (statSync(path).isDirectory() ? filesUnder(path, (name) => name !== 'node_modules') : [path]))
  .map((path) => relative(root, path))
  .filter((file) => /\.(?:ts|mjs|js|lua|md)$/.test(file) && !isChapter(file) && !file.startsWith('test/walls/english'))
  .map((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return { file, text: file.endsWith('.md') ? withoutCode(text) : text };
  });

/** The folder that a file counts for: two levels of `src` and `test`, one of the others. */
function folderOf(file: string): string {
  const parts = file.split('/');
  return parts.slice(0, Math.min(parts.length - 1, /^(?:src|test)\//.test(file) ? 2 : 1)).join('/') || '.';
}

/** The places of a pattern by folder, as `file:line`. */
function found(pattern: Pattern): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const { file, text } of texts)
    for (const index of placesOf(pattern, text)) {
      const line = text.slice(0, index).split('\n').length;
      const folder = folderOf(file);
      places.set(folder, [...(places.get(folder) ?? []), `${file}:${line}`]);
    }
  return places;
}

/** The present counts. */
function counted(): Counts {
  const named = PATTERNS.map((pattern) => [pattern.name, [...found(pattern)]] as const);
  return Object.fromEntries(
    named.map(([name, folders]) => [
      name,
      Object.fromEntries(folders.map(([folder, places]) => [folder, places.length] as const).sort()),
    ]),
  );
}

/** The baseline with the lower of both counts. A new pattern gets its present counts. */
function lowered(baseline: Counts, now: Counts): Counts {
  return Object.fromEntries(
    Object.entries(now).map(([name, folders]) => {
      const before = baseline[name];
      const kept = Object.entries(folders).map(([folder, count]) => [
        folder,
        before === undefined ? count : Math.min(count, before[folder] ?? 0),
      ]);
      return [name, Object.fromEntries(kept.filter(([, count]) => count !== 0))];
    }),
  );
}

const stored: Counts = JSON.parse(readFileSync(BASELINE, 'utf8'));
if (process.env['ENGLISH'] === 'lower')
  writeFileSync(BASELINE, `${JSON.stringify(lowered(stored, counted()), null, 2)}\n`);
const baseline: Counts = JSON.parse(readFileSync(BASELINE, 'utf8'));

test.each(PATTERNS)('no new text contains the pattern “$name”', (pattern) => {
  const faults = [...found(pattern)].flatMap(([folder, places]) => {
    const most = baseline[pattern.name]?.[folder] ?? 0;
    if (places.length <= most) return [];
    const shown = places.slice(0, MOST).join(', ');
    return [`${folder}: ${places.length} times, at most ${most}. Write ${pattern.better}. See ${shown}`];
  });
  expect(faults).toEqual([]);
});

test('the baseline names only existing patterns, and its counts can only fall', () => {
  expect(Object.keys(baseline).sort()).toEqual(PATTERNS.map(({ name }) => name).sort());
  const before = { anew: { docs: 3, src: 1 }, shall: { docs: 1 } };
  expect(lowered(before, { anew: { docs: 2, src: 4, test: 1 }, shall: {}, 'so many': { docs: 7 } }), LOWER).toEqual({
    anew: { docs: 2, src: 1 },
    shall: {},
    'so many': { docs: 7 },
  });
});

test.each(PATTERNS)('the pattern $name is found in $wrong and not in $fine', (pattern) => {
  expect(placesOf(pattern, pattern.wrong)).toHaveLength(1);
  expect(placesOf(pattern, pattern.fine)).toEqual([]);
  expect(pattern.better).not.toBe('');
});

test('a pattern is found across the lines of a comment, but not in code inside a document', () => {
  const goesOn = PATTERNS.filter(({ name }) => name === 'goes on');
  expect(goesOn.map((one) => placesOf(one, '/**\n * The game goes\n * on.\n */'))).toEqual([[16]]);
  expect(goesOn.map((one) => placesOf(one, withoutCode('Say `it goes on`.\n```\nit goes on\n```\n')))).toEqual([[]]);
});
