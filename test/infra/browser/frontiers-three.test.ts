import { expect, test } from 'vitest';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { withBrowser } from '../support/browser.ts';
import { FrontiersPlan } from '../support/page-frontiers.ts';
import { PageParty } from '../support/page-party.ts';
import { withPrograms } from '../support/programs.ts';

const browser = withBrowser();
const programs = withPrograms();
const TITLE = 'Three captains';

test('three people play Frontiers in three tabs, and no private message reaches another tab', async () => {
  const party = await PageParty.come(browser, programs, TITLE, () => new FrontiersPlan());

  // Ann opens the table, and each person sits down with a button of its message.
  await party.send(`/game new game: frontiers title: ${TITLE}`);
  await party.send(`/game settings setting: players value: 3 table: ${await party.table()}`);
  await party.start([1, 2, 3].map((seat) => `Captain ${seat}`));
  await party.play();

  // Each page received its own private messages and none of another person’s.
  expect(Math.min(...party.secrets(/You draw /))).toBeGreaterThan(0);
  await party.keep(frontiers);
});
