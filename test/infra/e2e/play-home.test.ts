import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test, vi } from 'vitest';
import { EXIT } from '../../../src/cli/exit-codes.ts';
import { labels, parts } from '../../../src/cli/play/chat.ts';
import { startPrivateRedis } from '../../../src/store/private-redis.ts';
import { openTab, type TestTab } from '../local/support/tab.ts';
import { below, isRunning, killAll, type Program, rolesBelow, withPrograms } from '../support/programs.ts';
import { until } from '../support/until.ts';

const programs = withPrograms();

/** A person at the page, in the thread of the only game. */
interface Visit {
  tab: TestTab;
  thread: string;
}

function play(settings: NodeJS.ProcessEnv = {}): Program {
  return programs.run('play', [], settings);
}

/** Waits for the link, opens the page there and goes to the game. */
async function visit(program: Program, person: string): Promise<Visit> {
  const [, origin = ''] = await program.says(/ {2}Play at (http:\S+) as Ann\./);
  const tab = await openTab(origin, person);
  const { channels } = await tab.hear('hello');
  const thread = channels.find(({ kind }) => kind === 'thread')?.id ?? '';
  await tab.ask({ op: 'open', channel: thread });
  return { tab, thread };
}

/** The completions that the game offers. */
async function offered({ tab, thread }: Visit): Promise<string[]> {
  const values = { action: '' };
  const answer = await tab.ask({ op: 'complete', channel: thread, command: 'play', values, focused: 'action' });
  const choices = answer.op === 'done' ? (answer.result.choices ?? []) : [];
  return choices.map(({ value }) => `${value}`).filter((value) => value !== '-');
}

/** Answers a question of the game, and waits for another question. Returns its completions. */
async function move(visitor: Visit): Promise<string[]> {
  const before = await until('the game waits', async () => (await offered(visitor)).length > 0 && offered(visitor));
  const [action = ''] = before;
  await visitor.tab.ask({ op: 'slash', channel: visitor.thread, command: 'play', values: { action } });
  return until('the game goes on', async () => {
    const after = await offered(visitor);
    return after.length > 0 && after.join() !== before.join() && after;
  });
}

/** Presses the panel's `Your move` and waits for the question that only this person sees. */
async function ask({ tab, thread }: Visit): Promise<void> {
  const shown = (): APIMessage[] =>
    tab.news
      .flatMap((news) => (news.op === 'opened' ? news.messages : news.op === 'message' ? [news.message] : []))
      .filter(({ channel_id }) => channel_id === thread);
  const panel = await until('the panel is there', () =>
    shown().findLast((message) => labels(message, 'Your move')[0] === ''),
  );
  const button = parts(panel).find(({ label }) => label === 'Your move')?.custom_id ?? '';
  expect(await tab.ask({ op: 'click', message: panel.id, component: button })).toMatchObject({ op: 'done' });
  await until('the question is shown', () =>
    shown().some(({ flags = 0, id, components = [] }) => flags & 64 && id > panel.id && components.length > 0),
  );
}

test('npm run play prepares a first game, and the next start continues it, however the program ended', async () => {
  const first = play();
  const ann = await visit(first, 'Ann');
  expect(first.said().slice(0, 4)).toEqual([
    'Starting Redis …',
    'Starting the chat …',
    'Starting the bot, a worker and a renderer …',
    'Opening your first games …',
  ]);
  await ask(ann);
  const afterFirst = await move(ann);
  const processes = below(first.pid);
  expect(await first.interrupt()).toEqual({ code: 0, signal: null });
  expect(processes.filter(isRunning)).toEqual([]);
  expect(first.said().at(-1)).toBe('Ending …');
  expect(first.complained()).toEqual([]);

  const second = play();
  const nextDay = await visit(second, 'Ann');
  expect(second.said()).not.toContain('Opening your first games …');
  expect(await offered(nextDay)).toEqual(afterFirst);
  await ask(nextDay);
  const afterSecond = await move(nextDay);
  killAll([second.pid, ...below(second.pid)]);
  await second.ended;

  const third = play();
  const afterKill = await visit(third, 'Ann');
  expect(await offered(afterKill)).toEqual(afterSecond);
  const afterThird = await move(afterKill);
  const roles = rolesBelow(third.pid);
  expect(roles).toHaveLength(5);
  killAll([third.pid]);
  await third.ended;
  await until('its processes are gone', () => !roles.some(isRunning));

  // Its Redis is still running, and is ended before a new one starts.
  expect(await offered(await visit(play(), 'Ann'))).toEqual(afterThird);
});

test('a second program on the same data or port reports the conflict in one line', async () => {
  const redis = await startPrivateRedis({ folder: join(programs.folder, 'data', 'redis') });
  const twice = play();
  expect(await twice.ended).toEqual({ code: EXIT.unavailable, signal: null });
  expect(twice.complained()).toEqual([
    expect.stringMatching(/^The data in \S+ is in use by another run of Subspace\. Stop that one, or choose/),
  ]);
  await redis.stop();

  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? `${address.port}` : '';
  const taken = play({ SUBSPACE_PORT: port });
  expect(await taken.ended).toEqual({ code: 1, signal: null });
  expect(taken.complained()).toEqual([
    `Port ${port} is in use. Stop the program that uses it, or choose another port. SUBSPACE_PORT=0 takes any free one.`,
  ]);
  server.close();
});

test.each(['Starting the bot', 'Opening your first games'])(
  'if Ctrl-C is pressed at “%s”, all processes end soon',
  async (line) => {
    const early = play();
    await early.says(new RegExp(`^${line}`, 'm'));
    const processes = await until('its processes run', () => rolesBelow(early.pid).length === 5 && below(early.pid));
    const ended = vi.fn();
    void early.interrupt().then(ended);
    await until('it ends', () => ended.mock.calls.length > 0);
    expect(ended).toHaveBeenCalledWith({ code: 0, signal: null });
    expect(processes.filter(isRunning)).toEqual([]);
    expect(early.complained()).toEqual([]);
  },
);
