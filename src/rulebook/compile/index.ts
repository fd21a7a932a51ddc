import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '../../kernel/types.ts';
import { bookTitles } from '../books.ts';
import type { Chapter } from '../entry.ts';
import { type ReadChapter, readChapter } from './chapter.ts';
import { checkBooks } from './check.ts';
import { readContents } from './contents.ts';
import { BookFaults, type Place } from './faults.ts';

const CONTENTS = 'contents.md';

/**
 * Reads and checks the rulebooks from their text files, which are in one folder for each game. Throws `UnusableBooks`, which
 * lists all faults.
 */
export function compileBooks(
  folder = join(import.meta.dirname, '..'),
  games: readonly GameId[] = Object.keys(bookTitles),
): Record<GameId, Chapter[]> {
  const faults = new BookFaults();
  const books = new Map(games.map((game) => [game, readBook(join(folder, game), `src/rulebook/${game}`, faults)]));
  checkBooks(books, faults);
  faults.settle();
  return Object.fromEntries(Array.from(books, ([game, read]) => [game, read.map(({ chapter }) => chapter)]));
}

/**
 * Reads the chapters of a book, in the order of its table of contents. `shown` is the folder's name in messages to
 * people.
 */
function readBook(folder: string, shown: string, faults: BookFaults): ReadChapter[] {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const paths = new Set(files.filter((path) => path.endsWith('.md')));
  const file = `${shown}/${CONTENTS}`;
  if (!paths.delete(CONTENTS)) {
    faults.add({ file, line: 1 }, 'The book has no contents. Make this file, with an item for each chapter.');
    return [];
  }
  const chapters: ReadChapter[] = [];
  for (const item of readContents(file, readFileSync(join(folder, CONTENTS), 'utf8'), faults)) {
    if (paths.delete(item.path)) {
      const text = readFileSync(join(folder, item.path), 'utf8');
      const chapter = readChapter(`${shown}/${item.path}`, text, faults);
      checkTitle(chapter, chapters, item.title, { file, line: item.line }, faults);
      chapters.push(chapter);
    } else {
      faults.add(
        { file, line: item.line },
        `There is no file ${item.path}, or it is listed above. Mend its name, or take it out.`,
      );
    }
  }
  for (const path of paths) {
    const item = `“- [Title](${path})”`;
    faults.add({ file: `${shown}/${path}`, line: 1 }, `The contents don’t list this chapter. Add ${item} to ${file}.`);
  }
  return chapters;
}

/** Checks that a chapter's title is unique in its book and matches the book's table of contents. */
function checkTitle(
  { chapter: { title }, place, head }: ReadChapter,
  before: readonly ReadChapter[],
  listed: string,
  item: Place,
  faults: BookFaults,
): void {
  const line = head.get('title')?.line;
  if (line === undefined) return;
  const other = before.find(({ chapter }) => chapter.title === title);
  if (other !== undefined)
    faults.add({ ...place, line }, `${other.place.file} has this title, too. Give one of them another.`);
  if (listed !== title) faults.add(item, `The title of this chapter is “${title}”. Call it so here, too.`);
}
