import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PERMISSIONS } from '../../../src/discord/permissions.ts';
import type { Actor } from '../../../src/local/actor.ts';
import { createLocalServer } from '../../../src/local/server.ts';
import { servePage } from '../../../src/local/web.ts';
import { createMessage } from '../../../src/local/world/messages.ts';
import { withBrowser } from '../support/browser.ts';
import { createPageBench, type PageBench, PHONE } from '../support/page-bench.ts';
import { until } from '../support/until.ts';

const browser = withBrowser();
let bench: PageBench;
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'page-'));
  bench = await createPageBench({
    dataFolder: folder,
    botPermissions: PERMISSIONS | PermissionFlagsBits.ManageThreads,
  });
});
afterEach(async () => {
  await bench.close();
  rmSync(folder, { recursive: true, force: true });
});

const isIn = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const saw = (page: Page, text: string) => page.getByRole('log').getByText(text).waitFor();
const composer = (page: Page) => page.getByRole('combobox', { name: 'Message or command' });

test('the page keeps its place on reload, and Back and Forward move between places', async () => {
  await bench.alice.slash(bench.general, '/everything').answered;
  await bench.alice.slash(bench.general, '/letter').answered;
  const page = await bench.open(browser, 'alice');
  await page
    .getByRole('button', { name: /Table 1: Frontiers/ })
    .first()
    .click();
  await isIn(page, 'Table 1: Frontiers');
  await page.reload();
  await isIn(page, 'Table 1: Frontiers');
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /subspace/ })
    .click();
  await isIn(page, 'subspace');
  await page.goBack();
  await isIn(page, 'Table 1: Frontiers');
  await page.goBack();
  await isIn(page, 'general');
  await page.goForward();
  await isIn(page, 'Table 1: Frontiers');
});

test('a link can open a thread that isn’t in the list, but a link to someone else’s direct messages opens the first channel', async () => {
  await bench.alice.slash(bench.general, '/everything').answered;
  const threads = (person: Actor) => person.channels().filter(({ kind }) => kind === 'thread');
  const { id } = await until('the thread is there', () => threads(bench.alice)[0]);
  const page = await bench.open(browser, 'bob');
  await page.goto(`${bench.server.origin}/?as=bob&in=${id}`);
  await isIn(page, 'Table 1: Frontiers');
  await saw(page, 'The table of this thread.');
  expect(threads(bench.bob)).toEqual([]);
  await page.reload();
  await isIn(page, 'Table 1: Frontiers');
  await page.goto(`${bench.server.origin}/?as=bob&in=${bench.alice.openDm().id}`);
  await isIn(page, 'general');
});

test('two people in two tabs see each other’s messages, but not each other’s private answers', async () => {
  const [alice, bob] = [await bench.open(browser, 'alice'), await bench.open(browser, 'bob')];
  await composer(alice).fill('Your turn, bob');
  await composer(alice).press('Enter');
  await saw(bob, 'Your turn, bob');
  await composer(bob).fill('/hand');
  await composer(bob).press('Enter');
  await bob.getByRole('log').getByRole('img', { name: 'Your hand' }).waitFor();
  await composer(bob).fill('Thinking about it');
  await composer(bob).press('Enter');
  await saw(alice, 'Thinking about it');
  expect(await alice.getByRole('log').locator('article').count()).toBe(2);
  await until('Bob sees his message', async () => (await bob.getByRole('log').locator('article').count()) === 3);
});

test('when the page switches to a person who can’t see the open channel, it opens the first channel', async () => {
  const page = await bench.open(browser, 'alice');
  const inbox = bench.alice.openDm();
  await page.goto(`${bench.server.origin}/?as=alice&in=${inbox.id}`);
  await isIn(page, 'subspace');
  await page.getByText('You play as alice').click();
  await page.getByRole('link', { name: 'bob' }).click();
  await page.getByText('You play as bob').waitFor();
  await isIn(page, 'general');
  expect(page.url()).toContain('as=bob');
});

test('if a link names an unknown person, the page says that nobody has this name', async () => {
  const page = await browser.page();
  await page.goto(`${bench.link('alice')}&as=zoe`);
  await page.getByText('Nobody here has this name.').waitFor();
  await page.getByRole('link', { name: 'Begin anew' }).click();
  await page.getByText('You play as alice').waitFor();
});

test('the page switches to another channel if the open one is deleted', async () => {
  const page = await bench.open(browser, 'alice');
  await bench.alice.slash(bench.general, '/everything').answered;
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /Table 1/ })
    .click();
  await isIn(page, 'Table 1: Frontiers');
  const client = await bench.connect();
  const thread = [...bench.server.world.channels.values()].find(({ kind }) => kind === 'thread');
  await (await client.channels.fetch(thread?.id ?? ''))?.delete();
  await isIn(page, 'general');
  await composer(page).fill('Still here');
  await composer(page).press('Enter');
  await saw(page, 'Still here');
});

test('when the server restarts, the page keeps its place and the unfinished text, and then loads missed messages', async () => {
  bench.alice.send(bench.general, 'Before the restart');
  const page = await bench.open(browser, 'alice');
  await saw(page, 'Before the restart');
  await composer(page).fill('Half a sen');
  const port = Number(new URL(bench.server.origin).port);
  bench.errors.length = 0;
  await bench.close();
  await page.getByText('Connecting again …').waitFor();
  await composer(page).press('Enter');
  await page.getByRole('alert').getByText('The connection is down for a moment. Try again.').waitFor();
  expect(await composer(page).inputValue()).toBe('Half a sen');

  const server = await createLocalServer({ dataFolder: folder, port });
  const served = servePage(server, {
    person: 'alice',
    key: new URL(bench.link('alice')).searchParams.get('key') ?? '',
  });
  const general = server.world.channels.get(bench.general.id);
  const bob = server.world.users.get(bench.bob.user.id);
  if (!general || !bob) throw new Error('the world was not kept');
  createMessage(server.world, general, bob, { content: 'While you were away' });
  await saw(page, 'While you were away');
  await page.getByText('Connecting again …').waitFor({ state: 'detached' });
  expect(await page.getByRole('log').locator('article').count()).toBe(2);
  await isIn(page, 'general');
  expect(await composer(page).inputValue()).toBe('Half a sen');
  await composer(page).press('Enter');
  await saw(page, 'Half a sen');
  served.close();
  await server.close();
  bench = await createPageBench();
});

test('on a phone, the channel list opens over the page, and closes on a choice, on Escape or on a tap outside it', async () => {
  const page = await bench.open(browser, 'alice', { viewport: PHONE, hasTouch: true, isMobile: true });
  const opener = page.getByRole('button', { name: 'Channels' });
  const places = page.getByRole('navigation', { name: 'Channels' });
  await opener.tap();
  await places.getByRole('button', { name: 'general' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await places.waitFor({ state: 'hidden' });
  await opener.and(page.locator(':focus')).waitFor();
  await opener.tap();
  await page.touchscreen.tap(PHONE.width - 10, 400);
  await places.waitFor({ state: 'hidden' });
  await opener.tap();
  await places.getByRole('button', { name: 'subspace' }).tap();
  await isIn(page, 'subspace');
  await places.waitFor({ state: 'hidden' });
  await until('a direct message can be written', async () => composer(page).isVisible());
});
