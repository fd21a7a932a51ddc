import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withBrowser } from '../support/browser.ts';
import { createPageBench, DESKTOP, type PageBench, PHONE } from '../support/page-bench.ts';
import { until } from '../support/until.ts';

const browser = withBrowser();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let bench: PageBench;

beforeEach(async () => {
  bench = await createPageBench();
});
afterEach(() => bench.close());

/** The faults that axe finds with all of its rules: the rule, then the element. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const run = `axe.run().then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 200))))`;
  return page.evaluate(run);
}

/** Controls that are too small for a finger, except links within a text. */
async function tooSmall(page: Page): Promise<string[]> {
  const small: string[] = [];
  for (const control of await page
    .locator('button:not(.jump), input, select, textarea, summary, a.button, a.place')
    .all()) {
    if (!(await control.isVisible())) continue;
    const isTicked = (await control.getAttribute('type')) === 'checkbox';
    const box = await (isTicked ? control.locator('xpath=ancestor::label') : control).boundingBox();
    if (box && (box.height < 40 || box.width < 40)) small.push(await control.innerText());
  }
  return small;
}

const SIZES: [string, BrowserContextOptions][] = [
  ['1280 px', { viewport: DESKTOP }],
  ['360 px', { viewport: PHONE, hasTouch: true, isMobile: true }],
];

describe.each(SIZES)('axe finds no problems at %s', (_, options) => {
  /** Checks the page in its present state. */
  async function inspect(page: Page): Promise<void> {
    expect(await findings(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  }
  const composer = (page: Page) => page.getByRole('combobox', { name: 'Message or command' });

  test('axe accepts an empty channel with its welcome text', async () => {
    const page = await bench.open(browser, 'alice', options);
    await page.getByText('Welcome, alice').waitFor();
    await page.getByRole('button', { name: '/help' }).click();
    await until('the command is typed', async () => (await composer(page).inputValue()) === '/help');
    await composer(page).fill('');
    await inspect(page);
  });

  test('axe accepts the list of commands and the form of a command', async () => {
    const page = await bench.open(browser, 'alice', options);
    await composer(page).fill('/');
    await page.getByRole('option', { name: '/hand' }).waitFor();
    await inspect(page);
    await composer(page).fill('/game new');
    await composer(page).press('Enter');
    await page.getByRole('option', { name: 'Frontiers' }).waitFor();
    await inspect(page);
  });

  test('axe accepts a full channel with its menus, forms and pictures', async () => {
    const page = await bench.open(browser, 'alice', options);
    bench.bob.send(bench.general, 'Good evening');
    await bench.alice.slash(bench.general, '/everything').answered;
    const log = page.getByRole('log');
    await log.getByText('began the thread').waitFor();
    await inspect(page);
    await log.getByRole('button', { name: 'Choose a move' }).click();
    await page.getByRole('option', { name: 'Attack the outpost' }).waitFor();
    await inspect(page);
    await page.keyboard.press('Escape');
    await log.getByRole('button', { name: 'Choose crew' }).click();
    await page.getByRole('checkbox', { name: 'Medic' }).check();
    await inspect(page);
    await page.keyboard.press('Escape');
    await log.getByRole('button', { name: 'Form', exact: true }).click();
    await page.getByRole('dialog', { name: 'Name your ship' }).waitFor();
    await inspect(page);
    await page.keyboard.press('Escape');
    await log.getByRole('button', { name: 'Show this picture large' }).last().press('Enter');
    await page.getByRole('dialog', { name: 'Picture' }).waitFor();
    await inspect(page);
  });

  test('axe accepts the list of channels and people, and a notice', async () => {
    const page = await bench.open(browser, 'alice', options);
    await bench.alice.slash(bench.general, '/letter').answered;
    await composer(page).fill('/nonsense');
    await composer(page).press('Enter');
    await page.getByRole('alert').getByText('There is no such command here.').waitFor();
    await inspect(page);
    const opener = page.getByRole('button', { name: 'Channels' });
    if (await opener.isVisible()) await opener.click();
    await page.getByText('You play as alice').click();
    await page.getByRole('link', { name: 'bob' }).waitFor();
    await inspect(page);
  });
});

test('the page states its language and respects reduced motion', async () => {
  const page = await bench.open(browser, 'alice', { reducedMotion: 'reduce' });
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await bench.alice.slash(bench.general, '/show').answered;
  const slow = page.getByRole('button', { name: 'Slow' });
  await slow.click();
  await page.locator('.button[aria-busy="true"]').waitFor();
  expect(await page.evaluate('document.getAnimations().length')).toBe(0);
});
