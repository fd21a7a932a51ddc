import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameId } from '../src/kernel/types.ts';
import { rulebooks } from '../src/rulebook/index.ts';
import { documentsOf, type SearchDocument } from '../src/rulebook/search/documents.ts';
import { root } from './root.ts';

/** Returns the ids of the pages that answer a question, best first. */
export type Find = (question: string, limit: number) => string[];

/**
 * Loads flexsearch, and returns a function that makes an index of pages. Works only if `peer('flexsearch')` returns a
 * script.
 */
export async function flexsearch(): Promise<(pages: readonly SearchDocument[]) => Find> {
  // The script isn't imported statically, because it couldn't be compiled where flexsearch isn't installed.
  const script = (await import(pathToFileURL(join(root, 'bench/peers/flexsearch.mjs')).href)) as {
    flexsearchOf(pages: readonly SearchDocument[]): Find;
  };
  return script.flexsearchOf;
}

/** The documents of a game's rules that our search and its peers index. */
export function entriesOf(game: GameId): SearchDocument[] {
  return documentsOf((rulebooks[game] ?? []).flatMap(({ entries }) => entries));
}
