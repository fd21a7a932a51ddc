import { Cluster, type ClusterNode, type ClusterOptions, type Command, Redis, type RedisOptions } from 'ioredis';
import { type RedisAddress, readAddress } from './address.ts';
import { Door, StoreGate } from './gate.ts';

/** What a connection does while Redis is away: `wait` until it is back, or `fail` at once, for those whom a person waits for. */
export type Patience = 'wait' | 'fail';

/** The longest pause between two tries to connect, in milliseconds. */
const LONGEST_PAUSE = 1_000;
/** How long an impatient connection waits for an answer, in milliseconds: an interaction wants one within 3 seconds. */
const LONGEST_WAIT = 2_000;

/** Settings of a connection; replies come as they always did. */
type ServerOptions = Omit<RedisOptions, 'replyMapping'>;
type NodeOptions = Omit<NonNullable<ClusterOptions['redisOptions']>, 'replyMapping'>;
type PoolOptions = Omit<ClusterOptions, 'redisOptions'> & { redisOptions?: NodeOptions };

const retryStrategy = (times: number): number => Math.min(times * 50, LONGEST_PAUSE);

const PATIENT = { maxRetriesPerRequest: null, enableOfflineQueue: true, commandTimeout: undefined } as const;
const IMPATIENT = { maxRetriesPerRequest: 0, enableOfflineQueue: false, commandTimeout: LONGEST_WAIT } as const;

/** How often a command follows slots that move and waits for masters that fall, a tenth of a second each time. */
const REDIRECTIONS = { wait: Number.MAX_SAFE_INTEGER, fail: 16 } as const;

/**
 * Opens a connection to Redis, to the master that Sentinels name, or to a Redis Cluster. A cluster takes the same commands
 * as one server, and is handed on as one; what it does differently is known to the folder `store` alone.
 *
 * @param address what `readAddress` takes: `redis://…`, the path of a unix socket, `redis-cluster://…`, `redis-sentinel://…`.
 * @param trouble is told of every lost connection; commands that fail tell so themselves.
 */
export function connect(address: string, patience: Patience, trouble: (error: Error) => void = () => {}): Redis {
  const redis = open(readAddress(address), patience);
  redis.on('error', trouble);
  return redis;
}

function open(address: RedisAddress, patience: Patience): Redis {
  const options: ServerOptions = { retryStrategy, ...(patience === 'wait' ? PATIENT : IMPATIENT) };
  if (address.kind === 'server') return new Connection(address.url, options);
  const { hosts, username, password, tls } = address;
  const account = { ...(username && { username }), ...(password && { password }) };
  const secure = tls ? { tls: {} } : {};
  if (address.kind === 'sentinel') {
    const { name, db, sentinelPassword } = address;
    return new Connection({
      ...{ ...options, ...account, ...secure, name, db, sentinels: [...hosts] },
      sentinelRetryStrategy: retryStrategy,
      ...(tls ? { enableTLSForSentinelMode: true, sentinelTLS: {} } : {}),
      ...(sentinelPassword === undefined ? {} : { sentinelPassword }),
      // A master that fell and is back as a replica takes no writes: who is master now is asked again.
      reconnectOnError: ({ message }) => (message.startsWith('READONLY') ? 2 : false),
    });
  }
  const { maxRetriesPerRequest, commandTimeout, enableOfflineQueue } = patience === 'wait' ? PATIENT : IMPATIENT;
  const cluster = new ClusterConnection([...hosts], {
    clusterRetryStrategy: retryStrategy,
    enableOfflineQueue,
    maxRedirections: REDIRECTIONS[patience],
    redisOptions: { ...account, ...secure, maxRetriesPerRequest, commandTimeout },
    // Certificates are for names, which ioredis would look up itself.
    ...(tls ? { dnsLookup: (host, found) => found(null, host) } : {}),
  });
  // It takes the same commands by the same methods; only its class is another one.
  return cluster as unknown as Redis;
}

/** The cluster behind a connection, if there is one. */
export function clusterOf(redis: Redis): Cluster | null {
  return redis instanceof Cluster ? redis : null;
}

/** Which store a connection and its duplicates belong to; null for a connection that was not opened by `connect`. */
export function gateOf(redis: Redis | Cluster): StoreGate | null {
  return redis instanceof Connection || redis instanceof ClusterConnection ? redis.door.gate : null;
}

/** A second connection to the same Redis that waits, whatever the first one does; it connects when it is used. */
export function patientTwin(redis: Redis): Redis {
  const cluster = clusterOf(redis);
  if (cluster === null) return redis.duplicate({ ...PATIENT, lazyConnect: true });
  const { enableOfflineQueue, ...redisOptions } = PATIENT;
  const options = { enableOfflineQueue, maxRedirections: REDIRECTIONS.wait, lazyConnect: true, redisOptions };
  // As in `open`.
  return cluster.duplicate(undefined, options) as unknown as Redis;
}

/** Settles when the connection takes commands. */
export function ready(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return Promise.resolve();
  return new Promise((done) => {
    redis.once('ready', () => done());
  });
}

/**
 * Ends when it is told to, also in the pause between two tries to connect: ioredis stops trying then, but never says that
 * it ended, and BullMQ waits for just that. A try that nobody waits for and that fails ends no process: connections that are
 * lost are told to `trouble`.
 */
class Connection extends Redis {
  door = this.#door(new StoreGate());

  /** With the gate of another connection. */
  within(gate: StoreGate): this {
    this.door = this.#door(gate);
    return this;
  }

  #door(gate: StoreGate): Door {
    const patience = this.options.maxRetriesPerRequest === null ? 'wait' : 'fail';
    const door = new Door(gate, patience, (command, stream) => super.sendCommand(command, stream as Stream));
    return watched(this, door);
  }

  override sendCommand(command: Command, stream?: Stream): unknown {
    return this.status === 'ready' ? this.door.pass(command, stream) : super.sendCommand(command, stream);
  }

  override connect(...args: Parameters<Redis['connect']>): Promise<void> {
    const trying = super.connect(...args);
    trying.catch(() => {});
    return trying;
  }

  override disconnect(reconnect = false): void {
    if (!reconnect && this.status === 'reconnecting') this.status = 'wait';
    super.disconnect(reconnect);
  }

  override duplicate(override: RedisOptions = {}): Redis {
    return new Connection({ ...this.options, ...override, replyMapping: 'legacy' }).within(this.door.gate);
  }
}

/** The same of a cluster. */
class ClusterConnection extends Cluster {
  readonly #nodes: ClusterNode[];
  door = this.#door(new StoreGate());

  constructor(nodes: ClusterNode[], { redisOptions, ...options }: PoolOptions) {
    super(nodes, { ...options, redisOptions: { ...redisOptions, replyMapping: 'legacy' } });
    this.#nodes = nodes;
  }

  /** With the gate of another connection. */
  within(gate: StoreGate): this {
    this.door = this.#door(gate);
    return this;
  }

  #door(gate: StoreGate): Door {
    const patience = this.options.redisOptions?.maxRetriesPerRequest === null ? 'wait' : 'fail';
    const send = (command: Command, stream: unknown, node: unknown) =>
      super.sendCommand(command, stream as Stream, node);
    return watched(this, new Door(gate, patience, send));
  }

  override sendCommand(command: Command, stream?: Stream, node?: unknown): unknown {
    return this.status === 'ready' ? this.door.pass(command, stream, node) : super.sendCommand(command, stream, node);
  }

  override connect(): Promise<void> {
    const trying = super.connect();
    trying.catch(() => {});
    return trying;
  }

  override disconnect(reconnect = false): void {
    if (!reconnect && this.status === 'reconnecting') this.status = 'wait';
    super.disconnect(reconnect);
  }

  override duplicate(nodes: ClusterNode[] = this.#nodes, override: PoolOptions = {}): Cluster {
    const redisOptions: NodeOptions = { ...this.options.redisOptions, ...override.redisOptions };
    return new ClusterConnection(nodes, { ...this.options, ...override, redisOptions }).within(this.door.gate);
  }
}

/** What the driver writes commands to. */
type Stream = Parameters<Redis['sendCommand']>[1];

/** Tells a door what becomes of its connection. */
function watched(redis: Redis | Cluster, door: Door): Door {
  redis.on('close', () => door.forget());
  redis.on('end', () => door.end());
  return door;
}
