import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { joinGuild } from '../../../src/local/world/guilds.ts';
import { addUser } from '../../../src/local/world/users.ts';
import { beBot } from './support/bot.ts';
import { createWebBench, type WebBench } from './support/page.ts';
import { call } from './support/rest.ts';
import { until } from './support/until.ts';

let bench: WebBench;

beforeEach(async () => {
  bench = await createWebBench({ botPermissions: PermissionFlagsBits.ManageThreads });
});
afterEach(() => bench.close());

/** Requests a path with headers that fetch doesn't let one set. */
async function get(path: string, headers: Record<string, string> = {}) {
  const sent = request(`${bench.server.origin}${path}`, { headers });
  sent.end();
  const [response] = await once(sent, 'response');
  response.resume();
  return { status: response.statusCode as number, headers: response.headers as Record<string, string> };
}

/** The headers that a browser sends after it has opened the link. */
async function cookie(): Promise<string> {
  const { headers } = await fetch(bench.page.link('alice'), { redirect: 'manual' });
  return (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

/** Opens the page's socket for a person, with the key of a link. */
function socketAt(link: string, person = 'alice'): string {
  const { host, searchParams } = new URL(link);
  return `ws://${host}/ui?as=${person}&key=${searchParams.get('key')}`;
}

test('the server can be closed while a tab and half-open connections remain', async () => {
  const other = await createWebBench();
  const tab = new WebSocket(socketAt(other.page.link('alice')));
  await once(tab, 'open');
  const { hostname, port } = new URL(other.server.origin);
  const half = connect(Number(port), hostname);
  half.on('error', () => {});
  await once(half, 'connect');
  const gone = Promise.all([once(tab, 'close'), once(half, 'close')]);
  // A tester may forget to close the page first.
  await other.server.close();
  await gone;
});

describe('files', () => {
  test('every module, style, font and library of the page is served with its media type', async () => {
    const index = await (await fetch(bench.server.origin, { headers: { cookie: await cookie() } })).text();
    const seen = new Set<string>();
    const queue = [...index.matchAll(/"(\/(?:page|lib)\/[^"]+)"/g)].map(([, path = '']) => path);
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const response = await fetch(`${bench.server.origin}${path}`);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('content-type')).toMatch(/javascript|css|svg|font/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const text = await response.text();
      for (const [, name] of text.matchAll(/from '\.\/([\w-]+\.js)'/g)) queue.push(`/page/${name}`);
      for (const [, face] of text.matchAll(/url\("(\/fonts\/[^"]+)"\)/g)) queue.push(face ?? '');
    }
    expect([...seen].filter((path) => path.startsWith('/page/')).length).toBeGreaterThan(25);
    expect([...seen].filter((path) => path.startsWith('/fonts/'))).toHaveLength(3);
  });

  test('the page can load nothing from other sites and runs only its own scripts', async () => {
    const { headers } = await get('/', { cookie: await cookie() });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[\w+/=]{44}'; /);
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|https?:/);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  test('files that don’t belong to the page aren’t served', async () => {
    for (const path of [
      '/page/tsconfig.json',
      '/page/../web.ts',
      '/page/%2e%2e/web.ts',
      '/fonts/fonts.conf',
      '/page/',
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });
});

describe('access', () => {
  test('the page can’t be opened under a foreign host name or from another site’s page', async () => {
    const { port } = new URL(bench.server.origin);
    expect((await get('/', { host: `rebound.example:${port}` })).status).toBe(403);
    expect((await get('/', { origin: 'https://example.org' })).status).toBe(403);
    const outcome = async (headers: Record<string, string>) => {
      const socket = new WebSocket(socketAt(bench.page.link('alice')), { headers });
      const [error] = await Promise.race([once(socket, 'error'), once(socket, 'open').then(() => ['opened'])]);
      socket.terminate();
      return String(error);
    };
    expect(await outcome({ host: `rebound.example:${port}` })).toContain('403');
    expect(await outcome({ origin: 'https://example.org' })).toContain('403');
    expect(await outcome({ origin: 'null' })).toContain('403');
    expect(await outcome({ origin: bench.server.origin })).toBe('opened');
  });

  test('the page opens only with the key in the link, or with the cookie that the link sets', async () => {
    const { origin } = bench.server;
    expect((await get('/')).status).toBe(403);
    expect((await get('/?key=guess')).status).toBe(403);
    expect((await get('/', { cookie: (await cookie()).replace(/=.*/, '=guess') })).status).toBe(403);
    const opened = await fetch(bench.page.link('bob'), { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/?as=bob']);
    expect(opened.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict$/);
    expect((await get('/?as=bob', { cookie: await cookie() })).status).toBe(200);
    const closed = async (headers: Record<string, string>) => {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/ui?as=alice`, { headers });
      const [code, reason] = await Promise.race([once(socket, 'close'), once(socket, 'message')]);
      socket.terminate();
      return typeof code === 'number' ? [code, String(reason)] : 'opened';
    };
    const without = [4004, 'This page opens by the link that the program printed when it was started.'];
    expect(await closed({})).toEqual(without);
    expect(await closed({ cookie: 'subspace-1=x' })).toEqual(without);
    expect(await closed({ cookie: await cookie() })).toBe('opened');
  });

  test('unknown people and the bot can’t open the page', async () => {
    for (const name of ['zoe', 'subspace', bench.server.world.bot.id]) {
      const socket = new WebSocket(socketAt(bench.page.link('alice'), name));
      const [code, reason] = await once(socket, 'close');
      expect([code, String(reason)]).toEqual([4004, 'Nobody here has this name.']);
    }
  });

  test('the page opens for the default person if the link names nobody', async () => {
    const tab = await bench.open('');
    expect((await tab.hear('hello')).me.username).toBe('alice');
  });
});

describe('news', () => {
  test('a tab lists channels only as long as the person can see them', async () => {
    const zoe = addUser(bench.server.world, 'zoe');
    const tab = await bench.open('zoe');
    expect((await tab.hear('hello')).channels).toEqual([]);
    joinGuild(bench.server.world, bench.guild, zoe);
    await tab.hear('channels', ({ channels }) => channels.length === 1);
    const path = `/channels/${bench.general.id}/threads`;
    const { body: thread } = await call(bench.server, 'POST', path, { name: 'secret', type: 12 });
    const member = `/channels/${thread.id}/thread-members/${zoe.id}`;
    await call(bench.server, 'PUT', member);
    await tab.hear('channels', ({ channels }) => channels.some(({ id }) => id === thread.id));
    const told = tab.news.length;
    await call(bench.server, 'DELETE', member);
    await until(() => tab.news.slice(told).some((news) => news.op === 'channels' && news.channels.length === 1));
  });

  test('a tab lists the open channel’s commands as soon as the bot has registered them', async () => {
    const tab = await bench.open('alice');
    await tab.ask({ op: 'open', channel: bench.general.id });
    expect((await tab.hear('commands')).commands).toEqual([]);
    await beBot(await bench.connect());
    const { commands } = await tab.hear('commands', (news) => news.commands.length > 0);
    expect(commands.map(({ path }) => path)).toEqual(['game start', 'game show', 'panel', 'secret', 'note']);
  });

  test('a tab gets the last 50 messages, any messages that it missed, and earlier ones on demand', async () => {
    const { alice, general } = bench;
    const ids = Array.from({ length: 120 }, (_, i) => alice.send(general, `line ${i}`).id);
    const tab = await bench.open('bob');
    await tab.ask({ op: 'open', channel: general.id });
    const opened = await tab.hear('opened');
    expect([opened.messages.map(({ id }) => id), opened.more]).toEqual([ids.slice(70), true]);
    await tab.ask({ op: 'earlier', channel: general.id, before: ids[40] ?? '' });
    const earlier = await tab.hear('earlier');
    expect([earlier.messages.map(({ id }) => id), earlier.more]).toEqual([ids.slice(0, 40), false]);
    await tab.ask({ op: 'open', channel: general.id, from: ids[10] ?? '' });
    const again = await tab.hear('opened', ({ messages }) => messages.length > 50);
    expect([again.messages[0]?.id, again.messages.length]).toEqual([ids[10], 110]);
  });

  test('a tab counts other people’s messages since the last message read', async () => {
    const { alice, bob, general } = bench;
    const read = alice.send(general, 'one').id;
    alice.send(general, 'two');
    bob.send(general, 'mine');
    alice.send(general, 'three');
    const tab = await bench.open('bob');
    await tab.ask({ op: 'unread', read: { [general.id]: read } });
    expect((await tab.hear('unread')).counts).toEqual({ [general.id]: 2 });
    await tab.ask({ op: 'unread', read: {} });
    await tab.hear('unread', ({ counts }) => counts[general.id] === 3);
  });
});
