import type { BookFaults } from './faults.ts';

/** A chapter, as named in its book's table of contents. */
export interface ListedChapter {
  title: string;
  /** The path of the chapter's file, relative to the book's folder. */
  path: string;
  line: number;
}

/** Reads a book's table of contents, which has an item `- [Title](file.md)` for each chapter, in order. */
export function readContents(file: string, source: string, faults: BookFaults): ListedChapter[] {
  const listed: ListedChapter[] = [];
  for (const [at, text] of source.split(/\r?\n/).entries()) {
    if (!text.startsWith('- ')) continue;
    const [, title, path] = /^- \[(.+)\]\(([\w/-]+\.md)\)\s*$/.exec(text) ?? [];
    const line = at + 1;
    if (title === undefined || path === undefined)
      faults.add({ file, line }, 'This is no chapter. They look like “- [Hazards](hazards.md)”.');
    else listed.push({ title, path, line });
  }
  return listed;
}
