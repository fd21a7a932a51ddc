import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameId } from '../src/kernel/types.ts';
import { rulebooks } from '../src/rulebook/index.ts';
import { documentsOf, type SearchDocument } from '../src/rulebook/search/documents.ts';
import { root } from './root.ts';

/** Finds the pages that answer a question: their ids, the best first. */
export type Find = (question: string, limit: number) => string[];

/** Makes the index of another search; it is there when `peer('flexsearch')` gives something. */
export async function flexsearch(): Promise<(pages: readonly SearchDocument[]) => Find> {
  // A script of our own, which can't be compiled where its module is missing.
  const script = (await import(pathToFileURL(join(root, 'bench/peers/flexsearch.mjs')).href)) as {
    flexsearchOf(pages: readonly SearchDocument[]): Find;
  };
  return script.flexsearchOf;
}

/** The documents of a game's rules that our search and its peers index. */
export function entriesOf(game: GameId): SearchDocument[] {
  return documentsOf((rulebooks[game] ?? []).flatMap(({ entries }) => entries));
}
