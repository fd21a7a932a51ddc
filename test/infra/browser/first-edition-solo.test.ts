import { expect, test } from 'vitest';
import { LESSONS } from '../../../src/games/first-edition/content/lessons.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { faultsOfRecord } from '../../../src/kernel/record.ts';
import { ruleOf } from '../../../src/rulebook/index.ts';
import { keptGames } from '../../support/kept-games.ts';
import { PHONE, withBrowser } from '../support/browser.ts';
import { PageCaptain } from '../support/page-captain.ts';
import { FirstEditionPlan } from '../support/page-first-edition.ts';
import { recordOf } from '../support/page-party.ts';
import { PagePlayer } from '../support/page-player.ts';
import { withPrograms } from '../support/programs.ts';
import { until } from '../support/until.ts';

const browser = withBrowser();
const programs = withPrograms();
/** The lessons that every game shows. */
const COMMON = ['goal', 'plan', 'outpost', 'report', 'chances'];

test('a newcomer can play the guided game against a bot by tapping, from seeding to the score', async () => {
  const program = programs.run('play');
  const [, link = ''] = await program.says(/First Edition, against a bot, explained step by step: (http:\S+)/);
  const ann = new PagePlayer(await browser.page(PHONE));
  await ann.visit(link);
  await ann.ask();
  const captain = new PageCaptain(ann, new FirstEditionPlan());
  while (!ann.isOver()) {
    while (ann.offers().length > 0) await captain.answer();
    // Her last answer may become active again with the next question, before the panel names her.
    const isNext = (): boolean => ann.waitsFor('Ann') || ann.offers().length > 0;
    await until('she is asked, or all is over', () => ann.isOver() || isNext());
    if (!ann.isOver() && ann.offers().length === 0) await ann.ask();
  }
  expect(captain.turns).toBeGreaterThan(5);
  expect(await ann.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);

  // The explanations of the first steps came, with buttons to the rules.
  const told = ann.told.join('\n');
  const missing = LESSONS.filter(({ id, text }) => COMMON.includes(id) && !told.includes(`> ${text}`));
  expect(missing).toEqual([]);
  const rules = [...ann.rules].map((label) => label.replace('Rule ', ''));
  expect(rules).toEqual(expect.arrayContaining(['C-SEED-08', 'C-SEED-13', 'C-PLAY-01']));
  expect(rules.filter((id) => ruleOf(id) === null)).toEqual([]);

  // Pictures of the spaceline and of hands came, and the thread has the score at the end.
  expect([...ann.pictures].filter((name) => /^(?:map|hand)/.test(name)).length).toBeGreaterThan(1);
  await until('the end is told', () => ann.isOver() && ann.pictures.has('score.png'));

  // Every shuffle follows from the secret.
  const record = await recordOf(ann);
  expect(faultsOfRecord(firstEdition, record)).toEqual([]);
  expect(record.outcome).not.toBeNull();
  if (process.env['FIXTURES'] === 'write') keptGames(firstEdition).keep('solo.json', record);
});
