import { frontiers } from '../../../src/games/frontiers/index.ts';
import { testReplays } from '../support/replays.ts';

/** These games take half a minute and three minutes on the page. */
testReplays(frontiers, {
  names: ['solo.json', 'three.json'],
  tests: ['test/infra/browser/frontiers-solo.test.ts', 'test/infra/browser/frontiers-three.test.ts'],
});
