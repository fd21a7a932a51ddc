import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type KeptPosition,
  pictureOf,
  type SeenPosition,
  seenIn,
  turnMessage,
} from '../../../src/cli/kept-positions.ts';
import { FACTS, factsOf, film, PICTURES, type PictureFacts, pictures } from '../../../src/cli/picture-list.ts';

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

/** The views of each position. Pictures of one position share them. */
const seen = new Map<string, SeenPosition>();
function seenOf(position: KeptPosition): SeenPosition {
  const key = JSON.stringify(position);
  const found = seen.get(key) ?? seenIn(position);
  seen.set(key, found);
  return found;
}

const known = new Map([
  ...pictures.map(({ name, alt }) => [join(PICTURES, `${name}.png`), alt] as const),
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
  it('all pictures of the documents are listed, and each has its alternative text', () => {
    expect(shown.length).toBeGreaterThan(0);
    for (const { document, path, alt } of shown) {
      expect(existsSync(join(root, path)), `${document}: ${path}`).toBe(true);
      expect(alt, `${document}: ${path}`).toBe(known.get(path));
    }
  });

  it('each picture is shown in a document', () => {
    const paths = new Set(shown.map(({ path }) => path));
    expect([...known.keys()].filter((path) => !paths.has(path))).toEqual([]);
  });

  it('the pictures are small enough to load on a phone', () => {
    for (const { name } of pictures) expect(statSync(fileOf(`${name}.png`)).size, name).toBeLessThan(MOST);
    expect(statSync(fileOf(film.file)).size).toBeLessThan(MOST_OF_FILM);
  });

  it('the kept games draw the same pictures as before; if not, run `npm run pictures`', () => {
    const facts = JSON.parse(readFileSync(fileOf(FACTS), 'utf8')) as Record<string, PictureFacts>;
    for (const { name, position, shows } of pictures) {
      if (shows === 'turn') continue;
      const { bytes, alt } = pictureOf(seenOf(position), shows);
      const drawn = factsOf(bytes, alt);
      expect(drawn, name).toEqual(facts[name]);
      expect(factsOf(readFileSync(fileOf(`${name}.png`)), alt), name).toEqual(drawn);
    }
  });

  it.each(pictures.filter(({ shows }) => shows === 'turn'))('$name is a message that asks its seat', ({ position }) => {
    const { seen, chat } = seenOf(position);
    expect(seen.reader).toBe(position.seat);
    expect(seen.awaited).toContain(position.seat);
    const { body, files } = turnMessage({ seen, chat });
    expect(body['content']).toContain(seen.decision?.prompt ?? 'no question');
    expect(JSON.stringify(body['components'])).toMatch(/"label":"(?:Hand|Map|Rules)"/);
    expect(files.length).toBeGreaterThan(1);
    for (const { bytes, alt } of files) expect([bytes.length > 0, alt !== '']).toEqual([true, true]);
  });
});
