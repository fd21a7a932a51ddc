import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { testReplays } from '../support/replays.ts';

/** Played on the page in a minute or two. */
testReplays(firstEdition, {
  names: ['solo.json'],
  tests: ['test/infra/browser/first-edition-solo.test.ts'],
});
