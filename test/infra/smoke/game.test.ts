import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, withBrowser } from '../support/browser.ts';
import { asking, press } from '../support/press.ts';
import { withPrograms } from '../support/programs.ts';
import { until } from '../support/until.ts';

const browser = withBrowser();
const programs = withPrograms();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The minimum number of answers. */
const ANSWERS = 8;

/** Opens the first game's thread as a person. `frames` is everything that this person's page receives. */
async function visit(link: string): Promise<{ page: Page; frames: string[] }> {
  const frames: string[] = [];
  const page = await browser.page(PHONE);
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await page.goto(link);
  const thread = page.getByRole('button', { name: 'Thread: Away Missions: your first table' });
  await thread.waitFor();
  // Nobody has typed anything yet, so there was no earlier answer.
  expect(await page.locator('article.only').count()).toBe(0);
  await thread.tap();
  await page.locator('[data-id^="move."]').first().waitFor();
  return { page, frames };
}

/** The buttons and menus of the latest message that asks the present question. */
function controls(page: Page): Locator {
  const answers = ['pick', 'sure', 'menu', 'set', 'whole', 'open', 'none'].map((act) => `[data-id^="${act}."]`);
  return page.locator('article.only').last().locator(`:is(${answers.join()})`);
}

/** The parts of the first control's id, `pick.TABLE.d12.NAME`, or an empty list if nothing is asked. */
async function firstId(page: Page): Promise<string[]> {
  const [id = ''] = await controls(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-id') ?? ''));
  return id.split('.');
}

/** The question of the latest private message, such as `d12`, or null if it asks none. */
async function question(page: Page): Promise<string | null> {
  return (await firstId(page))[2] ?? null;
}

/** Taps the first option: a button, or the required number of lines in a menu. */
async function tapFirst(page: Page): Promise<void> {
  const control = controls(page).first();
  const [act] = await firstId(page);
  await control.tap();
  if (act === 'set') {
    const open = page.locator('.layer:popover-open');
    const send = open.getByRole('button').last();
    for (let at = 0; (await send.getAttribute('aria-disabled')) === 'true'; at++)
      await open.getByRole('checkbox').nth(at).tap();
    await send.tap();
  } else if (act === 'menu' || act === 'whole') await page.locator('.layer:popover-open [role=option]').first().tap();
}

/** Presses the panel's button once, and waits for the message that only this person sees. */
async function askPanel(page: Page): Promise<void> {
  const own = page.locator('article.only');
  const before = await own.count();
  await press(page.locator('article:not(.only) [data-id^="move."]').last());
  await until('the panel answers', async () => {
    return (await own.count()) > before && !(await own.last().innerText()).includes('Thinking');
  });
}

/** Answers until another question, or none, waits. A verb that opens its options keeps the question. */
async function answerFirst(page: Page): Promise<void> {
  // While the bot moves, no question waits, so the button is pressed again.
  while ((await question(page)) === null) await askPanel(page);
  const shown = async () => `${await question(page)} ${await page.locator('article.only').last().innerText()}`;
  const before = await question(page);
  for (let now = before; now === before; ) {
    const seen = await shown();
    await asking(page, () => tapFirst(page));
    await until('something changes', async () => (await shown()) !== seen);
    now = await question(page);
  }
}

/** The widths of the pictures in a message, as received: 1200 px for whole ones. */
function widths(message: Locator): Promise<number[]> {
  return message
    .locator('img')
    .evaluateAll((images) => images.map((image) => Number(Reflect.get(image, 'naturalWidth'))));
}

test('a player plays the first game by tapping, and nothing private is revealed', async () => {
  const program = programs.run('play');
  const [, link = ''] = await program.says(/Play at (http:\S+) as Ann\./);
  const ann = await visit(link);
  const ben = await visit(`${link}&as=Ben`);
  const isActing = async () => /Action \d of \d/.test(await ann.page.locator('article.only').last().innerText());
  // Repeat until a character acts. Then there is a hand, however long the set-up took.
  for (let answers = 0; answers < ANSWERS || !(await isActing()); answers++) await answerFirst(ann.page);

  await press(ann.page.locator('[data-id^="map."]').last());
  const latest = ann.page.locator('article.only').last();
  await until('the map is there', async () => {
    return (await latest.innerText()).includes('the board') && (await widths(latest)).includes(1200);
  });
  await press(ann.page.locator('[data-id^="hand."]').last());
  // A message that only one person sees becomes the result of its buttons. The panel's button opens a new one.
  const hand = ann.page.locator('article.only').getByRole('img', { name: /hand/i });
  const width = () => hand.first().evaluate((image) => Number(Reflect.get(image, 'naturalWidth')));
  await until('the hand is there', async () => (await hand.count()) > 0 && (await width()) === 1200);

  await ann.page.evaluate(axe);
  const findings = `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))`;
  expect(await ann.page.evaluate(findings)).toEqual([]);
  expect(await ann.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);

  // Ben sees the same panel continue, and none of Ann's private messages, neither on the page nor in its frames.
  const panel = (page: Page) =>
    page
      .locator('article:not(.only)')
      .filter({ has: page.locator('[data-id^="move."]') })
      .last();
  await until(
    'both see the same panel',
    async () => (await panel(ben.page).innerText()) === (await panel(ann.page).innerText()),
  );
  expect(await ben.page.locator('article.only').count()).toBe(0);
  const own = await ann.page
    .locator('article.only')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-id') ?? ''));
  expect(own.length).toBeGreaterThan(1);
  const alt = (await hand.first().getAttribute('alt')) ?? '';
  expect(ann.frames.join('\n')).toContain(JSON.stringify(alt).slice(1, -1));
  for (const secret of [...own, JSON.stringify(alt).slice(1, -1)]) expect(ben.frames.join('\n')).not.toContain(secret);
});
