import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestClient } from '../../../src/discord/client.ts';
import { createTransport } from '../../../src/discord/transport.ts';
import { type Transport, TransportError, type TransportErrorKind } from '../../../src/queue/transport.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { createBench, type ServerBench } from '../local/support/bench.ts';

let bench: ServerBench;
/** Creates a transport for each request, since each transport paces its requests. */
let transport: () => Transport;

beforeAll(async () => {
  bench = await createBench();
  const rest = createRestClient({ token: bench.server.token, api: bench.server.api, requestsPerSecond: 1e6 });
  transport = () => createTransport(rest, bench.server.world.bot.id, [skirmish]);
});
afterAll(() => bench.close());

/** The kind of error that an answer of Discord leads to. */
async function kindOf(status: number, code: number): Promise<TransportErrorKind> {
  // Each has its own channel, so that none waits for another.
  const channel = `${code}${status}`;
  bench.server.faults.add({ path: new RegExp(`/${channel}/messages`), status, body: { message: 'no', code } });
  const error = await transport()
    .post(channel, { content: 'x' }, [], 'n')
    .catch((error) => error);
  if (!(error instanceof TransportError)) throw new Error(`${status} with ${code} was taken for success`);
  return error.kind;
}

/** The codes that Discord documents and that our routes can meet, by their kind, whatever their status. */
const MEANT: readonly [TransportErrorKind, ...number[]][] = [
  ['gone-channel', 10003, 10004, 50055],
  ['gone-message', 10008, 50005, 50021, 50068],
  ['expired-token', 10062, 10015, 50027, 10002, 40043, 40094],
  ['missing-permission', 50001, 50013, 40007, 50009, 60003, 50095],
  ['locked', 160005],
  ['archived', 50083],
  ['thread-limit', 160006, 160007],
  ['wrong-place', 40058, 50008, 50024, 50003, 40067, 40066],
  ['closed', 50007, 50278, 20009, 50033, 10013],
  ['rate', 20016, 20028, 20029, 40062],
  ['opening-too-fast', 40003],
  ['quarantined', 20026],
  ['server', 40004, 40006, 40333, 130000],
  ['too-old', 30046],
];

test.each(MEANT)('the transport recognizes %s errors by their code, not by their status', async (kind, ...codes) => {
  const tries = codes.flatMap((code) => [400, 403, 404].map((status) => [code, status] as const));
  const found = await Promise.all(tries.map(async ([code, status]) => [code, status, await kindOf(status, code)]));
  expect(found).toEqual(tries.map(([code, status]) => [code, status, kind]));
});

test('the transport classifies errors with any other documented code by their status', async () => {
  const known = new Set<number>(MEANT.flatMap(([, ...codes]) => codes));
  const others = Object.values(Code).filter((code): code is Code => typeof code === 'number' && !known.has(code));
  expect(others.length).toBeGreaterThan(150);
  const kinds: [number, TransportErrorKind][] = [
    [400, 'bad-request'],
    [403, 'missing-permission'],
    [404, 'gone-channel'],
    [405, 'bad-request'],
    [413, 'bad-request'],
    [500, 'server'],
  ];
  for (const [status, kind] of kinds) {
    const found = await Promise.all(others.map(async (code) => [code, await kindOf(status, code)]));
    expect(found).toEqual(others.map((code) => [code, kind]));
  }
});
