import { expect, test } from 'vitest';
import { ascendancy } from '../../../src/games/ascendancy/index.ts';
import { withBrowser } from '../support/browser.ts';
import { AscendancyPlan } from '../support/page-ascendancy.ts';
import { PageParty } from '../support/page-party.ts';
import { asking, press } from '../support/press.ts';
import { withPrograms } from '../support/programs.ts';
import { until } from '../support/until.ts';

const browser = withBrowser();
const programs = withPrograms();
const CIVS = ['Federation', 'Klingons', 'Romulans'];
const HOMES = ['Earth', 'Qo’noS', 'Romulus'];
const TITLE = 'Three empires';
/** Settings that make the game shorter. */
const RULES = ['Easier Ascension', 'Extra Resources'];

test('three people play Ascendancy in three tabs, and no private message reaches another tab', async () => {
  const party = await PageParty.come(
    browser,
    programs,
    TITLE,
    (seat) => new AscendancyPlan(HOMES.filter((_home, at) => at !== seat)),
  );
  const { page } = party.first.player;

  // Ann names no game, so she is asked for one and opens the table by a tap.
  const own = page.locator('article.only').last();
  await party.send(`/game new title: ${TITLE}`);
  await press(own.getByRole('button', { name: 'Star Trek: Ascendancy' }));
  await party.table();

  // Several rules are chosen in one menu.
  await party.openSetting('Optional rules');
  const layer = page.locator('.layer:popover-open');
  await asking(page, async () => {
    await own.locator('[data-id^="together."]').tap();
    for (const rule of RULES) await layer.getByRole('checkbox', { name: rule }).tap();
    await layer.getByRole('button').last().tap();
  });
  await until('the lobby tells the rules', async () => {
    const told = await party.lobby.innerText();
    return RULES.every((rule) => told.includes(`${rule}: yes`));
  });
  await party.start(CIVS);
  await party.play();

  const { people, first } = party;
  const turns = people.reduce((sum, { captain }) => sum + captain.turns, 0);
  const answers = people.reduce((sum, { captain }) => sum + captain.answers, 0);
  const directs = people.map(({ tally }) => tally.directs);
  console.log(
    `${turns} turns in ${Math.ceil(turns / people.length)} Rounds, ${answers} answers: ${first.tally.publics} public messages, ${first.tally.handoffs} times others to move, direct messages ${directs.join(' + ')}`,
  );
  // Each page received its own private messages and none of another person’s.
  party.secrets(/You (?:draw|keep|launch) /);
  for (const { player } of people)
    expect(await player.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  await party.keep(ascendancy);
});
