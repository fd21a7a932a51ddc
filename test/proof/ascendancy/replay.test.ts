import { ascendancy } from '../../../src/games/ascendancy/index.ts';
import { testReplays } from '../support/replays.ts';

/** Played on the page in a minute and a half. */
testReplays(ascendancy, { names: ['solo.json'], tests: ['test/infra/browser/ascendancy-solo.test.ts'] });
