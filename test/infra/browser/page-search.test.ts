import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRestClient } from '../../../src/discord/client.ts';
import { boardDraft } from '../../../src/discord/compose/board.ts';
import { bodyOf, type Draft } from '../../../src/discord/compose/body.ts';
import { compose } from '../../../src/discord/compose/index.ts';
import { lobbyDraft } from '../../../src/discord/compose/lobby.ts';
import { peopleRow } from '../../../src/discord/compose/rows.ts';
import { searchedDraft } from '../../../src/discord/compose/search.ts';
import { findDraft, foundDraft, wishDraft } from '../../../src/discord/compose/seekers.ts';
import { createTransport } from '../../../src/discord/transport.ts';
import { ascendancyChat } from '../../../src/games/ascendancy/chat/index.ts';
import { ascendancy } from '../../../src/games/ascendancy/index.ts';
import type { PlayerSearch } from '../../../src/kernel/search-wish.ts';
import { withFiles } from '../../../src/queue/blocks.ts';
import type { MessageBody, Transport } from '../../../src/queue/transport.ts';
import type { Summary } from '../../../src/tables/summary.ts';
import type { TableView } from '../../../src/tables/types.ts';
import { seen } from '../../rules/discord/support/samples.ts';
import { withBrowser } from '../support/browser.ts';
import { createPageBench, type PageBench } from '../support/page-bench.ts';
import { until } from '../support/until.ts';

const PHONE = { width: 390, height: 1_100 };
const ANN = '100000000000000001';
const SEARCH: PlayerSearch = { level: 'beginners', region: 'europe', until: Date.now() + 3 * 24 * 3_600_000 };
const PACE = { turn: 24, windows: 12, timeout: { to: 'vote' }, nights: true, weekends: true } as const;
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

/** Posts a message and returns its article on the page. */
async function posted(body: MessageBody, name: string): Promise<Locator> {
  await transport.post(bench.general.id, withFiles(body, []), [], name);
  const article = page.locator('article').last();
  await article.getByRole('button').first().waitFor();
  const folder = process.env['PICTURES'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
  return article;
}

const shown = (draft: Draft, name: string): Promise<Locator> => posted(bodyOf(draft), name);

/** True if nothing that can be pressed is wider than the screen. */
async function fits(article: Locator): Promise<boolean> {
  const boxes = await Promise.all((await article.getByRole('button').all()).map((one) => one.boundingBox()));
  return boxes.every((box) => box !== null && box.x >= 0 && box.x + box.width <= PHONE.width);
}

const chair = (name: string, called: string | null, more: object = {}) => ({
  ...{ name, player: called === null ? null : ANN, called, bot: null },
  ...more,
});
const GUEST = chair('Klingons', 'Ben', { unready: true, invited: true });
const CHAIRS = [chair('Federation', 'Ann'), GUEST, chair('Romulans', null)];
const lobby = (more: Partial<TableView> = {}): TableView =>
  seen({
    ...{ status: 'lobby', title: 'Sector 9', game: 'ascendancy', owner: ANN, chairs: CHAIRS, pace: PACE },
    ...{ options: ascendancy.options({}), view: null, awaited: [], decision: null, recent: [], search: SEARCH },
    ...more,
  } as Partial<TableView>);
const summary = (more: Partial<Summary> = {}): Summary =>
  ({
    ...{ id: 'abc123', game: 'ascendancy', title: 'Sector 9', owner: ANN, status: 'lobby', options: {}, seq: 1 },
    ...{ chairs: CHAIRS, awaited: [], since: 0, search: SEARCH, pace: PACE },
    place: { guild: bench.guild.id, channel: bench.general.id, thread: null },
    ...more,
  }) as Summary;

test('on a phone, the messages about searches and invitations fit', async () => {
  const over = { ...SEARCH, over: true } as const;
  const away = lobby({ title: 'Sector 8', id: 'abc124', search: over });
  const articles = [
    await shown(lobbyDraft(lobby(), ascendancyChat), 'search-lobby'),
    await shown(lobbyDraft(away, ascendancyChat), 'search-over'),
    await shown(searchedDraft(away), 'search-asks'),
    await shown(boardDraft({ tables: [lobby()], more: 0, changed: Date.now() }, [ascendancyChat]), 'search-board'),
    await shown(
      findDraft({ looking: [summary()], own: [summary({ title: 'Sector 8' })] }, [ascendancyChat]),
      'search-find',
    ),
    await shown(wishDraft({ game: null, pace: 'any' }, bench.guild.id, [ascendancyChat]), 'search-wish'),
    await shown(foundDraft([summary()], bench.guild.id, [ascendancyChat]), 'search-found'),
    await posted(
      compose(lobby({ reader: 1 }), { to: 'invite', seat: 1, player: ANN }, ascendancyChat, true).body,
      'search-invitation',
    ),
  ];
  for (const article of articles) expect(await fits(article)).toBe(true);
});

test('a menu of people offers the members of the server, and sends the one who is chosen', async () => {
  const content = 'Whom do you invite?';
  const article = await shown(
    { content, rows: [peopleRow({ act: 'guest', table: 'abc123' }, 'Choose a person')] },
    'people',
  );
  await article.getByRole('button', { name: 'Choose a person' }).click();
  const options = page.getByRole('option');
  await options.first().waitFor();
  expect((await options.allInnerTexts()).map((text) => text.split('\n').at(-1)).toSorted()).toEqual(
    ['@alice', '@bob', `@${bench.server.world.bot.username}`].toSorted(),
  );
  await page.getByRole('option', { name: '@bob' }).click();
  const chosen = await until('the choice is sent', () =>
    [...bench.server.world.interactions.values()].find(({ data }) => 'values' in data),
  );
  expect(chosen.data).toMatchObject({ component_type: 5, values: [bench.bob.user.id] });
});
