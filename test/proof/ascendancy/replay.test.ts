import { ascendancy } from '../../../src/games/ascendancy/index.ts';
import { testReplays } from '../support/replays.ts';

/** These games take a minute or two on the page. */
testReplays(ascendancy, {
  names: ['solo.json', 'three.json'],
  tests: ['test/infra/browser/ascendancy-solo.test.ts', 'test/infra/browser/ascendancy-three.test.ts'],
});
