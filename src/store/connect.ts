import { Cluster, type ClusterNode, type ClusterOptions, type Command, Redis, type RedisOptions } from 'ioredis';
import { type RedisAddress, readAddress } from './address.ts';
import { Door, StoreGate } from './gate.ts';

/**
 * The behavior of a connection while Redis is unreachable: `wait` until it is back, or `fail` immediately if a person
 * is waiting.
 */
export type OfflinePolicy = 'wait' | 'fail';

/** The longest pause between two tries to connect, in milliseconds. */
const LONGEST_PAUSE = 1_000;
/**
 * How long an impatient connection waits for a reply, in milliseconds. An interaction must be answered within 3
 * seconds.
 */
const LONGEST_WAIT = 2_000;

/** Settings of a connection, with replies in the classic format. */
type ServerOptions = Omit<RedisOptions, 'replyMapping'>;
type NodeOptions = Omit<NonNullable<ClusterOptions['redisOptions']>, 'replyMapping'>;
type PoolOptions = Omit<ClusterOptions, 'redisOptions'> & { redisOptions?: NodeOptions };

const retryStrategy = (times: number): number => Math.min(times * 50, LONGEST_PAUSE);

const PATIENT = { maxRetriesPerRequest: null, enableOfflineQueue: true, commandTimeout: undefined } as const;
const IMPATIENT = { maxRetriesPerRequest: 0, enableOfflineQueue: false, commandTimeout: LONGEST_WAIT } as const;

/** How often a command follows moving slots and waits for failed masters, a tenth of a second each time. */
const REDIRECTIONS = { wait: Number.MAX_SAFE_INTEGER, fail: 16 } as const;

/**
 * Connects to a Redis server, to the master that Sentinels name, or to a Redis Cluster. A cluster accepts the same
 * commands as a server and has the same type; only the folder `store` knows the differences.
 * @param address as in `readAddress`: `redis://…`, the path of a unix socket, `redis-cluster://…`,
 * `redis-sentinel://…`.
 * @param trouble called for every lost connection; failing commands report their own errors.
 */
export function connect(address: string, patience: OfflinePolicy, trouble: (error: Error) => void = () => {}): Redis {
  const redis = open(readAddress(address), patience);
  redis.on('error', trouble);
  return redis;
}

function open(address: RedisAddress, patience: OfflinePolicy): Redis {
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
      // A former master that returns as a replica accepts no writes, so the connection looks up the master again.
      reconnectOnError: ({ message }) => (message.startsWith('READONLY') ? 2 : false),
    });
  }
  const { maxRetriesPerRequest, commandTimeout, enableOfflineQueue } = patience === 'wait' ? PATIENT : IMPATIENT;
  const cluster = new ClusterConnection([...hosts], {
    clusterRetryStrategy: retryStrategy,
    enableOfflineQueue,
    maxRedirections: REDIRECTIONS[patience],
    redisOptions: { ...account, ...secure, maxRetriesPerRequest, commandTimeout },
    // Certificates are for host names, which ioredis would resolve itself.
    ...(tls ? { dnsLookup: (host, found) => found(null, host) } : {}),
  });
  // A cluster has the same commands and methods as a server, but a different class.
  return cluster as unknown as Redis;
}

/** The cluster behind a connection, if there is one. */
export function clusterOf(redis: Redis): Cluster | null {
  return redis instanceof Cluster ? redis : null;
}

/** The store gate shared by a connection and its duplicates; null for connections that `connect` did not open. */
export function gateOf(redis: Redis | Cluster): StoreGate | null {
  return redis instanceof Connection || redis instanceof ClusterConnection ? redis.door.gate : null;
}

/** A second connection to the same Redis that waits, whatever the first one does. It connects when it is first used. */
export function patientTwin(redis: Redis): Redis {
  const cluster = clusterOf(redis);
  if (cluster === null) return redis.duplicate({ ...PATIENT, lazyConnect: true });
  const { enableOfflineQueue, ...redisOptions } = PATIENT;
  const options = { enableOfflineQueue, maxRedirections: REDIRECTIONS.wait, lazyConnect: true, redisOptions };
  // See `open`.
  return cluster.duplicate(undefined, options) as unknown as Redis;
}

/**
 * Runs `act` and sends all commands that it gives to the connection in one write. A single server runs them in order, in one turn
 * of its event loop, and flushes them to the disk together. In a cluster, each node gets its commands separately.
 */
export function inOneWrite<T>(redis: Redis, act: () => T): T {
  // There is no stream before the first connection.
  const stream: Redis['stream'] | undefined = clusterOf(redis) === null ? redis.stream : undefined;
  stream?.cork();
  // BullMQ issues its commands in later microtasks; this runs after all of them.
  queueMicrotask(() => process.nextTick(() => stream?.uncork()));
  return act();
}

/** For each connection, the connections made from it by `duplicate`. */
const duplicates = new WeakMap<object, Set<Redis>>();
/** Connections that have ended permanently and must not be reopened. */
const retired = new WeakSet<object>();

/**
 * Stops the duplicates of a connection from reconnecting once they have ended. BullMQ reconnects to a cluster when a blocking
 * command fails, even if it fails because BullMQ itself is closing. Without this, such a connection never ends.
 */
export function retireDuplicates(redis: Redis): void {
  for (const one of duplicates.get(redis) ?? []) {
    retired.add(one);
    retireDuplicates(one);
  }
}

/** Ends a connection and all its duplicates permanently. Commands without a reply fail. */
export function hangUp(redis: Redis): void {
  retired.add(redis);
  redis.disconnect();
  for (const one of duplicates.get(redis) ?? []) hangUp(one);
}

/** Settles when the connection takes commands. */
export function ready(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return Promise.resolve();
  return new Promise((done) => {
    redis.once('ready', () => done());
  });
}

/** How long a connection may take to close, in milliseconds. ioredis gives up on a silent server after 2,000. */
const GOODBYE = 2_500;
/** Timers that end a connection that doesn't close on its own. */
const endings = new WeakMap<object, NodeJS.Timeout>();

/** Calls `end` if a connection doesn't close in time. */
function endSoon(redis: Redis | Cluster, end: () => void): void {
  if (redis.status === 'end' || endings.has(redis)) return;
  endings.set(redis, setTimeout(end, GOODBYE).unref());
  redis.once('end', () => keepOpen(redis));
}

/** Cancels the timer: the connection has ended or is being reopened. */
function keepOpen(redis: object): void {
  clearTimeout(endings.get(redis));
  endings.delete(redis);
}

/** Records a duplicate, so that it ends together with its original. */
function remember<Twin extends Redis | Cluster>(redis: Redis | Cluster, twin: Twin): Twin {
  const known = duplicates.get(redis) ?? new Set();
  // A cluster takes the same commands, as in `open`.
  duplicates.set(redis, known.add(twin as unknown as Redis));
  return twin;
}

const closed = (): Promise<never> => Promise.reject(new Error('Connection is closed.'));

/** Marks a failed connection attempt as handled, because lost connections are reported to `trouble`. */
function unheard<T>(trying: Promise<T>): Promise<T> {
  trying.catch(() => {});
  return trying;
}

/**
 * A connection that ends when told to, whatever it is doing. Between two connection attempts, ioredis stops trying but
 * never reports the end, which BullMQ waits for. A failed attempt that nobody awaits doesn't end the process.
 */
class Connection extends Redis {
  door = this.#door(new StoreGate());

  /** Shares the gate of another connection. */
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
    if (retired.has(this)) return unheard(closed());
    keepOpen(this);
    return unheard(super.connect(...args));
  }

  override disconnect(reconnect = false): void {
    if (reconnect) {
      super.disconnect(true);
      return;
    }
    if (this.status === 'reconnecting') this.#end();
    else super.disconnect();
    endSoon(this, () => this.#end());
  }

  override duplicate(override: RedisOptions = {}): Redis {
    const twin = new Connection({ ...this.options, ...override, replyMapping: 'legacy' });
    return remember(this, twin.within(this.door.gate));
  }

  /** Sets the status of an unused connection (`wait`), because ioredis ends such a connection immediately. */
  #end(): void {
    this.status = 'wait';
    super.disconnect();
  }
}

/** The same for a cluster. */
class ClusterConnection extends Cluster {
  readonly #nodes: ClusterNode[];
  door = this.#door(new StoreGate());

  constructor(nodes: ClusterNode[], { redisOptions, ...options }: PoolOptions) {
    super(nodes, { ...options, redisOptions: { ...redisOptions, replyMapping: 'legacy' } });
    this.#nodes = nodes;
  }

  /** Shares the gate of another connection. */
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
    if (retired.has(this)) return unheard(closed());
    keepOpen(this);
    return unheard(super.connect());
  }

  override disconnect(reconnect = false): void {
    if (reconnect) {
      super.disconnect(true);
      return;
    }
    // A cluster ends with its last node, so without nodes it would never end.
    const isNowhere = this.status === 'connecting' && this.nodes().length === 0;
    if (this.status === 'reconnecting' || isNowhere) this.#end();
    else super.disconnect();
    endSoon(this, () => this.#end());
  }

  override duplicate(nodes: ClusterNode[] = this.#nodes, override: PoolOptions = {}): Cluster {
    const redisOptions: NodeOptions = { ...this.options.redisOptions, ...override.redisOptions };
    const twin = new ClusterConnection(nodes, { ...this.options, ...override, redisOptions });
    return remember(this, twin.within(this.door.gate));
  }

  #end(): void {
    this.status = 'wait';
    super.disconnect();
  }
}

/** The stream that the driver writes commands to. */
type Stream = Parameters<Redis['sendCommand']>[1];

/** Keeps a door informed about its connection. */
function watched(redis: Redis | Cluster, door: Door): Door {
  redis.on('close', () => door.forget());
  redis.on('end', () => door.end());
  return door;
}
