import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addTextChannel, deleteChannel, openDirectMessages } from '../../../src/local/world/channels.ts';
import { createBench, type ServerBench } from './support/bench.ts';
import { type AnswerBody, call } from './support/rest.ts';

const MINUTE = 60_000;
let bench: ServerBench;
let path: string;

beforeEach(async () => {
  bench = await createBench();
  path = `/channels/${bench.general.id}/messages`;
});
afterEach(() => bench.close());

const post = async (body: object): Promise<AnswerBody> => {
  const answer = await call(bench.server, 'POST', path, body);
  expect(answer.status).toBe(200);
  return answer.body;
};

describe('nonce', () => {
  test('with enforce_nonce, a nonce prevents duplicates for three minutes', async () => {
    const body = { content: 'your turn', nonce: '42', enforce_nonce: true };
    const first = await post(body);
    bench.clock.advance(3 * MINUTE - 1_000);
    expect((await post(body)).id).toBe(first.id);
    bench.clock.advance(2_000);
    expect((await post(body)).id).not.toBe(first.id);
    expect(bench.alice.visible(bench.general)).toHaveLength(2);
  });

  test('a nonce is returned only when the message is created', async () => {
    const client = await bench.connect();
    const told = once(client, 'messageCreate');
    const made = await call(bench.server, 'POST', path, { content: 'your turn', nonce: '42' });
    expect(made.body).toMatchObject({ nonce: '42' });
    expect((await told)[0]).toMatchObject({ nonce: '42' });
    const { id } = made.body;
    const later = [
      await call(bench.server, 'GET', `${path}/${id}`),
      await call(bench.server, 'GET', path),
      await call(bench.server, 'PATCH', `${path}/${id}`, { content: 'done' }),
    ];
    for (const { status, body } of later) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain('nonce');
    }
  });

  test('until a deleted message’s nonce is forgotten, a new message with that nonce is rejected with 10008', async () => {
    const body = { content: 'your turn', nonce: '42', enforce_nonce: true };
    const { id } = await post(body);
    await call(bench.server, 'DELETE', `${path}/${id}`);
    expect(await call(bench.server, 'POST', path, body)).toMatchObject({ status: 404, body: { code: 10008 } });
    expect(bench.alice.visible(bench.general)).toEqual([]);
    bench.clock.advance(3 * MINUTE + 1_000);
    expect((await post(body)).id).not.toBe(id);
  });

  test('without enforce_nonce, or in another channel, a nonce doesn’t prevent duplicates', async () => {
    const body = { content: 'your turn', nonce: '42' };
    const first = await post(body);
    expect((await post(body)).id).not.toBe(first.id);
    const other = addTextChannel(bench.server.world, bench.guild, 'other');
    await call(bench.server, 'POST', `/channels/${other.id}/messages`, { ...body, enforce_nonce: true });
    expect(bench.alice.visible(other)).toHaveLength(1);
  });
});

describe('editing', () => {
  test('three edits of messages older than an hour are accepted within 6 seconds, and the next one gets 30046', async () => {
    const { id } = await post({ content: 'panel' });
    const edit = (content: string) => call(bench.server, 'PATCH', `${path}/${id}`, { content });
    for (const content of ['1', '2', '3', '4', '5']) expect((await edit(content)).status).toBe(200);
    bench.clock.advance(61 * MINUTE);
    for (const content of ['6', '7', '8']) expect((await edit(content)).status).toBe(200);
    const refused = await edit('9');
    expect(refused).toMatchObject({ status: 429, body: { code: 30046, global: false } });
    expect(refused.headers.get('retry-after')).toBe('6');
    expect(bench.alice.last(bench.general)?.content).toBe('8');
    bench.clock.advance(6_000);
    expect((await edit('10')).status).toBe(200);
  });

  test('an edit changes only what it names, and marks the message as edited', async () => {
    const { id } = await post({ content: 'words', embeds: [{ title: 'kept' }] });
    const { body } = await call(bench.server, 'PATCH', `${path}/${id}`, { content: 'new' });
    expect(body).toMatchObject({ content: 'new', embeds: [{ title: 'kept' }], edited_timestamp: expect.any(String) });
  });

  test('a bot can edit only its own messages', async () => {
    const { id } = bench.alice.send(bench.general, 'mine');
    const answer = await call(bench.server, 'PATCH', `${path}/${id}`, { content: 'yours' });
    expect(answer).toMatchObject({ status: 403, body: { code: 50005 } });
  });

  test('an edit must leave some content', async () => {
    const { id } = await post({ content: 'words' });
    const answer = await call(bench.server, 'PATCH', `${path}/${id}`, { content: '' });
    expect(answer).toMatchObject({ status: 400, body: { code: 50006 } });
  });
});

describe('deletion', () => {
  test('requests for a deleted message are answered with 10008', async () => {
    const { id } = await post({ content: 'words' });
    expect((await call(bench.server, 'DELETE', `${path}/${id}`)).status).toBe(204);
    for (const [method, body] of [['GET'], ['PATCH', { content: 'x' }], ['DELETE']] as const) {
      expect(await call(bench.server, method, `${path}/${id}`, body)).toMatchObject({
        status: 404,
        body: { code: 10008 },
      });
    }
    expect(bench.alice.visible(bench.general)).toEqual([]);
  });

  test('requests for a deleted channel, its messages and threads are answered with 10003', async () => {
    const { world } = bench.server;
    const message = await post({ content: 'words' });
    await call(bench.server, 'POST', `${path}/${message.id}/threads`, { name: 'table' });
    deleteChannel(world, bench.general);
    expect(await call(bench.server, 'POST', path, { content: 'x' })).toMatchObject({
      status: 404,
      body: { code: 10003 },
    });
    expect(world.messages.size).toBe(0);
    expect(world.channels.size).toBe(0);
  });

  test('requests to closed direct messages are answered with 50007', async () => {
    const { world } = bench.server;
    const inbox = openDirectMessages(world, bench.alice.user);
    world.closedDms.add(bench.alice.user.id);
    const answer = await call(bench.server, 'POST', `/channels/${inbox.id}/messages`, { content: 'x' });
    expect(answer).toMatchObject({ status: 403, body: { code: 50007 } });
  });

  test.each([{}, { content: '' }, { content: ' \n ' }, { embeds: [] }])(
    'a message that contains only %j counts as empty',
    async (body) => {
      expect(await call(bench.server, 'POST', path, body)).toMatchObject({ status: 400, body: { code: 50006 } });
    },
  );
});

describe('mentions', () => {
  const mentioned = async (allowed_mentions?: object) => {
    const content = `<@${bench.alice.user.id}> and <@!${bench.bob.user.id}>, not <@1>`;
    return (await post({ content, ...(allowed_mentions ? { allowed_mentions } : {}) })).mentions.map(({ id }) => id);
  };

  test('a message mentions everyone named in it, unless its allowed mentions are restricted', async () => {
    const { alice, bob } = bench;
    expect(await mentioned()).toEqual([alice.user.id, bob.user.id]);
    expect(await mentioned({ parse: ['users'] })).toEqual([alice.user.id, bob.user.id]);
    expect(await mentioned({ parse: [] })).toEqual([]);
    expect(await mentioned({ users: [bob.user.id] })).toEqual([bob.user.id]);
  });
});

describe('lists', () => {
  test('messages before or after a given one are listed newest first, and ephemeral ones are left out', async () => {
    const ids: string[] = [];
    for (const content of ['1', '2', '3', '4', '5']) ids.push((await post({ content })).id);
    const list = async (query: string) => {
      const { body } = await call(bench.server, 'GET', `${path}?${query}`);
      return Array.isArray(body) ? body.map(({ content }) => content).join('') : body;
    };
    expect(await list('')).toBe('54321');
    expect(await list('limit=2')).toBe('54');
    expect(await list(`before=${ids[2]}&limit=1`)).toBe('2');
    expect(await list(`after=${ids[2]}`)).toBe('54');
    expect(await list(`around=${ids[2]}&limit=3`)).toBe('432');
    for (const bad of ['limit=0', 'limit=101', 'limit=x', 'before=x']) {
      expect(await list(bad)).toMatchObject({ code: 50035 });
    }
  });
});
