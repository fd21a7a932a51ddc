import { afterEach, beforeEach, expect, test } from 'vitest';
import { createWebBench, type WebBench } from './support/page.ts';
import { call } from './support/rest.ts';
import type { TestTab } from './support/tab.ts';

let bench: WebBench;
let alice: TestTab;
let thread: string;

beforeEach(async () => {
  bench = await createWebBench();
  await bench.connect();
  const { general, server } = bench;
  const lobby = await call(server, 'POST', `/channels/${general.id}/messages`, { content: 'Who plays?' });
  const path = `/channels/${general.id}/messages/${lobby.body.id}/threads`;
  thread = (await call(server, 'POST', path, { name: 'Sector 7' })).body.id;
  alice = await bench.open('alice');
});
afterEach(() => bench.close());

/** Whether the tab lists the thread, by the latest news. */
async function isListed(): Promise<boolean> {
  await alice.settle();
  const told = alice.news.findLast((news) => news.op === 'channels' || news.op === 'hello');
  return told?.channels.some(({ id }) => id === thread) ?? false;
}

test('a thread is listed only for its members, and other people find it through the message that started it', async () => {
  expect(await isListed()).toBe(false);
  await alice.ask({ op: 'open', channel: bench.general.id });
  const opened = await alice.hear('opened', ({ channel }) => channel === bench.general.id);
  expect(opened.messages.map((message) => message.thread?.id)).toContain(thread);
  expect(await alice.ask({ op: 'open', channel: thread })).toMatchObject({ op: 'done' });
  expect(await isListed()).toBe(true);
});

test('a thread that a person only opens leaves the list again, but a thread that they write in stays', async () => {
  await alice.ask({ op: 'open', channel: thread });
  await alice.ask({ op: 'open', channel: bench.general.id });
  expect(await isListed()).toBe(false);
  await alice.ask({ op: 'send', channel: thread, content: 'hello' });
  expect(await isListed()).toBe(true);
});

test('a thread is listed immediately for a person who is added', async () => {
  const id = bench.alice.user.id;
  await call(bench.server, 'PUT', `/channels/${thread}/thread-members/${id}`);
  expect(await isListed()).toBe(true);
});
