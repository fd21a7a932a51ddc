import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchFile, type SentFile } from '../../../src/discord/files.ts';

const BODY = Buffer.from('2\tData\r\n');
let server: Server;
let asked: string[] = [];

beforeEach(async () => {
  asked = [];
  server = createServer(({ url = '' }, answer) => {
    asked.push(url);
    if (url === '/elsewhere') answer.writeHead(302, { location: '/deck.txt' }).end();
    else if (url === '/gone') answer.writeHead(404).end('no');
    else answer.end(BODY);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

function sent(path: string): SentFile {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { name: 'deck.txt', url: `http://127.0.0.1:${port}${path}`, size: BODY.length };
}

test('a file is fetched as it is', async () => {
  expect(Buffer.from((await fetchFile(sent('/deck.txt'), 100)) ?? [])).toEqual(BODY);
});

test.each([
  ['is larger than it may be', '/deck.txt', 4],
  ['is gone', '/gone', 100],
  ['lies elsewhere by now', '/elsewhere', 100],
])('one that %s can’t be had', async (_what, path, most) => {
  expect(await fetchFile(sent(path), most)).toBeNull();
});

test('nothing is fetched from anybody but Discord', async () => {
  for (const url of ['http://localhost.example.org/x', 'https://example.org/deck.txt', 'file:///etc/passwd'])
    expect(await fetchFile({ name: 'x', url, size: 1 }, 100)).toBeNull();
  expect(asked).toEqual([]);
});

test('a server that doesn’t answer is no error', async () => {
  const file = sent('/deck.txt');
  await new Promise((resolve) => server.close(resolve));
  expect(await fetchFile(file, 100)).toBeNull();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
