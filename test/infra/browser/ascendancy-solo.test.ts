import { expect, test } from 'vitest';
import { LESSONS } from '../../../src/games/ascendancy/content/lessons.ts';
import { ascendancy } from '../../../src/games/ascendancy/index.ts';
import { faultsOfRecord } from '../../../src/kernel/record.ts';
import { ruleOf } from '../../../src/rulebook/index.ts';
import { keptGames } from '../../support/kept-games.ts';
import { PHONE, withBrowser } from '../support/browser.ts';
import { AscendancyPlan } from '../support/page-ascendancy.ts';
import { PageCaptain } from '../support/page-captain.ts';
import { recordOf } from '../support/page-party.ts';
import { PagePlayer } from '../support/page-player.ts';
import { withPrograms } from '../support/programs.ts';
import { until } from '../support/until.ts';

const browser = withBrowser();
const programs = withPrograms();
/** The lessons that every game shows. */
const COMMON = ['together', 'borg', 'building', 'line', 'commands', 'explore', 'lay', 'onward', 'launch'];

test('a newcomer can play the guided game against the Borg from start to finish, by tapping and by typing lines', async () => {
  const program = programs.run('play');
  const [, link = ''] = await program.says(/Borg, explained step by step: (http:\S+)/);
  const ann = new PagePlayer(await browser.page(PHONE));
  await ann.visit(link);
  await ann.ask();
  // A line shows only the lesson about its last question, so the first turn is played by thumb.
  const captain = new PageCaptain(ann, new AscendancyPlan());
  while (captain.turns < 1) await captain.answer();
  // A System that floats may have to be swung first.
  while (!ann.offers().some(({ label }) => /^End the Building Phase/.test(label))) await captain.answer();
  const before = ann.told.length;
  await ann.type('/play action: end building; end turn');
  // If the page says that the bot was too late, the line is typed again, although the bot may have played it.
  expect(ann.told.slice(before).join('\n')).toMatch(/Round \d+ of \d+ begins/);
  while (ann.offers().length > 0) await captain.answer();
  expect(captain.turns).toBeGreaterThan(2);
  expect(await ann.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);

  // The explanations of the first steps came, with buttons to the rules.
  const told = ann.told.join('\n');
  const missing = LESSONS.filter(({ id, text }) => COMMON.includes(id) && !told.includes(`> ${text}`));
  expect(missing).toEqual([]);
  const rules = [...ann.rules].map((label) => label.replace('Rule ', ''));
  expect(rules).toEqual(expect.arrayContaining(['A-OPEN-33', 'A-BUILD-01', 'A-LANE-02', 'A-PROJ-01']));
  expect(rules.filter((id) => ruleOf(id) === null)).toEqual([]);

  // Pictures of the galaxy came, and the thread has the result.
  expect([...ann.pictures].filter((name) => /^map/.test(name)).length).toBeGreaterThan(0);
  await until('the end is told', () => ann.isOver() && ann.pictures.has('score.png'));

  // Every roll and shuffle follows from the secret.
  const record = await recordOf(ann);
  expect(faultsOfRecord(ascendancy, record)).toEqual([]);
  expect(record.outcome).not.toBeNull();
  if (process.env['FIXTURES'] === 'write') keptGames(ascendancy).keep('solo.json', record);
});
