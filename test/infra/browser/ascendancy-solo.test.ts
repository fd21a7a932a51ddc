import { expect, test } from 'vitest';
import { withBrowser } from '../support/browser.ts';
import { PagePlayer } from '../support/page-player.ts';
import { withPrograms } from '../support/programs.ts';

const browser = withBrowser();
const programs = withPrograms();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' };

test('a newcomer finds a guided game against the Borg, and plays a turn in one line on a phone', {
  timeout: 300_000,
}, async () => {
  const program = programs.run('play');
  const [, link = ''] = await program.says(/Borg and explained: (http:\S+)/);
  const ann = new PagePlayer(await browser.page(PHONE));
  await ann.visit(link);
  await ann.ask();
  expect(ann.told.join('\n')).toContain('In the Building Phase you spend Resources');
  await ann.type('/play action: build 2 ships; explore north');
  expect(ann.told.join('\n')).toMatch(/builds 2 Ships at Earth/);
  expect(await ann.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
});
