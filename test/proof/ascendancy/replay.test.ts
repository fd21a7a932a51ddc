import { ascendancy } from '../../../src/games/ascendancy/index.ts';
import { testReplays } from '../support/replays.ts';

/** Played on the page in a minute or two. */
testReplays(ascendancy, {
  names: ['solo.json', 'three.json'],
  tests: ['test/infra/browser/ascendancy-solo.test.ts', 'test/infra/browser/ascendancy-three.test.ts'],
});
