import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withBrowser } from '../support/browser.ts';
import { createPageBench, type PageBench } from '../support/page-bench.ts';
import { until } from '../support/until.ts';

const browser = withBrowser();
let bench: PageBench;
let page: Page;

beforeEach(async () => {
  bench = await createPageBench();
  page = await bench.open(browser, 'alice');
});
afterEach(() => bench.close());

/** Opens the form of the command that takes a file. */
async function openForm(): Promise<void> {
  await page.keyboard.type('/import');
  await page.getByRole('option', { name: '/import' }).waitFor();
  await page.keyboard.press('Enter');
}

test('the page sends a file chosen in a command’s form to the bot', async () => {
  await openForm();
  const buffer = Buffer.from('2\tData\r\nMissions:\r\n');
  await page.getByLabel('file').setInputFiles({ name: 'deck.txt', mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const options = await until(
    'the bot received /import',
    () => bench.bot.received.find(({ command }) => command === 'import')?.options,
  );
  expect(options).toEqual({ file: `deck.txt (${buffer.length} bytes)` });
});

test('if a file is too large, the page says so next to the field and sends nothing', async () => {
  await openForm();
  const buffer = Buffer.alloc(700_001, 'a');
  await page.getByLabel('file').setInputFiles({ name: 'deck.txt', mimeType: 'text/plain', buffer });
  await page.getByText('This file is too large: the page sends up to 700 kB.').waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  expect(bench.bot.received.some(({ command }) => command === 'import')).toBe(false);
});
