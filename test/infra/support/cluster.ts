import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Redis } from 'ioredis';
import { afterAll, beforeAll } from 'vitest';
import { until } from './until.ts';

const run = promisify(execFile);
const HOST = '127.0.0.1';
/** The time for which a node may be silent before it counts as failed, in milliseconds. */
const SILENCE = 2_000;

/** A Redis server on loopback. */
interface Node {
  readonly port: number;
  readonly process: ChildProcess;
}

/** Redis servers on loopback that run as long as the tests around them. */
export class Nodes {
  readonly #folder: string;
  readonly #all: Node[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Starts a server. `more` has settings as on the command line, or `--sentinel`. */
  async start(more: (port: number) => readonly string[], file?: string): Promise<number> {
    const port = await freePort();
    const folder = join(this.#folder, `${port}`);
    await mkdir(folder);
    const config = join(folder, 'redis.conf');
    await writeFile(config, file ?? '');
    const usual = ['--port', `${port}`, '--bind', HOST, '--dir', folder, '--daemonize', 'no', '--logfile', ''];
    const server = spawn('redis-server', [config, ...usual, ...more(port)], { stdio: 'ignore' });
    await once(server, 'spawn');
    this.#all.push({ port, process: server });
    await until(`${port} answers`, async () => (await cli(port, 'PING').catch(() => '')) === 'PONG');
    return port;
  }

  /** A port for one more server. */
  freePort(): Promise<number> {
    return freePort();
  }

  /** Whether a server answers a command. */
  async has(port: number, ...command: string[]): Promise<boolean> {
    return (await cli(port, ...command)) !== '';
  }

  /** Makes all nodes silent: their connections stay open, and they answer nothing. */
  silence(): void {
    for (const { process } of this.#all) process.kill('SIGSTOP');
  }

  /** Kills a node without warning. */
  async kill(port: number): Promise<void> {
    const node = this.#all.find((one) => one.port === port);
    if (node === undefined || node.process.exitCode !== null || node.process.signalCode !== null) return;
    const gone = once(node.process, 'close');
    node.process.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    for (const { port } of this.#all) await this.kill(port);
    await rm(this.#folder, { recursive: true, force: true });
  }
}

const KEPT = ['--appendonly', 'yes', '--appendfsync', 'everysec', '--save', '', '--repl-diskless-sync-delay', '0'];

/** Gives the tests of a file three masters with a replica each. */
export function withCluster(): {
  /** The value of REDIS_URL. */
  readonly url: string;
  /** The port of the master that has a key’s slot at present. */
  masterOf(key: string): Promise<number>;
  /** Moves the slot of a key to another master, key by key, while it is used. */
  move(key: string): Promise<void>;
  /** Kills a master, and waits until its replica has taken over. */
  fell(port: number): Promise<void>;
  /** Kills a master, without waiting for the next master. */
  kill(port: number): Promise<void>;
  /** Kills all nodes. */
  killAll(): Promise<void>;
  /** Makes all nodes silent. */
  silence(): void;
  /** The number of keys on each master. */
  sizes(): Promise<number[]>;
} {
  let nodes: Nodes;
  let ports: number[] = [];
  beforeAll(async () => {
    nodes = new Nodes(await mkdtemp(join(tmpdir(), 'subspace-cluster-')));
    ports = [];
    for (let i = 0; i < 6; i++) ports.push(await nodes.start(clusterNode));
    await run('redis-cli', [
      ...['--cluster', 'create', ...ports.map((port) => `${HOST}:${port}`)],
      ...['--cluster-replicas', '1', '--cluster-yes'],
    ]);
    await until('every node knows the cluster', async () => {
      const said = await Promise.all(ports.map((port) => cli(port, 'CLUSTER', 'INFO')));
      const linked = await Promise.all(ports.map((port) => cli(port, 'INFO', 'replication')));
      const replicas = linked.filter((text) => text.includes('master_link_status:up'));
      return said.every((text) => text.includes('cluster_state:ok')) && replicas.length === 3;
    });
  });
  afterAll(() => nodes.close());

  /** The nodes that answer, by their own report. */
  async function known(): Promise<{ id: string; port: number; flags: string; slots: string[] }[]> {
    for (const port of ports) {
      const text = await cli(port, 'CLUSTER', 'NODES').catch(() => '');
      if (text === '') continue;
      return text.split('\n').map((line) => {
        const [id = '', address = '', flags = '', , , , , , ...slots] = line.split(' ');
        return { id, port: Number(address.split('@')[0]?.split(':')[1]), flags, slots };
      });
    }
    throw new Error('no node answers');
  }
  const masters = async () =>
    (await known()).filter(({ flags }) => flags.includes('master') && !flags.includes('fail'));

  async function owner(slot: number): Promise<{ id: string; port: number }> {
    const has = (range: string): boolean => {
      const [first, last = first] = range.split('-').map(Number);
      return first !== undefined && last !== undefined && first <= slot && slot <= last;
    };
    const found = (await masters()).find(({ slots }) => slots.some(has));
    if (found === undefined) throw new Error(`nobody has slot ${slot}`);
    return found;
  }
  const slotOf = async (key: string): Promise<number> => {
    const [{ port } = { port: 0 }] = await masters();
    return Number(await cli(port, 'CLUSTER', 'KEYSLOT', key));
  };

  return {
    get url() {
      return `redis-cluster://${ports.map((port) => `${HOST}:${port}`).join(',')}`;
    },
    masterOf: async (key) => (await owner(await slotOf(key))).port,
    async move(key) {
      const slot = `${await slotOf(key)}`;
      const from = await owner(Number(slot));
      const to = (await masters()).find(({ port }) => port !== from.port);
      if (to === undefined) throw new Error('there is one master alone');
      await cli(to.port, 'CLUSTER', 'SETSLOT', slot, 'IMPORTING', from.id);
      await cli(from.port, 'CLUSTER', 'SETSLOT', slot, 'MIGRATING', to.id);
      await moveKeys(slot, from.port, to.port);
      for (const { port } of await masters()) await cli(port, 'CLUSTER', 'SETSLOT', slot, 'NODE', to.id);
    },
    async fell(port) {
      await nodes.kill(port);
      await until('its replica is master', async () => {
        const now = await masters();
        return now.length === 3 && now.every((one) => one.port !== port);
      });
    },
    kill: (port) => nodes.kill(port),
    async killAll() {
      await Promise.all(ports.map((port) => nodes.kill(port)));
    },
    silence: () => nodes.silence(),
    sizes: async () => Promise.all((await masters()).map(async ({ port }) => Number(await cli(port, 'DBSIZE')))),
  };

  function clusterNode(): readonly string[] {
    return [...KEPT, '--cluster-enabled', 'yes', '--cluster-node-timeout', `${SILENCE}`];
  }
}

/** Gives the tests of a file a master, a replica and three Sentinels. */
export function withSentinels(): {
  readonly url: string;
  /** Kills the master, and waits until the replica has taken over. */
  fell(): Promise<void>;
} {
  const name = 'games';
  let nodes: Nodes;
  let sentinels: number[] = [];
  const master = async (): Promise<number> => {
    const [first = 0] = sentinels;
    const [, port] = (await cli(first, 'SENTINEL', 'get-master-addr-by-name', name)).split('\n');
    return Number(port);
  };
  beforeAll(async () => {
    nodes = new Nodes(await mkdtemp(join(tmpdir(), 'subspace-sentinel-')));
    const first = await nodes.start(() => KEPT);
    const second = await nodes.start(() => [...KEPT, '--replicaof', HOST, `${first}`]);
    await until('the replica follows', async () =>
      (await cli(second, 'INFO', 'replication')).includes('master_link_status:up'),
    );
    const watched = [
      `sentinel monitor ${name} ${HOST} ${first} 2`,
      `sentinel down-after-milliseconds ${name} ${SILENCE}`,
      `sentinel failover-timeout ${name} 5000`,
    ].join('\n');
    sentinels = [];
    for (let i = 0; i < 3; i++) sentinels.push(await nodes.start(() => ['--sentinel'], `${watched}\n`));
    await until('the Sentinels know each other and the replica', async () => {
      const said = await Promise.all(sentinels.map((port) => cli(port, 'SENTINEL', 'master', name)));
      return said.every((text) => /num-slaves\n1\n/.test(text) && /num-other-sentinels\n2\n/.test(text));
    });
  });
  afterAll(() => nodes.close());
  return {
    get url() {
      return `redis-sentinel://${sentinels.map((port) => `${HOST}:${port}`).join(',')}/${name}`;
    },
    async fell() {
      const port = await master();
      await nodes.kill(port);
      await until('the replica is master', async () => (await master()) !== port);
    },
  };
}

/**
 * Moves the keys of a slot one at a time, so that commands meet a slot that is in two places. It does so over one connection:
 * while the slot is moving, scripts with several keys have to wait, and a process for each key would make that take minutes on
 * a busy machine.
 */
async function moveKeys(slot: string, from: number, to: number): Promise<void> {
  const source = new Redis(from, HOST);
  try {
    for (;;) {
      const [key] = (await source.call('CLUSTER', 'GETKEYSINSLOT', slot, 1)) as string[];
      if (key === undefined) return;
      await source.call('MIGRATE', HOST, to, key, 0, 5_000);
    }
  } finally {
    source.disconnect();
  }
}

async function cli(port: number, ...command: string[]): Promise<string> {
  const { stdout } = await run('redis-cli', ['-h', HOST, '-p', `${port}`, ...command]);
  return stdout.trim();
}

/** A free port whose cluster port, 10,000 higher, is free too. */
async function freePort(): Promise<number> {
  for (;;) {
    const server = createServer();
    server.listen(0, HOST);
    await once(server, 'listening');
    const address = server.address();
    await new Promise((done) => server.close(done));
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    if (port + 10_000 < 65_536) return port;
  }
}
