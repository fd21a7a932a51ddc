import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createBench, type ServerBench } from './support/bench.ts';
import { type AnswerBody, call } from './support/rest.ts';

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

describe('permissions', () => {
  const overwrite = (deny: bigint) => {
    bench.general.data.permission_overwrites = [
      { id: bench.server.world.bot.id, type: 1, allow: '0', deny: `${deny}` },
    ];
  };

  beforeEach(() => {
    const role = bench.guild.data.roles.find(({ managed }) => managed);
    if (role) role.permissions = `${Number(PermissionFlagsBits.ViewChannel)}`;
  });

  test('requests to a hidden channel are answered with 50001', async () => {
    overwrite(PermissionFlagsBits.ViewChannel);
    for (const [method, body] of [['GET'], ['POST', { content: 'x' }]] as const) {
      expect(await call(bench.server, method, path, body)).toMatchObject({ status: 403, body: { code: 50001 } });
    }
  });

  test.each([
    ['SendMessages', { content: 'x' }],
    ['EmbedLinks', { embeds: [{ title: 'x' }] }],
  ] as const)('a request without the permission %s is answered with 50013', async (permission, body) => {
    expect((await call(bench.server, 'POST', path, body)).status).toBe(200);
    overwrite(PermissionFlagsBits[permission]);
    expect(await call(bench.server, 'POST', path, body)).toMatchObject({ status: 403, body: { code: 50013 } });
  });

  test('deleting other people’s messages requires the permission to manage messages, and is never allowed in direct messages', async () => {
    const { id } = bench.alice.send(bench.general, 'mine');
    expect(await call(bench.server, 'DELETE', `${path}/${id}`)).toMatchObject({ status: 403, body: { code: 50013 } });
    const inbox = bench.alice.openDm();
    const mine = bench.alice.send(inbox, 'mine');
    const answer = await call(bench.server, 'DELETE', `/channels/${inbox.id}/messages/${mine.id}`);
    expect(answer).toMatchObject({ status: 403, body: { code: 50003 } });
  });

  test('no messages are listed or returned without permission to read message history', async () => {
    const { id } = await post({ content: 'x' });
    overwrite(PermissionFlagsBits.ReadMessageHistory);
    expect((await call(bench.server, 'GET', path)).body).toEqual([]);
    expect(await call(bench.server, 'GET', `${path}/${id}`)).toMatchObject({ status: 403, body: { code: 50013 } });
  });
});
