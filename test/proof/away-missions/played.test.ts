import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { testReplays } from '../support/replays.ts';

/** Played on the page by four people in two teams. */
testReplays(awayMissions, {
  names: ['four.json'],
  tests: ['test/infra/browser/away-missions-four.test.ts'],
});
