import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawScene } from '../../../src/cli/draw.ts';
import { createRestClient } from '../../../src/discord/client.ts';
import { boardDraft } from '../../../src/discord/compose/board.ts';
import { bodyOf, type Draft } from '../../../src/discord/compose/body.ts';
import { lobbyDraft } from '../../../src/discord/compose/lobby.ts';
import { moveDraft } from '../../../src/discord/compose/move.ts';
import { paceDraft } from '../../../src/discord/compose/pace.ts';
import { reportDraft } from '../../../src/discord/compose/report.ts';
import { settingsDraft } from '../../../src/discord/compose/settings.ts';
import { trialDraft } from '../../../src/discord/compose/trial.ts';
import { createTransport } from '../../../src/discord/transport.ts';
import { ascendancyChat } from '../../../src/games/ascendancy/chat/index.ts';
import { ascendancy } from '../../../src/games/ascendancy/index.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { pendingFor } from '../../../src/kernel/table.ts';
import type { Json, Option } from '../../../src/kernel/types.ts';
import { withFiles } from '../../../src/queue/blocks.ts';
import type { Attachment, Transport } from '../../../src/queue/transport.ts';
import { answerWords } from '../../../src/tables/parse-intent.ts';
import type { GameReport } from '../../../src/tables/report-parts.ts';
import { seenBy } from '../../../src/tables/table-view.ts';
import { triedId, triedOn } from '../../../src/tables/trial.ts';
import { decision, seen } from '../../rules/discord/support/samples.ts';
import { picture } from '../local/support/picture.ts';
import { withBrowser } from '../support/browser.ts';
import { createPageBench, type PageBench } from '../support/page-bench.ts';
import { stagedAscendancy } from '../support/staged-ascendancy.ts';

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
async function shown(draft: Draft, name: string, files: readonly Partial<Attachment>[] = []): Promise<Locator> {
  const plain = { name: 'galaxy.png', alt: 'The galaxy', bytes: picture(1200, 700) };
  const pictures = files.map((file) => ({ ...plain, ...file }));
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

test('on a phone, each table on the board of a server has its button beside it', async () => {
  const at = Date.now();
  const chair = (name: string, called: string | null) => ({
    name,
    player: called === null ? null : ANN,
    called,
    bot: null,
  });
  const table = (id: string, title: string, more: object) =>
    seen({
      id,
      title,
      game: 'ascendancy',
      view: null,
      decision: null,
      since: at - 7_200_000,
      reader: 'spectator',
      ...more,
    });
  const players = [chair('Federation', 'Ann'), chair('Klingons', 'Ben'), chair('Romulans', 'Cleo')];
  const playing = { status: 'playing', chairs: players, awaited: [0] };
  const open = [chair('Federation', 'Ann'), chair('Klingons', 'Ben'), chair('Romulans', null)];
  const tables = [
    table('sector', 'Sector 7', playing),
    table('cubeh2', 'Cube Hunt', { ...playing, awaited: [1] }),
    table('watch2', 'Second Watch', { ...playing, awaited: [0, 2] }),
    table('sect92', 'Sector 9', { status: 'lobby', chairs: open, awaited: [] }),
  ];
  const board = await shown(boardDraft({ tables, more: 0, changed: at - 60_000 }, [ascendancyChat]), 'board');
  expect(await fits(board)).toBe(true);
  expect(await board.getByRole('button', { name: 'Watch' }).count()).toBe(3);
  const join = board.getByRole('button', { name: 'Join' });
  const about = await join.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${about}"]`).innerText()).toContain('Sector 9');
});

test('T-PACE-01: on a phone, the pace stands in the lobby beside its button, and each of its settings has a menu', async () => {
  const pace = { turn: 24, windows: 12, timeout: { to: 'vote' }, nights: true, weekends: true } as const;
  const table = seen({ status: 'lobby', title: 'Sector 9', chairs, options, view: null, awaited: [], decision: null });
  const lobby = await shown(lobbyDraft({ ...table, pace }, ascendancyChat), 'lobby-pace');
  expect(await fits(lobby)).toBe(true);
  const change = lobby.getByRole('button', { name: 'Change' });
  const about = await change.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${about}"]`).innerText()).toMatch(
    /^Pace: 24 hours for each turn, nights and weekends off\s+Out of time: the others vote/,
  );
  const menus = await shown(paceDraft({ id: 'abc123', title: 'Sector 9', pace }, true), 'pace');
  expect(await fits(menus)).toBe(true);
  expect(await menus.locator('[aria-haspopup=listbox]').count()).toBe(4);
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
  const question = await shown(ephemeral, 'question', [{}]);
  expect(await fits(question)).toBe(true);
  expect(await question.getByRole('img', { name: 'The galaxy' }).count()).toBe(1);
  const lines = question.locator('.section');
  expect(await lines.nth(1).innerText()).toMatch(/^Research Node at Terra Nova\s+On an open site\s+2 Production$/);
});

/** A private copy of Ascendancy with this many steps, each of them the first option that ends nothing. */
function copyWith(count: number) {
  const staged = stagedAscendancy(() => {});
  const { table } = new InMemoryTable(staged, { secret: 'sector 7' }).start();
  // The tables treat every game as one with unknown state.
  const game = staged as unknown as Game<unknown>;
  const branch = { mark: '100000000000000009', seat: 0, steps: [] as { words: string; label: string }[] };
  const look = () => triedOn(table as never, branch, game, () => 0);
  for (let at = 0; at < count; at++) {
    const asked = pendingFor(look().table, 0);
    const option = asked?.options.find(({ verb }) => verb !== 'end') ?? asked?.options[0];
    if (asked === null || option === undefined) break;
    branch.steps.push({ words: option.key, label: answerWords(asked, [option.key]) });
  }
  const { table: then, ...shown } = look();
  const source = { game, since: 0, entries: [], acted: null, secret: '' };
  const { decision, ...view } = seenBy({ ...then, title: 'Sector 7' }, 0, source);
  return { ...view, ...shown, decision: decision === null ? null : { ...decision, id: triedId(branch) } };
}

test('on a phone, a private copy shows its steps, the marked board, the options there and its own buttons', async () => {
  const copy = copyWith(3);
  const read = { what: 'try', mark: copy.trial.mark } as const;
  const params = { highlight: {}, trial: true };
  const { bytes, alt } = drawScene('ascendancy', 'map', copy.view, params);
  const article = await shown(trialDraft(copy, ascendancyChat, read), 'trial', [{ name: 'map.png', bytes, alt }]);
  expect(await fits(article)).toBe(true);
  expect(await article.innerText()).toMatch(/Trying it out · 3 steps/);
  expect(await article.getByRole('img', { name: /^Trying it out: a private copy/ }).count()).toBe(1);
  for (const name of ['Play these 3 steps', 'One step back', 'Throw away'])
    expect(await article.getByRole('button', { name }).isEnabled()).toBe(true);
});

test('on a phone, the report on a game shows its curve, its turning points and ways to look back', async () => {
  const scores = Array.from({ length: 34 }, (_, at) => ({
    ...{ seq: at + 3, seat: at % 3, round: 1 + Math.floor(at / 3) },
    totals: [3 + Math.floor(at / 8), 3 + Math.floor(at / 6), 3 + Math.floor(at / 14)],
  }));
  const line = (text: string) => ({ seq: 9, at: 9, text, rule: ascendancyChat.major[0] ?? '' });
  const point = (round: number, seat: number, text: string) => ({
    ...{ seat, round, gain: { seat, by: 3 }, lines: [line(text)] },
  });
  const report: GameReport = {
    ...{ began: 0, ended: 38 * 86_400_000, rounds: 11, scores, rolls: 212 },
    final: [7, 8, 5].map((total, seat) => ({
      ...{ seat, total },
      parts: [
        { label: 'Ascendancy', points: total - 3 },
        { label: 'Systems', points: 3 },
      ],
    })),
    times: [0, 1].map((seat) => ({ seat, many: 11, took: 11 * (3 + seat) * 3_600_000 })),
    dice: [0, 1, 2].map((seat) => ({ seat, count: 70, sum: 245 + 9 * (1 - seat), average: 245 })),
    points: [
      point(6, 1, 'The Klingons take Control of Valakis VI.'),
      point(9, 0, 'The Federation Colonizes Nimbus III.'),
      point(11, 1, 'The Klingons rise to 5 Ascendancy for 9 Culture.'),
    ],
  };
  const table = seen({
    status: 'over',
    title: 'Sector 5',
    options,
    view: {},
    decision: null,
    awaited: [],
    report,
    chairs: chairs.map((chair, seat) => (seat === 2 ? { ...chair, bot: 'usual' } : chair)),
    seed: { secret: 'kept close', ready: [] },
    recent: [line('The Klingons win by an Ascendancy Victory.')],
  });
  const params: { [name: string]: Json } = { names: ['Federation', 'Klingons', 'Romulans'], scores };
  const { bytes, alt } = drawScene('ascendancy', 'curve', null, params);
  const chat = { ...ascendancyChat, outcome: () => 'The Klingons win.' };
  const article = await shown(reportDraft(table, chat), 'report', [{ name: 'curve.png', bytes, alt }]);
  expect(await fits(article)).toBe(true);
  expect(await article.getByRole('img', { name: /^Score over time, 33 turns\./ }).count()).toBe(1);
  const labels = (await article.getByRole('button').allInnerTexts()).filter((label) => label !== '');
  expect(labels).toEqual(['Rematch', 'Map', 'Log', 'History', 'Film', 'Record', 'Verify']);
});
