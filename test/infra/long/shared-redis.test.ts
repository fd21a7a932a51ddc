import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireRedis } from '../../../src/cli/shared-redis.ts';
import { Nodes } from '../support/cluster.ts';
import { until } from '../support/until.ts';

const KEPT = ['--appendonly', 'yes', '--save', ''];
let nodes: Nodes;
/** Ports. */
let master: number;
let replica: number;
let hasty: number;
let clustered: number;
let sentinel: number;
let secure: number;
let stranger: Server;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'subspace-shared-'));
  nodes = new Nodes(folder);
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  const tls = ['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-auth-clients', 'no'];
  master = await nodes.start(() => KEPT);
  replica = await nodes.start(() => [...KEPT, '--replicaof', '127.0.0.1', `${master}`]);
  hasty = await nodes.start(() => [...KEPT, '--appendfsync', 'no']);
  clustered = await nodes.start(() => [...KEPT, '--cluster-enabled', 'yes']);
  sentinel = await nodes.start(() => ['--sentinel'], `sentinel monitor games 127.0.0.1 ${master} 1\n`);
  // The plain port next to it lets the test ask whether the server is ready.
  secure = await nodes.freePort();
  await nodes.start(() => [...KEPT, ...tls, '--tls-port', `${secure}`]);
  stranger = createServer((socket) => socket.on('error', () => {}).end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  stranger.listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  await until('the Sentinel sees its master', () =>
    nodes.has(sentinel, 'SENTINEL', 'get-master-addr-by-name', 'games'),
  );
});
afterAll(async () => {
  stranger.close();
  await nodes.close();
});

test('a safely configured Redis is accepted, either directly or through its Sentinel', async () => {
  await requireRedis(`redis://127.0.0.1:${master}`);
  await requireRedis(`redis-sentinel://127.0.0.1:${sentinel}/games`);
});

test.each<[what: string, url: () => string, line: string]>([
  [
    'a Redis with appendfsync no',
    () => `redis://127.0.0.1:${hasty}`,
    '(appendfsync no). Set appendfsync to always, or to everysec.',
  ],
  ['a replica', () => `redis://127.0.0.1:${replica}`, `a replica, which takes no moves. Name its master (127.0.0.1:`],
  ['a node of a cluster', () => `redis://127.0.0.1:${clustered}`, 'Write redis-cluster://'],
  ['a Sentinel', () => `redis://127.0.0.1:${sentinel}`, 'names a Sentinel. Write redis-sentinel://'],
  ['a single server as a cluster', () => `redis-cluster://127.0.0.1:${master}`, 'isn’t a working cluster'],
  [
    'a name that no Sentinel knows',
    () => `redis-sentinel://127.0.0.1:${sentinel}/chess`,
    'don’t know a reachable master “chess”',
  ],
  ['a plain connection to a TLS server', () => `redis://127.0.0.1:${secure}`, 'requires TLS. Write rediss…'],
  ['a TLS connection to a plain server', () => `rediss://127.0.0.1:${master}`, 'doesn’t use TLS. Write redis…'],
  ['an untrusted certificate', () => `rediss://127.0.0.1:${secure}`, 'isn’t trusted (DEPTH_ZERO_SELF_SIGNED_CERT)'],
  ['a server that isn’t Redis', () => `redis://127.0.0.1:${(stranger.address() as AddressInfo).port}`, 'isn’t Redis'],
  [
    'nobody',
    () => 'redis-cluster://127.0.0.1:9,127.0.0.1:10',
    'No Redis server is responding at 127.0.0.1:9, 127.0.0.1:10.',
  ],
])('%s is refused with its actual fault', async (_, url, line) => {
  await expect(requireRedis(url())).rejects.toThrow(line);
});
