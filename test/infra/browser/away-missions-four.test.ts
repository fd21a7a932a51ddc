import { expect, test } from 'vitest';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { withBrowser } from '../support/browser.ts';
import { AwayMissionsPlan } from '../support/page-away-missions.ts';
import { PageParty } from '../support/page-party.ts';
import { withPrograms } from '../support/programs.ts';

const browser = withBrowser();
const programs = withPrograms();
const TITLE = 'Two teams of two';

test('four people play Away Missions in two teams in four tabs, and no private message reaches another tab', async () => {
  const party = await PageParty.come(browser, programs, TITLE, () => new AwayMissionsPlan(), 4);

  // The lobby has a menu for the number of players. The alliances are one of the other settings.
  await party.send(`/game new game: away-missions title: ${TITLE}`);
  await party.table();
  await party.choose('Set-up', 'quick');
  await party.choose('Players', '4');
  expect(await party.lobby.innerText()).toContain('Two teams of two? Set Sides');
  await party.change('Sides', 'seats 1 and 3 against 2 and 4');
  await party.change('Escalation', 'every team');
  await party.start(['Federation', 'Borg', 'Klingon', 'Romulan']);
  await party.play();

  const { people, first } = party;
  const answers = people.map(({ captain }) => captain.answers);
  console.log(`${answers.join(' + ')} answers, ${first.tally.publics} public messages`);
  // Each page received its own private messages and none of another person’s.
  expect(Math.max(...party.secrets(/ draws .+: /))).toBeGreaterThan(0);
  for (const { player } of people) {
    expect([...player.pictures].some((name) => /^map/.test(name))).toBe(true);
    expect(await player.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  }
  await party.keep(awayMissions, 'four.json');
});
