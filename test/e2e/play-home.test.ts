import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { labels, parts } from '../../src/cli/play/chat.ts';
import { openTab, type TestTab } from '../local/support/tab.ts';
import { below, findBelow, isRunning, killAll, type Program, withPrograms } from '../support/programs.ts';
import { until } from '../support/until.ts';

const programs = withPrograms();

/** Somebody at the page, in the thread of the only game. */
interface Visit {
  tab: TestTab;
  thread: string;
}

function play(): Program {
  return programs.run('play', [], { SUBSPACE_DATA: join(programs.folder, 'data') });
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

/** What the game offers to be typed. */
async function offered({ tab, thread }: Visit): Promise<string[]> {
  const values = { action: '' };
  const answer = await tab.ask({ op: 'complete', channel: thread, command: 'play', values, focused: 'action' });
  const choices = answer.op === 'done' ? (answer.result.choices ?? []) : [];
  return choices.map(({ value }) => `${value}`).filter((value) => value !== '-');
}

/** Answers what the game asks, and waits until it asks something else; gives what it offers then. */
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

test('a first game waits at the first start; the next day it goes on', { timeout: 240_000 }, async () => {
  const first = play();
  const ann = await visit(first, 'Ann');
  expect(first.said().slice(0, 4)).toEqual([
    'Starting Redis …',
    'Starting the chat …',
    'Starting the bot, a worker and a renderer …',
    'Opening your first table …',
  ]);
  await ask(ann);
  const last = await move(ann);
  const processes = below(first.pid);
  expect(await first.interrupt()).toEqual({ code: 0, signal: null });
  expect(processes.filter(isRunning)).toEqual([]);
  expect(first.said().at(-1)).toBe('Ending …');
  expect(first.complained()).toEqual([]);

  const second = play();
  const again = await visit(second, 'Ann');
  expect(second.said()).not.toContain('Opening your first table …');
  expect(await offered(again)).toEqual(last);
  await ask(again);
  await move(again);
  expect(await second.interrupt()).toEqual({ code: 0, signal: null });
});

test('after a kill of everything, or of the program alone, the game goes on', { timeout: 240_000 }, async () => {
  const first = play();
  const last = await move(await visit(first, 'Ann'));
  killAll([first.pid, ...below(first.pid)]);
  await first.ended;

  const second = play();
  const again = await visit(second, 'Ann');
  expect(await offered(again)).toEqual(last);
  const next = await move(again);
  const roles = below(second.pid).filter((pid) => pid !== findBelow(second.pid, 'redis.sock'));
  expect(roles).toHaveLength(5);
  killAll([second.pid]);
  await second.ended;
  await until('its processes are gone', () => !roles.some(isRunning));

  const third = play();
  expect(await offered(await visit(third, 'Ann'))).toEqual(next);
});

test('a second start on the same data, or on the same port, says so in one line', { timeout: 120_000 }, async () => {
  const first = play();
  const [, port = ''] = await first.says(/Play at http:\/\/127\.0\.0\.1:(\d+)/);
  const second = play();
  expect(await second.ended).toEqual({ code: 1, signal: null });
  expect(second.complained()).toEqual([
    expect.stringMatching(/^The data in \S+ is in use by another run of Subspace\. Stop that one, or choose/),
  ]);
  const third = programs.run('play', [], { SUBSPACE_DATA: join(programs.folder, 'other'), SUBSPACE_PORT: port });
  expect(await third.ended).toEqual({ code: 1, signal: null });
  expect(third.complained()).toEqual([
    `Port ${port} is in use. Stop what uses it, or choose another one: SUBSPACE_PORT=0 takes any free port.`,
  ]);
});
