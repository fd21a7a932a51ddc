import { UnusableBooks } from '../rulebook/compile/faults.ts';
import { compileBooks } from '../rulebook/compile/index.ts';
import { lay } from '../rulebook/prebuilt.ts';

/** Part of the build: lays the rulebooks and their indexes ready, so that the bot need not make them at each start. */
try {
  const books = compileBooks();
  lay('books', books);
  // Loads the rulebooks, too: those of before, had it been loaded sooner.
  const { chaptersFor, RuleIndex } = await import('../rulebook/search/index.ts');
  for (const game of Object.keys(books)) lay(game, new RuleIndex(chaptersFor(game, books)).lay());
} catch (error) {
  if (!(error instanceof UnusableBooks)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
