import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withBrowser } from '../support/browser.ts';
import { createPageBench, type PageBench } from '../support/page-bench.ts';
import { until } from '../support/until.ts';

const browser = withBrowser();
let bench: PageBench;

beforeEach(async () => {
  bench = await createPageBench();
});
afterEach(() => bench.close());

const logOf = (page: Page) => page.getByRole('log');
/** The distance between the end of a log and the end of its visible part, in pixels. */
const distance = (log: Locator) =>
  log.evaluate((box: { scrollHeight: number; scrollTop: number; clientHeight: number }) =>
    Math.round(box.scrollHeight - box.scrollTop - box.clientHeight),
  );
const write = (count: number, words = 'line') => {
  for (let i = 1; i <= count; i++) bench.bob.send(bench.general, `${words} ${i}`);
};
/** Waits until the browser has noted that everything here has been read. */
const isNoted = (page: Page) =>
  until('it is noted as read', async () => {
    const kept = await page.evaluate('Object.values(localStorage).join()');
    return String(kept).includes(bench.general.messages.at(-1) ?? '');
  });
/** The texts that a screen reader announces without being asked. */
const said = (page: Page) => page.locator('[aria-live="polite"] p').allTextContents();

describe('log', () => {
  test('the log follows new messages if it is scrolled to its end, and otherwise doesn’t move', async () => {
    write(40);
    const page = await bench.open(browser, 'alice');
    const log = logOf(page);
    await log.getByText('line 40').waitFor();
    await until('it stands at its end', async () => (await distance(log)) === 0);
    write(1, 'followed');
    await log.getByText('followed 1').waitFor();
    await until('it stands at its end', async () => (await distance(log)) === 0);

    await log.evaluate((box: { scrollTop: number }) => {
      box.scrollTop = 300;
    });
    await page.getByRole('button', { name: 'To the newest' }).waitFor();
    const line = log.locator('article', { hasText: /line 15$/ });
    const place = async () => (await line.boundingBox())?.y;
    const before = await place();
    write(3, 'later');
    await log.getByText('later 3').waitFor({ state: 'attached' });
    expect(await place()).toBe(before);
    await page.getByRole('button', { name: 'To the newest' }).click();
    await until('it stands at its end', async () => (await distance(log)) === 0);
  });

  test('the log doesn’t jump when a message above is edited, gains a picture or disappears', async () => {
    const first = await bench.alice.slash(bench.general, '/play', { action: 'x' }).answered;
    const second = await bench.alice.slash(bench.general, '/play', { action: 'y' }).answered;
    write(60);
    const page = await bench.open(browser, 'alice');
    const log = logOf(page);
    const early = log.getByRole('button', { name: 'Earlier messages' });
    await early.click();
    await early.waitFor({ state: 'detached' });
    await log.evaluate((box: { scrollTop: number }) => {
      box.scrollTop = 700;
    });
    const line = log.locator('article', { hasText: /line 18$/ });
    const place = async () => Math.round((await line.boundingBox())?.y ?? 0);
    const before = await place();
    expect(before).toBeGreaterThan(0);
    await bench.bot.edit(bench.general.id, first?.id ?? '', Array(30).fill('longer').join('\n'));
    await log.getByText('longer').waitFor({ state: 'attached' });
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
    await bench.bot.remove(bench.general.id, second?.id ?? '');
    await log.getByText('Played y.').waitFor({ state: 'detached' });
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
  });

  test('the log doesn’t jump back if a message is edited before the browser has reported a scroll', async () => {
    const first = await bench.alice.slash(bench.general, '/play', { action: 'x' }).answered;
    write(30);
    const page = await bench.open(browser, 'alice');
    const log = logOf(page);
    await until('it stands at its end', async () => (await distance(log)) === 0);
    // A busy browser may report scrolling only after the next message. In this test it never reports it.
    await page.evaluate(`addEventListener('scroll', (event) => event.stopImmediatePropagation(), true)`);
    const line = log.locator('article', { hasText: /line 12$/ });
    const place = async () => Math.round((await line.boundingBox())?.y ?? 0);
    await log.evaluate((box: { scrollTop: number }) => {
      box.scrollTop = 300;
    });
    const before = await place();
    await bench.bot.edit(bench.general.id, first?.id ?? '', Array(30).fill('longer').join('\n'));
    await log.getByText('longer').waitFor({ state: 'attached' });
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
  });

  test('the log scrolls to a new private answer, wherever the reader has scrolled', async () => {
    await bench.alice.slash(bench.general, '/show').answered;
    write(30);
    const page = await bench.open(browser, 'alice');
    const log = logOf(page);
    await log.getByRole('button', { name: 'Long list' }).click();
    await log.getByText('Line 60', { exact: true }).waitFor();
    await until('it stands at its end', async () => (await distance(log)) === 0);
  });

  test('a private answer that is filled in later keeps its place in the log', async () => {
    const page = await bench.open(browser, 'alice');
    const log = logOf(page);
    const held = bench.bot.holdHands();
    const sent = bench.alice.slash(bench.general, '/hand');
    await log.getByText('Thinking …').waitFor();
    write(2, 'meanwhile');
    await log.getByText('meanwhile 2').waitFor();
    held.release();
    await sent.answered;
    await log.getByRole('img', { name: 'Your hand: two cards.' }).waitFor();
    const texts = await log.locator('article').allInnerTexts();
    expect(texts.map((text) => /Your hand|meanwhile \d/.exec(text)?.[0])).toEqual([
      'Your hand',
      'meanwhile 1',
      'meanwhile 2',
    ]);
    expect(await log.getByText('Thinking …').count()).toBe(0);
  });
});

describe('screen-reader', () => {
  test('a screen reader announces only new messages', async () => {
    write(3, 'old');
    const page = await bench.open(browser, 'alice');
    await logOf(page).getByText('old 3').waitFor();
    expect(await said(page)).toEqual([]);
    write(1, '**new**');
    await until('it is told', async () => (await said(page)).length === 1);
    expect(await said(page)).toEqual(['bob: new 1']);
    await page.getByRole('button', { name: 'subspace' }).click();
    await page.getByRole('heading', { level: 1, name: 'subspace' }).waitFor();
    await page.getByRole('button', { name: 'general' }).click();
    await logOf(page).getByText('old 3').waitFor();
    expect(await said(page)).toEqual([]);
  });

  test('a screen reader announces a private answer once its text arrives, and announces no edits by others', async () => {
    const page = await bench.open(browser, 'alice');
    const shown = await bench.bob.slash(bench.general, '/play', { action: 'x' }).answered;
    await until('it is told', async () => (await said(page)).length === 1);
    await bench.bot.edit(bench.general.id, shown?.id ?? '', 'Played something else.');
    await bench.alice.slash(bench.general, '/hand').answered;
    await until('it is told', async () => (await said(page)).length === 2);
    expect(await said(page)).toEqual([
      'subspace: Played x.',
      'subspace, only to you: Your hand. Your hand: two cards.',
    ]);
  });
});

describe('unread', () => {
  test('unread messages are counted next to their channel and in the title until they are read', async () => {
    const page = await bench.open(browser, 'alice');
    await bench.alice.slash(bench.general, '/letter').answered;
    const letters = page.getByRole('button', { name: 'subspace 1 unread' });
    await letters.waitFor();
    await until('the title counts it', async () => (await page.title()) === '(1) general – alice');
    await letters.click();
    await logOf(page).getByText('A letter for you alone.').waitFor();
    await until('the title counts nothing', async () => (await page.title()) === 'subspace – alice');
    write(2);
    await page.getByRole('button', { name: 'general 2 unread' }).waitFor();
  });

  test('the browser remembers unread messages, and a mark shows where they begin', async () => {
    write(2, 'known');
    const page = await bench.open(browser, 'alice');
    await logOf(page).getByText('known 2').waitFor();
    await isNoted(page);
    await page.goto('about:blank');
    write(2, 'missed');
    await page.goto(`${bench.server.origin}/?as=alice`);
    await logOf(page).getByText('missed 2').waitFor();
    const lines = await page.locator('.log-inside').innerText();
    expect(lines).toMatch(/known 2[\s\S]*New since you last looked[\s\S]*missed 1/);
    await isNoted(page);
    await page.reload();
    await logOf(page).getByText('missed 2').waitFor();
    expect(await page.getByText('New since you last looked').count()).toBe(0);
  });

  test('unread messages don’t reorder the list of channels', async () => {
    await bench.alice.openDm();
    const page = await bench.open(browser, 'alice');
    const places = async () =>
      Promise.all(
        (await page.locator('.place .place-name').all()).map(async (place) => (await place.boundingBox())?.y),
      );
    const before = await places();
    await bench.alice.slash(bench.general, '/everything').answered;
    await bench.alice.slash(bench.general, '/letter').answered;
    await page.getByRole('button', { name: 'subspace 1 unread' }).waitFor();
    await page.getByRole('button', { name: /Table 1: Frontiers \d unread/ }).waitFor();
    expect((await places()).slice(0, before.length)).toEqual(before);
  });
});
