import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Answering, createAnswering } from './support/answering.ts';
import { createBench, type ServerBench } from './support/bench.ts';

let bench: ServerBench;
let slash: Answering['slash'];
let callback: Answering['callback'];
let webhook: Answering['webhook'];

beforeEach(async () => {
  bench = await createBench();
  ({ slash, callback, webhook } = await createAnswering(bench));
});
afterEach(() => bench.close());

describe('answering', () => {
  test('an answer within 3 seconds is accepted', async () => {
    const sent = slash();
    bench.clock.advance(2_900);
    expect((await callback(sent, { type: 4, data: { content: 'x' } })).status).toBe(204);
    expect((await sent.answered)?.content).toBe('x');
  });

  test('after 3 seconds, the person is told that the application did not respond, and the bot gets 10062 from then on', async () => {
    const sent = slash();
    bench.clock.advance(3_001);
    expect(await callback(sent, { type: 5 })).toMatchObject({ status: 404, body: { code: 10062 } });
    await expect(sent.done).rejects.toThrow('The application did not respond');
    await expect(sent.answered).rejects.toThrow('The application did not respond');
    expect(await callback(sent, { type: 5 })).toMatchObject({ status: 404, body: { code: 10062 } });
  });

  test('a test can exclude the local Discord’s own processing time from the 3 seconds', async () => {
    await bench.close();
    let worked = 0;
    bench = await createBench({ ownWork: () => worked });
    ({ slash, callback } = await createAnswering(bench));
    const { clock } = bench;
    clock.advance(1_000);
    worked = 1_000;
    const sent = slash();
    clock.advance(3_400);
    worked = 1_400;
    expect((await callback(sent, { type: 5 })).status).toBe(204);
    const late = slash();
    clock.advance(3_401);
    worked = 1_800;
    expect((await callback(late, { type: 5 })).status).toBe(404);
    await expect(late.done).rejects.toThrow('The application did not respond');
    await expect(late.answered).rejects.toThrow('The application did not respond');
  });

  test('only the test’s clock decides whether the 3 seconds are over', async () => {
    const sent = slash();
    bench.clock.advance(3_001);
    await expect(sent.done).rejects.toThrow('The application did not respond');
  });
});

describe('token', () => {
  test('the token allows edits, follow-ups and deletions for 15 minutes, and nothing after that', async () => {
    const sent = slash();
    await callback(sent, { type: 5 });
    bench.clock.advance(15 * 60_000 - 1_000);
    expect((await webhook(sent, 'PATCH', { content: 'late' }, '@original')).body.content).toBe('late');
    const more = await webhook(sent, 'POST', { content: 'more' });
    expect(more.status).toBe(200);
    bench.clock.advance(2_000);
    for (const [method, body] of [['PATCH', { content: 'x' }], ['GET'], ['DELETE']] as const) {
      expect(await webhook(sent, method, body, more.body.id)).toMatchObject({ status: 401, body: { code: 50027 } });
    }
    expect(await webhook(sent, 'POST', { content: 'x' })).toMatchObject({ status: 401, body: { code: 50027 } });
  });

  test('a deferred answer that never comes fails after 15 minutes', async () => {
    const sent = slash();
    await callback(sent, { type: 5 });
    bench.clock.advance(15 * 60_000 + 1);
    await expect(sent.answered).rejects.toThrow('The application did not respond');
  });
});
