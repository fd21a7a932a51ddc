import { once } from 'node:events';
import { connect } from 'node:net';
import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TabRequest, tabRequestSchema } from '../../../src/local/web/protocol.ts';
import { createWebBench, type WebBench } from './support/page.ts';
import { until } from './support/until.ts';

let bench: WebBench;

beforeEach(async () => {
  bench = await createWebBench();
});
afterEach(() => bench.close());

const SENSELESS = 'The page asked for something unknown here. Load it anew.';

/** Valid requests, to be damaged. */
const good = (channel: string): TabRequest[] => [
  { op: 'open', ref: 1, channel },
  { op: 'earlier', ref: 1, channel, before: channel },
  { op: 'unread', ref: 1, read: { [channel]: channel } },
  { op: 'send', ref: 1, channel, content: 'x' },
  { op: 'slash', ref: 1, channel, command: 'play', values: { action: 'x' } },
  {
    op: 'slash',
    ref: 1,
    channel,
    command: 'play',
    values: { file: { filename: 'a.txt', contentType: 'text/plain', data: 'YQ==' } },
  },
  { op: 'complete', ref: 1, channel, command: 'play', values: {}, focused: 'action' },
  { op: 'click', ref: 1, message: channel, component: 'x' },
  { op: 'select', ref: 1, message: channel, component: 'x', values: ['x'] },
  { op: 'submit', ref: 1, form: channel, fields: { x: 'x' } },
  { op: 'direct', ref: 1 },
];

test('an invalid request is answered with a clear message, which repeats the request’s number, if any', async () => {
  const tab = await bench.open('alice');
  for (const text of ['', 'hello', '[]', 'null', '{"op":"open"}', '{"op":"fly","ref":7}']) tab.socket.send(text);
  await until(() => tab.news.filter(({ op }) => op === 'failed').length === 6);
  const failed = tab.news.filter((news) => news.op === 'failed');
  expect(failed.map(({ text }) => text)).toEqual(Array(6).fill(SENSELESS));
  expect(failed.map(({ ref }) => ref)).toEqual([null, null, null, null, null, 7]);
});

test.each<[string, (bench: WebBench) => Parameters<Awaited<ReturnType<WebBench['open']>>['ask']>[0], string]>([
  ['an unknown channel', () => ({ op: 'open', channel: '1'.repeat(18) }), 'there is no such channel'],
  [
    'an empty message',
    ({ general }) => ({ op: 'send', channel: general.id, content: ' ' }),
    'there is nothing to send',
  ],
  [
    'a message that is too long',
    ({ general }) => ({ op: 'send', channel: general.id, content: 'x'.repeat(2001) }),
    '2,000',
  ],
  [
    'an unknown command',
    ({ general }) => ({ op: 'slash', channel: general.id, command: 'fly', values: {} }),
    'no command',
  ],
  ['an unknown message', () => ({ op: 'click', message: '1'.repeat(18), component: 'x' }), 'no such message'],
  ['an unknown form', () => ({ op: 'submit', form: '1'.repeat(18), fields: {} }), 'no longer open'],
])('a request with %s is refused with a sentence', async (_, request, words) => {
  const tab = await bench.open('alice');
  const answer = await tab.ask(request(bench));
  expect(answer).toMatchObject({ op: 'failed', text: expect.stringMatching(/^That can’t be done: .*\.$/) });
  expect(answer).toMatchObject({ text: expect.stringContaining(words) });
});

test('a chosen file is sent to the bot, which can download it', async () => {
  const { commands } = bench.server.world;
  const client = await bench.connect();
  const options = [{ type: ApplicationCommandOptionType.Attachment as const, name: 'file', description: 'A file' }];
  await client.application.commands.set([{ name: 'read', description: 'Reads', options }]);
  await until(() => commands.get('global')?.length);
  const got = once(client, 'interactionCreate');
  const tab = await bench.open('alice');
  const data = Buffer.from('2\tData\n').toString('base64');
  const file = { filename: 'my deck.txt', contentType: 'text/plain', data };
  const asked = tab.ask({ op: 'slash', channel: bench.general.id, command: 'read', values: { file } });
  const [interaction] = await got;
  const sent = interaction.options.getAttachment('file');
  expect(sent).toMatchObject({ name: 'my_deck.txt', size: 7 });
  expect(await (await fetch(sent.url)).text()).toBe('2\tData\n');
  await interaction.reply({ content: 'Read.' });
  expect(await asked).toMatchObject({ op: 'done' });
});

test.each([
  ['no base64', { filename: 'a.txt', contentType: 'text/plain', data: 'ä' }],
  ['no name', { filename: '', contentType: 'text/plain', data: 'YQ==' }],
  ['more than the page sends', { filename: 'a', contentType: 'b', data: 'YWFh'.repeat(250_001) }],
])('a file that has %s is refused', (_what, file) => {
  const request = { op: 'slash', ref: 1, channel: bench.general.id, command: 'read', values: { file } };
  expect(tabRequestSchema.safeParse(request).success).toBe(false);
});

test('a bot that doesn’t answer in time is reported', async () => {
  const { commands } = bench.server.world;
  const client = await bench.connect();
  await client.application.commands.set([{ name: 'wait', description: 'Waits' }]);
  await until(() => commands.get('global')?.length);
  const tab = await bench.open('alice');
  const answer = tab.ask({ op: 'slash', channel: bench.general.id, command: 'wait', values: {} });
  await until(() => bench.server.world.waiting.size === 1);
  bench.clock.advance(3_100);
  bench.server.passTime();
  expect(await answer).toMatchObject({ text: 'The bot did not answer in time. Try again.' });
});

test('each of 2,000 malformed requests is answered with a clear message, and no connection is closed', async () => {
  const tab = await bench.open('alice');
  const request = fc.constantFrom(...good(bench.general.id));
  const spoilt = fc
    .tuple(
      request,
      fc.dictionary(
        fc.constantFrom('op', 'ref', 'channel', 'values', 'content', 'read', 'fields', 'x'),
        fc.jsonValue(),
        { minKeys: 1 },
      ),
    )
    .map(([one, change]) => JSON.stringify({ ...one, ...change }));
  const broken = fc.oneof(
    spoilt,
    fc.json(),
    fc.string(),
    fc.tuple(request, fc.nat(60)).map(([one, at]) => JSON.stringify(one).slice(0, at)),
  );
  const isMalformed = (text: string) => {
    try {
      return !tabRequestSchema.safeParse(JSON.parse(text)).success;
    } catch {
      return true;
    }
  };
  const texts = fc.sample(broken.filter(isMalformed), { numRuns: 2_000, seed: 4711 });
  for (const text of texts) tab.socket.send(text);
  await until(() => tab.news.filter(({ op }) => op === 'failed').length === 2_000);
  expect(new Set(tab.news.flatMap((news) => (news.op === 'failed' ? [news.text] : [])))).toEqual(new Set([SENSELESS]));
  tab.socket.send(JSON.stringify({ op: 'open', ref: 2, channel: bench.general.id }));
  await tab.hear('opened');
});

test('if a tab sends invalid or oversized frames, only that tab is closed', async () => {
  const other = await bench.open('bob');
  const large = await bench.open('alice');
  large.socket.on('error', () => {});
  large.socket.send('x'.repeat(2 * 1024 * 1024));
  await once(large.socket, 'close');
  const { port, host } = new URL(bench.server.origin);
  const raw = connect(Number(port), '127.0.0.1');
  raw.write(
    `GET /ui?as=alice&key=${new URL(bench.page.link('alice')).searchParams.get('key')} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  await once(raw, 'data');
  raw.write(Buffer.alloc(64, 0xff));
  raw.on('error', () => {});
  await once(raw, 'close');
  await other.settle();
});
