import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Answering, createAnswering } from './support/answering.ts';
import { createBench, type ServerBench } from './support/bench.ts';
import { call } from './support/rest.ts';

let bench: ServerBench;
let slash: Answering['slash'];
let callback: Answering['callback'];
let webhook: Answering['webhook'];

beforeEach(async () => {
  bench = await createBench();
  ({ slash, callback, webhook } = await createAnswering(bench));
});
afterEach(() => bench.close());

describe('ephemeral', () => {
  test('ephemeral answers can be reached only through their token', async () => {
    const sent = slash();
    await callback(sent, { type: 4, data: { content: 'secret', flags: 64 } });
    const { body } = await webhook(sent, 'GET', undefined, '@original');
    const path = `/channels/${bench.general.id}/messages`;
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const answer = await call(
        bench.server,
        method,
        `${path}/${body.id}`,
        method === 'PATCH' ? { content: 'x' } : undefined,
      );
      expect(answer).toMatchObject({ status: 404, body: { code: 10008 } });
    }
    expect((await call(bench.server, 'GET', path)).body).toEqual([]);
    expect((await webhook(sent, 'PATCH', { content: 'new' }, body.id)).status).toBe(200);
    expect(bench.alice.last(bench.general)?.content).toBe('new');
    expect(bench.bob.visible(bench.general)).toEqual([]);
    expect((await webhook(sent, 'DELETE', undefined, '@original')).status).toBe(204);
    expect(bench.alice.visible(bench.general)).toEqual([]);
  });

  test('plain messages can’t be ephemeral', async () => {
    const path = `/channels/${bench.general.id}/messages`;
    const { body } = await call(bench.server, 'POST', path, { content: 'x', flags: 64 });
    expect(body).toMatchObject({ flags: 0 });
    expect(bench.bob.visible(bench.general)).toHaveLength(1);
  });

  test('after a deferred ephemeral answer, the first follow-up is always ephemeral, and later follow-ups only if they say so', async () => {
    const sent = slash();
    await callback(sent, { type: 5, data: { flags: 64 } });
    const first = await webhook(sent, 'POST', { content: 'first' });
    expect(first.body).toMatchObject({ id: sent.interaction.original, flags: 64 });
    await webhook(sent, 'POST', { content: 'for all' });
    expect(bench.bob.visible(bench.general).map(({ content }) => content)).toEqual(['for all']);
    // The followed-up message isn't quoted to people who can't see it.
    expect(JSON.stringify(bench.bob.visible(bench.general))).not.toContain('first');
  });
});

test('a token reaches only the ephemeral messages of its interaction', async () => {
  const [mine, other] = [slash(), slash()];
  for (const sent of [mine, other]) await callback(sent, { type: 4, data: { content: 'x' } });
  const foreign = other.interaction.original ?? '';
  for (const method of ['GET', 'DELETE']) {
    expect(await webhook(mine, method, undefined, foreign)).toMatchObject({ status: 404, body: { code: 10008 } });
  }
  expect(await webhook(slash(), 'POST', { content: 'x' })).toMatchObject({ status: 404, body: { code: 10015 } });
});
