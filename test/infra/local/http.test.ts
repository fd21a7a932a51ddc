import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createBench, type ServerBench } from './support/bench.ts';
import { call } from './support/rest.ts';

let bench: ServerBench;

beforeEach(async () => {
  bench = await createBench();
});
afterEach(() => bench.close());

/** The status of a request with headers that fetch doesn't let one set. */
async function status(path: string, headers: Record<string, string>): Promise<number | undefined> {
  const sent = request(`${bench.server.origin}${path}`, { headers });
  sent.end();
  const [response] = await once(sent, 'response');
  response.resume();
  return response.statusCode;
}

/** The first line of the answer to an upgrade at a path that no client would use. */
async function upgrade(path: string, origin?: string): Promise<string> {
  const { hostname, port, host } = new URL(bench.server.origin);
  const socket = connect(Number(port), hostname);
  const from = origin === undefined ? '' : `Origin: ${origin}\r\n`;
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${from}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer);
}

describe('access', () => {
  const port = () => new URL(bench.server.origin).port;

  test('requests are accepted only if they address this machine by one of its own names', async () => {
    const authorization = `Bot ${bench.server.token}`;
    for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
      expect(await status('/api/v10/users/@me', { authorization, host: `${host}:${port()}` })).toBe(200);
    }
    for (const host of ['example.org', `127.0.0.1.example.org:${port()}`]) {
      expect(await status('/api/v10/users/@me', { authorization, host })).toBeGreaterThanOrEqual(400);
    }
  });

  test('requests are accepted only from this server’s pages', async () => {
    const authorization = `Bot ${bench.server.token}`;
    expect(await status('/api/v10/users/@me', { authorization, origin: bench.server.origin })).toBe(200);
    for (const origin of ['https://example.org', 'null', `http://localhost:${Number(port()) + 1}`]) {
      expect(await status('/api/v10/users/@me', { authorization, origin })).toBe(403);
    }
  });

  test('web sockets are guarded in the same way as requests', async () => {
    bench.server.onUpgrade('/page', (socket) => socket.close(1000));
    const open = async (path: string, origin?: string): Promise<string> => {
      const socket = new WebSocket(`${bench.server.origin}${path}`, origin ? { origin } : {});
      const outcome = await Promise.race([once(socket, 'close').then(() => 'taken'), once(socket, 'error')]);
      return String(outcome);
    };
    expect(await open('/page')).toBe('taken');
    expect(await open('/page', bench.server.origin)).toBe('taken');
    expect(await open('/page', 'https://example.org')).toContain('403');
    expect(await open('/gateway', 'https://example.org')).toContain('403');
    expect(await open('/elsewhere')).toContain('404');
    expect(await upgrade('//')).toContain('404');
    expect(await upgrade('//', 'https://example.org')).toContain('403');
    expect(await open('/page')).toBe('taken');
  });

  test('requests need the word Bot followed by the bot’s token', async () => {
    expect(bench.server.token).toMatch(/^local\.[\w-]{43}$/);
    for (const authorization of ['', 'Bot wrong', bench.server.token]) {
      expect(await status('/api/v10/users/@me', { authorization })).toBe(401);
    }
  });
});

describe('attachments', () => {
  test('an attachment is served only at its complete address, and scripts in it are never run', async () => {
    const data = new FormData();
    data.set('files[0]', new File(['<script>'], 'a.html', { type: 'text/html' }));
    const { body } = await call(bench.server, 'POST', `/channels/${bench.general.id}/messages`, data);
    const url = body.attachments[0]?.url ?? '';
    const response = await fetch(url);
    expect(await response.text()).toBe('<script>');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    const signature = new URL(url).searchParams.get('hm') ?? '';
    expect(signature).toMatch(/^[0-9a-f]{64}$/);
    for (const wrong of [url.replace(/\?.*/, ''), url.replace(signature, '0'.repeat(64))]) {
      expect((await fetch(wrong)).status).toBe(404);
    }
  });
});

describe('routes', () => {
  test('requests to unknown routes are answered with 404 and recorded', async () => {
    const { server } = bench;
    expect(await call(server, 'GET', '/guilds/1/bans')).toMatchObject({ status: 404, body: { code: 0 } });
    expect((await call(server, 'PUT', '/channels/1/pins/2')).status).toBe(404);
    expect((await fetch(`${server.origin}/api/v9/gateway`)).status).toBe(404);
    expect(server.unknownRoutes).toEqual(['GET /guilds/1/bans', 'PUT /channels/1/pins/2', 'GET /api/v9/gateway']);
    server.unknownRoutes.length = 0;
  });
});

test('request bodies that aren’t JSON or have an unknown type are rejected', async () => {
  const { server, general } = bench;
  const path = `/channels/${general.id}/messages`;
  expect(await call(server, 'POST', path, '{')).toMatchObject({ status: 400, body: { code: 50109 } });
  const headers = { authorization: `Bot ${server.token}`, 'content-type': 'text/plain' };
  const response = await fetch(`${server.api}/v10${path}`, { method: 'POST', headers, body: 'x' });
  expect(await response.json()).toMatchObject({ code: 50035, errors: { _errors: [{ code: 'CONTENT_TYPE_INVALID' }] } });
});
