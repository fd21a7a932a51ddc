import { once } from 'node:events';
import type { Client } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { gatewayUrl } from '../../../src/local/rest/gateway.ts';
import { createBench, type ServerBench } from './support/bench.ts';
import { beBot } from './support/bot.ts';
import { until } from './support/until.ts';

let bench: ServerBench;

beforeEach(async () => {
  bench = await createBench();
});
afterEach(() => bench.close());

describe('connection', () => {
  let client: Client<true>;

  beforeEach(async () => {
    client = await bench.connect();
    await beBot(client);
  });

  const begun = () => bench.server.gateway.counts.identify + bench.server.gateway.counts.resume;

  test.each<[string, () => void]>([
    ['closed with 4000', () => bench.server.gateway.drop(4000)],
    ['cut', () => bench.server.gateway.terminate()],
    ['asked to reconnect', () => bench.server.gateway.reconnect()],
  ])('a connection that is %s is resumed, and missed events follow', async (_, break_) => {
    const before = { ...bench.server.gateway.counts };
    break_();
    await until(() => bench.server.gateway.connected === 0);
    const missed = bench.alice.slash(bench.general, '/secret');
    expect((await missed.done).type).toBe(4);
    expect(bench.server.gateway.counts).toMatchObject({ resume: before.resume + 1, identify: before.identify });
  });

  test('a session that is declared invalid but resumable is resumed', async () => {
    bench.server.gateway.invalidate(true);
    await until(() => bench.server.gateway.counts.resume === 1);
    expect((await bench.alice.slash(bench.general, '/secret').done).type).toBe(4);
    expect(bench.server.gateway.counts.identify).toBe(1);
  });

  test.each<[string, () => void]>([
    ['closed with 1000', () => bench.server.gateway.drop(1000)],
    ['invalid', () => bench.server.gateway.invalidate()],
  ])('a connection that is %s begins a new session, and missed events are lost', async (_, break_) => {
    const before = begun();
    break_();
    await until(() => bench.server.gateway.connected === 0);
    const missed = bench.alice.slash(bench.general, '/secret');
    await until(() => begun() > before);
    expect(bench.server.gateway.counts.resume).toBe(0);
    expect((await bench.alice.slash(bench.general, '/secret').done).type).toBe(4);
    bench.clock.advance(4_000);
    bench.server.passTime();
    await expect(missed.done).rejects.toThrow('did not respond');
  });
});

describe('resuming', () => {
  /** Begins a session, closes it with the code `ending`, waits, and returns the answer to resuming. */
  async function resume(ending: number, waitMs: number): Promise<number> {
    const session = await open({ op: 2, d: { token: bench.server.token, intents: 1 << 9, properties: {} } }, 'READY');
    session.socket.close(ending);
    await until(() => bench.server.gateway.connected === 0);
    bench.clock.advance(waitMs);
    const d = { token: bench.server.token, session_id: session.id, seq: 1 };
    const again = await open({ op: 6, d }, 'RESUMED', 9);
    again.socket.close();
    return again.op;
  }

  async function open(packet: object, event: string, op = -1) {
    const socket = new WebSocket(`${gatewayUrl(bench.server.world)}?v=10`);
    const answer = new Promise<{ op: number; d: { session_id?: string } }>((resolve) => {
      socket.on('message', (raw) => {
        const received = JSON.parse(raw.toString());
        if (received.t === event || received.op === op) resolve(received);
      });
    });
    await once(socket, 'open');
    socket.send(JSON.stringify(packet));
    const received = await answer;
    return { socket, op: received.op, id: received.d.session_id };
  }

  test.each<[string, number, number, number]>([
    ['works after any close', 4000, 179_000, 0],
    ['is over after three minutes', 4000, 181_000, 9],
    ['is over after a goodbye', 1000, 0, 9],
  ])('resuming a session %s', async (_, ending, waitMs, op) => {
    expect(await resume(ending, waitMs)).toBe(op);
  });
});

test('a connection whose heartbeats aren’t answered is treated as dead and resumed', async () => {
  const quick = await createBench({ heartbeatMs: 500 });
  await beBot(await quick.connect());
  quick.server.gateway.muteHeartbeats(true);
  await until(() => quick.server.gateway.connected === 0);
  quick.server.gateway.muteHeartbeats(false);
  await until(() => quick.server.gateway.counts.resume > 0);
  expect((await quick.alice.slash(quick.general, '/secret').done).type).toBe(4);
  await quick.close();
});
