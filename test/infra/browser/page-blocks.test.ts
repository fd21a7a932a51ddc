import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRestClient } from '../../../src/discord/client.ts';
import { bodyOf, type Draft } from '../../../src/discord/compose/body.ts';
import { lobbyDraft } from '../../../src/discord/compose/lobby.ts';
import { moveDraft } from '../../../src/discord/compose/move.ts';
import { settingsDraft } from '../../../src/discord/compose/settings.ts';
import { createTransport } from '../../../src/discord/transport.ts';
import { ascendancyChat } from '../../../src/games/ascendancy/chat/index.ts';
import { ascendancy } from '../../../src/games/ascendancy/index.ts';
import type { Option } from '../../../src/kernel/types.ts';
import { withFiles } from '../../../src/queue/blocks.ts';
import type { Transport } from '../../../src/queue/transport.ts';
import { decision, seen } from '../../rules/discord/support/samples.ts';
import { picture } from '../local/support/picture.ts';
import { withBrowser } from '../support/browser.ts';
import { createPageBench, type PageBench } from '../support/page-bench.ts';

const PHONE = { width: 390, height: 900 };
const browser = withBrowser();
let bench: PageBench;
let page: Page;
let transport: Transport;

beforeEach(async () => {
  bench = await createPageBench();
  page = await bench.open(browser, 'alice', { viewport: PHONE });
  const rest = createRestClient({ token: bench.server.token, api: bench.server.api, requestsPerSecond: 1e6 });
  transport = createTransport(rest, bench.server.world.bot.id, [ascendancyChat]);
});
afterEach(() => bench.close());

/** Posts a draft and returns its article on the page. */
async function shown(draft: Draft, name: string, files: readonly string[] = []): Promise<Locator> {
  const pictures = files.map((file) => ({ name: file, alt: 'The galaxy', bytes: picture(1200, 700) }));
  await transport.post(bench.general.id, withFiles(bodyOf(draft), pictures), pictures, name);
  const article = page.locator('article').last();
  await article.locator('.embed').waitFor();
  const folder = process.env['PICTURES'];
  if (folder !== undefined) {
    await page.setViewportSize({ width: PHONE.width, height: 1_500 });
    await page.screenshot({ path: `${folder}/${name}.png` });
  }
  return article;
}

/** True if nothing in an article is wider than the screen, and each button is beside its text. */
async function fits(article: Locator): Promise<boolean> {
  const [box, ...lines] = [await article.boundingBox(), ...(await article.locator('.section').all())];
  if (box === null || box.x + box.width > PHONE.width) return false;
  for (const line of lines) {
    if (line === null || !('locator' in line)) return false;
    const [text, button] = await Promise.all([
      line.locator('> div').boundingBox(),
      line.locator('> button').boundingBox(),
    ]);
    if (text === null || button === null || text.x + text.width > button.x || button.x + button.width > PHONE.width)
      return false;
  }
  return true;
}

const ANN = '100000000000000001';
const options = ascendancy.options({});
const chairs = [
  { name: 'Federation', player: ANN, called: 'Ann', bot: null },
  { name: 'Klingons', player: '100000000000000002', called: 'Ben', bot: null, unready: true as const },
  { name: 'Romulans', player: null, called: null, bot: null },
];

test('on a phone, each seat of the lobby has its button beside it, described by the seat', async () => {
  const table = seen({ status: 'lobby', title: 'Sector 9', chairs, options, view: null, awaited: [], decision: null });
  const lobby = await shown(lobbyDraft(table, ascendancyChat), 'lobby');
  expect(await fits(lobby)).toBe(true);
  const join = lobby.getByRole('button', { name: 'Join' });
  expect(await join.isEnabled()).toBe(true);
  const about = await join.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${about}"]`).innerText()).toMatch(/^3\. Romulans\s+free$/);
  // These buttons only show the state of their seats.
  expect(await lobby.getByRole('button', { name: 'Ready' }).first().isDisabled()).toBe(true);
  expect(await lobby.locator('.embed').getAttribute('style')).toContain('border-inline-start-color');
});

test('on a phone, each setting has its button beside it', async () => {
  const lobby = { id: 'abc123', title: 'Sector 9', options, chairs };
  const settings = await shown(settingsDraft(lobby, ascendancyChat, 0), 'settings');
  expect(await fits(settings)).toBe(true);
  expect(await settings.getByRole('button', { name: 'Change' }).count()).toBeGreaterThan(5);
});

test('on a phone, a question shows its picture, and each option has its price beside it', async () => {
  const build = (key: string, label: string, hint: string): Option => ({
    key: `build:${key}`,
    verb: 'build',
    label,
    hint,
  });
  const asked = {
    ...{ table: 'abc123', title: 'Sector 7', undo: 7 },
    decision: {
      ...decision('pick', [
        build('ships', 'Ships at Earth', '1 Production each, up to 4'),
        build('r1', 'Research Node at Terra Nova', '2 Production. On an open site'),
        build('c1', 'Culture Node at Terra Nova', '3 Production. On an open site'),
        build('r2', 'Research for Production Node', '2 Production. Ardana. The Node that stood there is gone'),
      ]),
      prompt: 'Build: what?',
    },
  };
  const { ephemeral } = moveDraft(asked, ascendancyChat, { verb: 'build', page: 0 });
  if (ephemeral === undefined) throw new Error('the question has no lines');
  const question = await shown(ephemeral, 'question', ['galaxy.png']);
  expect(await fits(question)).toBe(true);
  expect(await question.getByRole('img', { name: 'The galaxy' }).count()).toBe(1);
  const lines = question.locator('.section');
  expect(await lines.nth(1).innerText()).toMatch(/^Research Node at Terra Nova\s+On an open site\s+2 Production$/);
});
