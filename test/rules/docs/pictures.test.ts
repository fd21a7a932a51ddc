import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { film, PICTURES, pictures, plots } from '../../../src/cli/picture-list.ts';

const root = resolve(import.meta.dirname, '../../..');
const fileOf = (name: string): string => join(root, PICTURES, name);
/** The largest allowed sizes of a picture and of the film, in bytes. */
const MOST = 300_000;
const MOST_OF_FILM = 2_000_000;

/** README.md and every document in docs. */
const documents = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** The pictures that a document shows, with their alternative texts. */
function shownIn(document: string): { path: string; alt: string }[] {
  const text = readFileSync(join(root, document), 'utf8');
  const marked = [...text.matchAll(/!\[([^\]]*)\]\(([^)\s]+)\)/g)].map(([, alt = '', path = '']) => ({ path, alt }));
  const tagged = [...text.matchAll(/<img\s[^>]*>/g)].map(([tag]) => ({
    path: /\ssrc="([^"]*)"/.exec(tag)?.[1] ?? '',
    alt: /\salt="([^"]*)"/.exec(tag)?.[1] ?? '',
  }));
  return [...marked, ...tagged];
}

const known = new Map([
  ...[...pictures, ...plots].map(({ name, alt }) => [join(PICTURES, `${name}.png`), alt] as const),
  [join(PICTURES, film.file), film.alt],
]);
const shown = documents.flatMap((document) =>
  shownIn(document).map(({ path, alt }) => ({
    document,
    path: relative(root, resolve(root, dirname(document), path)),
    alt,
  })),
);

describe('pictures', () => {
  it('all pictures in the documents are listed, and each has alternative text', () => {
    expect(shown.length).toBeGreaterThan(0);
    for (const { document, path, alt } of shown) {
      expect(existsSync(join(root, path)), `${document}: ${path}`).toBe(true);
      expect(alt, `${document}: ${path}`).toBe(known.get(path));
    }
  });

  it('each listed picture is shown in a document', () => {
    const paths = new Set(shown.map(({ path }) => path));
    expect([...known.keys()].filter((path) => !paths.has(path))).toEqual([]);
  });

  it('the pictures are small enough to load on a phone', () => {
    for (const { name } of [...pictures, ...plots])
      expect(statSync(fileOf(`${name}.png`)).size, name).toBeLessThan(MOST);
    expect(statSync(fileOf(film.file)).size).toBeLessThan(MOST_OF_FILM);
  });
});
