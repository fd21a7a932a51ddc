import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { testReplays } from '../support/replays.ts';

/** A game that was played on the page in a minute or two. */
testReplays(firstEdition, {
  names: ['solo.json'],
  tests: ['test/infra/browser/first-edition-solo.test.ts'],
});
