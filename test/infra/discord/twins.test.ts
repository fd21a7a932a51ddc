import type { REST } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createRestClient } from '../../../src/discord/client.ts';
import { createTransport } from '../../../src/discord/transport.ts';
import { type Attempt, Channels } from '../../../src/queue/channels.ts';
import { inRows } from '../../../src/queue/rows.ts';
import type { Attachment, MessageBody } from '../../../src/queue/transport.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { createBench, type ServerBench } from '../local/support/bench.ts';
import { call } from '../local/support/rest.ts';
import { withRedis } from '../support/redis.ts';

const MINUTE = 60_000;
const redis = withRedis();
let bench: ServerBench;
let rest: REST;

beforeEach(async () => {
  await redis.flush();
  bench = await createBench();
  rest = createRestClient({ token: bench.server.token, api: bench.server.api, requestsPerSecond: 1e6 });
});
afterEach(() => bench.close());

/** A process that posts; its memory is in Redis. */
const freshChannels = (): Channels =>
  new Channels(redis.connect(), createTransport(rest, bench.server.world.bot.id, [skirmish]), Date);

const here = (): string => bench.general.id;
const POSTS = { method: 'POST', path: /\/messages$/ };
const line: MessageBody = { content: '**Sector 7**  \nAnn plays Spock.', allowed_mentions: { parse: [] } };

/** The first attempt of a message, or a repeat after Discord has forgotten its nonce. */
const first = (nonce: string): Attempt => ({ nonce, first: Date.now(), repeat: false });
const late = (nonce: string, ago = 10 * MINUTE): Attempt => ({ nonce, first: Date.now() - ago, repeat: true });

/** Posts a message whose response is lost: it is posted (`after`), or not (`before`). */
async function unheard(reset: 'before' | 'after', nonce: string, body = line, files: Attachment[] = []): Promise<void> {
  bench.server.faults.add({ ...POSTS, reset });
  await expect(freshChannels().post(here(), body, files, first(nonce))).rejects.toMatchObject({ kind: 'network' });
}

/** Lets Discord forget nonces. */
const forget = (): void => bench.clock.advance(4 * MINUTE);
const shown = () => bench.alice.visible(here()).filter(({ author }) => author.id === bench.server.world.bot.id);

test('a retry finds the posted message by its content after the nonce is forgotten', async () => {
  await unheard('after', 'n1');
  forget();
  const ref = await freshChannels().post(here(), line, [], late('n1'));
  expect(shown().map(({ id }) => id)).toEqual([ref?.message]);
});

test.each([
  ['in its files', 1],
  ['in its embeds', 2],
])('a retry finds a posted message with components and with pictures %s', async (_where, count) => {
  const files = Array.from({ length: count }, (_, at) => ({
    name: `map-${at}.png`,
    alt: `Map ${at}`,
    bytes: Buffer.from('89504e470d0a1a0a', 'hex'),
  }));
  const row = { type: 1, components: [{ type: 2, style: 2, label: 'Map', custom_id: 'map.abc123' }] };
  const made = inRows({ body: { ...line, components: [row] }, files });
  const channel = (await bench.alice.openDm()).id;
  bench.server.faults.add({ ...POSTS, reset: 'after' });
  await expect(freshChannels().post(channel, made.body, made.files, first('n1'))).rejects.toThrow();
  forget();
  await freshChannels().post(channel, made.body, made.files, late('n1'));
  expect(bench.alice.visible(channel)).toHaveLength(1);
});

test('a missing message is posted even if the same message was posted for another request', async () => {
  await freshChannels().post(here(), line, [], first('n1'));
  await unheard('before', 'n2');
  forget();
  const ref = await freshChannels().post(here(), line, [], late('n2'));
  expect(shown()).toHaveLength(2);
  expect(shown()[1]?.id).toBe(ref?.message);
});

test('if the responses to two identical messages are lost, each retry finds its own message', async () => {
  await unheard('after', 'n1');
  await unheard('after', 'n2');
  forget();
  const refs = [
    await freshChannels().post(here(), line, [], late('n1')),
    await freshChannels().post(here(), line, [], late('n2')),
  ];
  expect(new Set(refs.map((ref) => ref?.message)).size).toBe(2);
  expect(shown()).toHaveLength(2);
  expect(await freshChannels().post(here(), line, [], late('n1'))).toEqual(refs[0]);
  expect(shown()).toHaveLength(2);
});

test('if a retry claims the identical message of another request, that request posts its own copy, so both messages exist', async () => {
  await unheard('after', 'n1');
  await unheard('before', 'n2');
  const taken = await freshChannels().post(here(), line, [], late('n2'));
  const other = await freshChannels().post(here(), line, [], { ...first('n1'), repeat: true });
  expect(shown().map(({ id }) => id)).toEqual([taken?.message, other?.message]);
});

test('a retry finds the first attempt’s message even if the text has changed', async () => {
  await unheard('after', 'n1', { content: 'Turn 3' });
  forget();
  const ref = await freshChannels().post(here(), { content: 'Turn 4' }, [], late('n1'));
  expect(shown()).toMatchObject([{ id: ref?.message, content: 'Turn 3' }]);
});

test('a retry finds a message by its text if the first attempt’s pictures were rejected', async () => {
  const files = [{ name: 'map.png', alt: 'Map', bytes: Buffer.from('x') }];
  bench.server.faults.add({ ...POSTS, status: 413, body: { code: 40005, message: 'too large' } });
  await unheard('after', 'n1', line, files).catch(() => {});
  forget();
  await freshChannels().post(here(), line, files, late('n1'));
  expect(shown()).toHaveLength(1);
});

test('a retry finds its message behind hundreds of others, even if the clock is minutes ahead', async () => {
  await unheard('after', 'n1');
  for (let count = 0; count < 250; count++) bench.alice.send(bench.general, `chatter ${count}`);
  forget();
  await freshChannels().post(here(), line, [], { ...late('n1'), first: Date.now() + 3 * MINUTE });
  expect(shown()).toHaveLength(1);
});

test('a retry doesn’t take a reply or another person’s message with the same text for its own', async () => {
  const content = 'x';
  bench.alice.send(bench.general, content);
  await call(bench.server, 'PUT', `/applications/${bench.server.world.bot.id}/commands`, [
    { name: 'go', description: 'x' },
  ]);
  const { interaction } = bench.alice.slash(bench.general, '/go');
  const path = `/interactions/${interaction.id}/${interaction.token}/callback`;
  await call(bench.server, 'POST', path, { type: 4, data: { content } });
  await unheard('before', 'n1', { content });
  const ref = await freshChannels().post(here(), { content }, [], late('n1'));
  expect(shown()).toHaveLength(2);
  expect(shown()[1]?.id).toBe(ref?.message);
});

test('an early retry doesn’t read the list of messages', async () => {
  await unheard('after', 'n1');
  await freshChannels().post(here(), line, [], { ...first('n1'), repeat: true });
  expect(shown()).toHaveLength(1);
  expect(bench.server.log.filter(({ method }) => method === 'GET')).toEqual([]);
});

describe('deletion', () => {
  test('a message that was deleted after its response was lost counts as posted', async () => {
    await unheard('after', 'n1');
    await call(bench.server, 'DELETE', `/channels/${here()}/messages/${shown()[0]?.id}`);
    for (let count = 0; count < 4; count++)
      expect(await freshChannels().post(here(), line, [], { ...first('n1'), repeat: true })).toBeNull();
    expect(shown()).toEqual([]);
    await freshChannels().post(here(), line, [], first('n2'));
    expect(shown()).toHaveLength(1);
  });

  test('a deleted message isn’t mistaken for a rejected first attempt', async () => {
    const unknown = { status: 404, body: { code: 10008, message: 'Unknown Message' } };
    for (let count = 0; count < 2; count++) {
      bench.server.faults.add({ ...POSTS, ...unknown });
      await expect(freshChannels().post(here(), line, [], first('n1'))).rejects.toThrow('bad-request');
    }
  });
});

test('only the text is posted if the files are too large', async () => {
  const files = Array.from({ length: 3 }, (_, at) => ({
    name: `map-${at}.png`,
    alt: 'Map',
    bytes: Buffer.alloc(9 * 1024 * 1024),
  }));
  await freshChannels().post(here(), line, files, first('n1'));
  expect(shown()).toMatchObject([{ attachments: [] }]);
  expect(bench.server.log.map(({ status }) => status)).toEqual([200]);
});
