import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileFetcher, type SentFile } from '../../../src/discord/files.ts';

const BODY = Buffer.from('2\tData\r\n');
let server: Server;
let asked: string[] = [];
/** Resolves when the client of an endless body has disconnected. */
let gone: Promise<unknown> = Promise.resolve();

/** Sends a body that has neither a length nor an end. */
function endless(request: IncomingMessage, answer: ServerResponse): void {
  gone = new Promise((resolve) => request.socket.once('close', resolve));
  const more = (): void => {
    while (!answer.destroyed && answer.write(Buffer.alloc(64 * 1024, 'a')));
  };
  answer.on('drain', more);
  more();
}

beforeEach(async () => {
  asked = [];
  server = createServer((request, answer) => {
    const { url = '' } = request;
    asked.push(url);
    if (url === '/elsewhere') answer.writeHead(302, { location: '/deck.txt' }).end();
    else if (url === '/gone') answer.writeHead(404).end('no');
    else if (url === '/endless') endless(request, answer);
    else if (url === '/silent') answer.writeHead(200).write('2\t');
    else if (url === '/packed') answer.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(1e6)));
    else if (url === '/pieces') answer.write(BODY.subarray(0, 4), () => answer.end(BODY.subarray(4)));
    else answer.end(BODY);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

function port(): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function sent(path: string, host = '127.0.0.1'): SentFile {
  return { name: 'deck.txt', url: `http://${host}:${port()}${path}`, size: BODY.length };
}

/** Fetches a file as a bot on the local Discord does. */
function locally(file: SentFile, most = 100, patience?: number): Promise<Uint8Array | null> {
  return fileFetcher(`http://127.0.0.1:${port()}/api`, patience)(file, most);
}

describe('reading', () => {
  it.each(['/deck.txt', '/pieces'])('a file that a person sent is fetched unchanged: %s', async (path) => {
    expect(Buffer.from((await locally(sent(path))) ?? [])).toEqual(BODY);
    expect(Buffer.from((await locally(sent(path), BODY.length)) ?? [])).toEqual(BODY);
  });

  it.each([
    ['is one byte too long', '/deck.txt', BODY.length - 1],
    ['is too long and states no length', '/pieces', 4],
    ['is too long once it is decompressed', '/packed', 100_000],
    ['is gone', '/gone', 100],
    ['has moved', '/elsewhere', 100],
  ])('a sent file can’t be read when it %s', async (_what, path, most) => {
    expect(await locally(sent(path), most)).toBeNull();
    expect(asked).toEqual([path]);
  });

  it('if a sent file is too long, reading stops and the connection ends', async () => {
    expect(await locally(sent('/endless'), 1_000_000, 60_000)).toBeNull();
    await gone;
  });

  it('the download of a sent file is aborted when its body stops arriving', async () => {
    expect(await locally(sent('/silent'), 100, 50)).toBeNull();
  });

  it('a sent file is unavailable if no server answers', async () => {
    const file = sent('/deck.txt');
    const fetchFile = fileFetcher(`http://127.0.0.1:${port()}/api`);
    await new Promise((resolve) => server.close(resolve));
    expect(await fetchFile(file, 100)).toBeNull();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
});

describe('source', () => {
  it('files are fetched only from Discord, never from this machine or another host', async () => {
    const fetchFile = fileFetcher();
    const urls = [
      ...[sent('/a').url, sent('/b', 'localhost').url, `http://[::1]:${port()}/c`],
      ...[
        'http://localhost.example.org/x',
        'https://example.org/deck.txt',
        'file:///etc/passwd',
        'data:text/plain,Data',
      ],
      // Other protocols, other ports and user names in the address are refused.
      ...['http://cdn.discordapp.com/a', 'https://cdn.discordapp.com:8443/a', 'https://me:me@cdn.discordapp.com/a'],
      ...['https://cdn.discordapp.com.example.org/a', 'https://example.org/cdn.discordapp.com', 'no address'],
    ];
    for (const url of urls) expect([url, await fetchFile({ name: 'x', url, size: 1 }, 100)]).toEqual([url, null]);
    expect(asked).toEqual([]);
  });

  it('a file on this machine is fetched only from the port of the local Discord in use', async () => {
    const file = sent('/deck.txt');
    for (const api of ['https://discord.com/api', 'http://127.0.0.1:1/api', 'http://192.0.2.1/api', 'nonsense'])
      expect([api, await fileFetcher(api)(file, 100)]).toEqual([api, null]);
    expect(asked).toEqual([]);
    expect(await locally(file)).not.toBeNull();
  });
});
