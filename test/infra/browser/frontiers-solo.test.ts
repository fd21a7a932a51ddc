import { expect, test } from 'vitest';
import { LESSONS } from '../../../src/games/frontiers/content/lessons.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { faultsOfRecord } from '../../../src/kernel/record.ts';
import { ruleOf } from '../../../src/rulebook/index.ts';
import { keptGames } from '../../support/kept-games.ts';
import { PHONE, withBrowser } from '../support/browser.ts';
import { PageCaptain } from '../support/page-captain.ts';
import { FrontiersPlan } from '../support/page-frontiers.ts';
import { recordOf } from '../support/page-party.ts';
import { PagePlayer } from '../support/page-player.ts';
import { withPrograms } from '../support/programs.ts';
import { until } from '../support/until.ts';

const browser = withBrowser();
const programs = withPrograms();
/** The lessons that every game shows, by their first words. */
const COMMON = ['ship', 'tactic', 'turn', 'cards', 'data', 'end', 'round'];

test('a newcomer can play the guided solo game, by tapping and by typing lines, from the first click to the score', async () => {
  const program = programs.run('play');
  const [, link = ''] = await program.says(/Frontiers, solo, explained step by step: (http:\S+)/);
  const ann = new PagePlayer(await browser.page(PHONE));
  await ann.visit(link);
  await ann.ask();
  // A line shows only the lesson about its last question, so lines begin once the common lessons have come.
  const missing = () =>
    LESSONS.filter(({ id, text }) => COMMON.includes(id) && !ann.told.some((told) => told.includes(`> ${text}`)));
  const captain = new PageCaptain(ann, new FrontiersPlan(() => missing().length === 0));
  while (ann.offers().length > 0) await captain.answer();
  expect(captain.turns).toBeGreaterThan(8);
  expect(await ann.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);

  // The explanations of the first steps came, with buttons to the rules.
  expect(missing()).toEqual([]);
  const rules = [...ann.rules].map((label) => label.replace('Rule ', ''));
  expect(rules).toEqual(expect.arrayContaining(['F-SETUP-03', 'F-TACTIC-01', 'F-TURN-07', 'F-CARD-03']));
  expect(rules.filter((id) => ruleOf(id) === null)).toEqual([]);

  // Pictures of the map and of hands came, and the thread has the score at the end.
  expect([...ann.pictures].filter((name) => /^(?:map|hand)/.test(name)).length).toBeGreaterThan(1);
  await until('the score is shown', () => ann.isOver() && ann.pictures.has('score.png'));
  const sheet = ann.page.getByRole('img', { name: /^The mission .* Seed: /s }).last();
  await until('it is drawn', () => sheet.evaluate((image) => Number(Reflect.get(image, 'naturalWidth')) === 1200));

  // Every shuffle follows from the secret.
  const record = await recordOf(ann);
  expect(faultsOfRecord(frontiers, record)).toEqual([]);
  expect(record.outcome).not.toBeNull();
  if (process.env['FIXTURES'] === 'write') keptGames(frontiers).keep('solo.json', record);
});
