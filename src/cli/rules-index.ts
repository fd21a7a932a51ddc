import { UnusableBooks } from '../rulebook/compile/faults.ts';
import { compileBooks } from '../rulebook/compile/index.ts';
import { lay } from '../rulebook/prebuilt.ts';

/** Compiles the rulebooks and their indexes during the build, so that the bot doesn't do so at each start. */
try {
  const books = compileBooks();
  lay('books', books);
  // This import comes late, because it loads the rulebooks and would otherwise load the old ones.
  const { chaptersFor, RuleIndex } = await import('../rulebook/search/index.ts');
  for (const game of Object.keys(books)) lay(game, new RuleIndex(chaptersFor(game, books)).lay());
} catch (error) {
  if (!(error instanceof UnusableBooks)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
