import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { gatewayUrl } from '../../../src/local/rest/gateway.ts';
import { createBench, type ServerBench } from './support/bench.ts';
import { until } from './support/until.ts';

let bench: ServerBench;

beforeEach(async () => {
  bench = await createBench();
});
afterEach(() => bench.close());

describe('closing', () => {
  async function closing(query: string, ...packets: (object | string)[]): Promise<number> {
    const socket = new WebSocket(`${gatewayUrl(bench.server.world)}?${query}`);
    const closed = once(socket, 'close');
    await once(socket, 'open');
    for (const packet of packets) socket.send(typeof packet === 'string' ? packet : JSON.stringify(packet));
    const [code] = await closed;
    return code;
  }
  const identify = (more: object = {}) => ({
    op: 2,
    d: { token: bench.server.token, intents: 1, properties: {}, ...more },
  });

  test.each<[string, number, string, (() => (object | string)[])?]>([
    ['another version', 4012, 'v=9'],
    ['another encoding', 4002, 'v=10&encoding=etf'],
    ['no JSON', 4002, 'v=10', () => ['{']],
    ['more than 4,096 bytes', 4002, 'v=10', () => [{ op: 1, d: 'x'.repeat(4096) }]],
    ['an unknown opcode', 4001, 'v=10', () => [{ op: 99 }]],
    ['a wrong token', 4004, 'v=10', () => [identify({ token: 'wrong' })]],
    ['beginning twice', 4005, 'v=10', () => [identify(), identify()]],
    ['a shard too many', 4010, 'v=10', () => [identify({ shard: [2, 2] })]],
    ['an unknown intent', 4013, 'v=10', () => [identify({ intents: 1 << 29 })]],
    ['a privileged intent', 4014, 'v=10', () => [identify({ intents: 1 << 15 })]],
    ['presence before a session', 4003, 'v=10', () => [{ op: 3, d: {} }]],
    ['121 packets', 4008, 'v=10', () => Array.from({ length: 121 }, () => ({ op: 1, d: null }))],
  ])('the connection of a client with %s is closed with %i', async (_, code, query, packets) => {
    expect(await closing(query, ...(packets?.() ?? []))).toBe(code);
  });

  test('the connection of a client that sends no heartbeats is closed with 4009', async () => {
    const quick = await createBench({ heartbeatMs: 200 });
    const socket = new WebSocket(`${gatewayUrl(quick.server.world)}?v=10`);
    const [code] = await once(socket, 'close');
    expect(code).toBe(4009);
    await quick.close();
  });

  test('a second session that begins too soon after the first is declared invalid', async () => {
    // A slow machine may take more than Discord's five seconds between the two.
    const strict = await createBench({ rateLimits: true, identifyEveryMs: 600_000 });
    const answers: string[] = [];
    for (let i = 0; i < 2; i++) {
      const socket = new WebSocket(`${gatewayUrl(strict.server.world)}?v=10`);
      socket.on('message', (raw) => answers.push(raw.toString()));
      await once(socket, 'open');
      socket.send(JSON.stringify({ op: 2, d: { token: strict.server.token, intents: 1, properties: {} } }));
      await until(() => answers.length >= (i ? 4 : 3));
    }
    expect(answers.map((text) => JSON.parse(text).op)).toEqual([10, 0, 0, 10, 9].slice(0, answers.length));
    await until(() => answers.some((text) => JSON.parse(text).op === 9));
    await strict.close();
  });
});
