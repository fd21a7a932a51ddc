import { frontiers } from '../../../src/games/frontiers/index.ts';
import { testReplays } from '../support/replays.ts';

/** Played on the page in half a minute and in three. */
testReplays(frontiers, {
  names: ['solo.json', 'three.json'],
  tests: ['test/infra/browser/frontiers-solo.test.ts', 'test/infra/browser/frontiers-three.test.ts'],
});
