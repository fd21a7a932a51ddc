import { Cluster, type ClusterNode, type ClusterOptions, type Command, Redis, type RedisOptions } from 'ioredis';
import { type RedisAddress, readAddress } from './address.ts';
import { Door, StoreGate } from './gate.ts';

/**
 * The behavior of commands while Redis is unreachable: they `wait` until Redis is back, or they `fail` immediately
 * because a person is waiting. A connection with `wait` is called patient, and one with `fail` impatient.
 */
export type OfflinePolicy = 'wait' | 'fail';

/** The longest pause between two tries to connect, in milliseconds. */
const LONGEST_PAUSE = 1_000;
/**
 * Maximum time that an impatient connection waits for a reply, in milliseconds. An interaction must be answered within 3
 * seconds.
 */
const LONGEST_WAIT = 2_000;

/** Settings of a connection. The format of replies can't be set, because it is always the classic one. */
type ServerOptions = Omit<RedisOptions, 'replyMapping'>;
type NodeOptions = Omit<NonNullable<ClusterOptions['redisOptions']>, 'replyMapping'>;
type PoolOptions = Omit<ClusterOptions, 'redisOptions'> & { redisOptions?: NodeOptions };

const retryStrategy = (times: number): number => Math.min(times * 50, LONGEST_PAUSE);

const PATIENT = { maxRetriesPerRequest: null, enableOfflineQueue: true, commandTimeout: undefined } as const;
const IMPATIENT = { maxRetriesPerRequest: 0, enableOfflineQueue: false, commandTimeout: LONGEST_WAIT } as const;

/**
 * In a cluster, a command may be redirected this many times because slots have moved, or retried after a tenth of a
 * second because a master has failed.
 */
const REDIRECTIONS = { wait: Number.MAX_SAFE_INTEGER, fail: 16 } as const;

/**
 * Connects to a Redis server, to the master that Sentinels name, or to a Redis Cluster. The result has the type of a
 * single server, because a cluster accepts the same commands. Only code in the folder `store` has to handle the
 * differences.
 * @param address in a form that `readAddress` accepts: `redis://…`, the path of a unix socket, `redis-cluster://…`,
 * `redis-sentinel://…`.
 * @param trouble called for every lost connection. Errors of failed commands go to the callers of these commands
 * instead.
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
    // Certificates are valid for host names, so ioredis must not replace the names with addresses.
    ...(tls ? { dnsLookup: (host, found) => found(null, host) } : {}),
  });
  // A cluster has the same commands and methods as a server, but a different class.
  return cluster as unknown as Redis;
}

/** Returns the cluster behind a connection, or null if there is none. */
export function clusterOf(redis: Redis): Cluster | null {
  return redis instanceof Cluster ? redis : null;
}

/**
 * Returns the gate that a connection shares with its duplicates, or null for a connection that `connect` didn't open.
 */
export function gateOf(redis: Redis | Cluster): StoreGate | null {
  return redis instanceof Connection || redis instanceof ClusterConnection ? redis.door.gate : null;
}

/**
 * Creates a second connection to the same Redis, which connects when it is first used. Commands on the second
 * connection wait while Redis is unreachable, even if the first connection is impatient.
 */
export function patientTwin(redis: Redis): Redis {
  const cluster = clusterOf(redis);
  if (cluster === null) return redis.duplicate({ ...PATIENT, lazyConnect: true });
  const { enableOfflineQueue, ...redisOptions } = PATIENT;
  const options = { enableOfflineQueue, maxRedirections: REDIRECTIONS.wait, lazyConnect: true, redisOptions };
  // See `open`.
  return cluster.duplicate(undefined, options) as unknown as Redis;
}

/**
 * Runs `act`, and sends all commands that `act` gives to the connection in one write. A single server runs these
 * commands in order, in one turn of its event loop, and flushes them to the disk together. For a cluster, the commands
 * are sent as usual.
 */
export function inOneWrite<T>(redis: Redis, act: () => T): T {
  // There is no stream until the connection is first established.
  const stream: Redis['stream'] | undefined = clusterOf(redis) === null ? redis.stream : undefined;
  if (stream !== undefined) gather(stream, () => {});
  return act();
}

/** Gathers what is written to a stream in this turn of the event loop, and sends it in one write. Then calls `done`. */
function gather(stream: Redis['stream'], done: () => void): void {
  stream.cork();
  // BullMQ issues its commands in later microtasks, and this callback runs after all of them.
  queueMicrotask(() =>
    process.nextTick(() => {
      done();
      stream.uncork();
    }),
  );
}

/** For each connection, the connections that `duplicate` made from it. */
const duplicates = new WeakMap<object, Set<Redis>>();
/** Connections that have permanently ended and must not be reopened. */
const retired = new WeakSet<object>();
/** Connections that somebody has ended. They may be reopened, but not by the driver itself. */
const left = new WeakSet<object>();

/**
 * Keeps the duplicates of a connection from reconnecting once they have ended. BullMQ reconnects to a cluster when a
 * blocking command fails, even if it fails because BullMQ itself is closing. Without this function, BullMQ would keep
 * the connection open forever.
 */
export function retireDuplicates(redis: Redis): void {
  for (const one of duplicates.get(redis) ?? []) {
    retired.add(one);
    retireDuplicates(one);
  }
}

/** Permanently ends a connection and all its duplicates. Commands that are waiting for a reply fail. */
export function hangUp(redis: Redis): void {
  retired.add(redis);
  redis.disconnect();
  for (const one of duplicates.get(redis) ?? []) hangUp(one);
}

/** Resolves when the connection accepts commands. */
export function ready(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return Promise.resolve();
  return new Promise((done) => {
    redis.once('ready', () => done());
  });
}

/**
 * Maximum time for a connection to close, in milliseconds. ioredis itself gives up on a silent server after 2,000
 * milliseconds.
 */
const GOODBYE = 2_500;
/** The timers that end connections which don't close on their own. */
const endings = new WeakMap<object, NodeJS.Timeout>();

/** Calls `end` if a connection doesn't close in time. */
function endSoon(redis: Redis | Cluster, end: () => void): void {
  if (redis.status === 'end' || endings.has(redis)) return;
  endings.set(redis, setTimeout(end, GOODBYE).unref());
  redis.once('end', () => keepOpen(redis));
}

/** Cancels the timer that `endSoon` has set, because the connection has ended or is being reopened. */
function keepOpen(redis: object): void {
  clearTimeout(endings.get(redis));
  endings.delete(redis);
}

/** Records a duplicate of a connection, so that `hangUp` ends both. */
function remember<Twin extends Redis | Cluster>(redis: Redis | Cluster, twin: Twin): Twin {
  const known = duplicates.get(redis) ?? new Set();
  // As in `open`, a cluster is treated as a server, because it accepts the same commands.
  duplicates.set(redis, known.add(twin as unknown as Redis));
  return twin;
}

const closed = (): Promise<never> => Promise.reject(new Error('Connection is closed.'));

/**
 * Handles the failure of an attempt that nobody awaits, which would otherwise end the process. `trouble` is called for
 * lost connections anyway.
 */
function unheard<T>(trying: Promise<T>): Promise<T> {
  trying.catch(() => {});
  return trying;
}

/**
 * A connection that always ends when `disconnect` is called. If `disconnect` is called between two connection attempts,
 * ioredis stops trying, but never reports the end that BullMQ waits for.
 */
class Connection extends Redis {
  /** The stream whose commands are being gathered. */
  #gathering: Redis['stream'] | null = null;
  door = this.#door(new StoreGate());

  /** Makes this connection share the gate of another connection. */
  within(gate: StoreGate): this {
    this.door = this.#door(gate);
    return this;
  }

  #door(gate: StoreGate): Door {
    const patience = this.options.maxRetriesPerRequest === null ? 'wait' : 'fail';
    const door = new Door(gate, patience, (command, stream) => {
      this.#gather();
      return super.sendCommand(command, stream as Stream);
    });
    return watched(this, door);
  }

  /** Sends all commands of one turn of the event loop in one write, because each write costs both sides a system call. */
  #gather(): void {
    const { stream } = this;
    if (stream === undefined || this.#gathering === stream) return;
    this.#gathering = stream;
    gather(stream, () => {
      this.#gathering = null;
    });
  }

  override sendCommand(command: Command, stream?: Stream): unknown {
    return this.status === 'ready' ? this.door.pass(command, stream) : super.sendCommand(command, stream);
  }

  override connect(...args: Parameters<Redis['connect']>): Promise<void> {
    if (retired.has(this)) return unheard(closed());
    // If a process stands still, its connection is ended before it closes. The driver then takes the close for a loss.
    if (left.has(this) && this.status === 'reconnecting') {
      this.#end();
      return unheard(closed());
    }
    left.delete(this);
    keepOpen(this);
    return unheard(super.connect(...args));
  }

  override disconnect(reconnect = false): void {
    if (reconnect) {
      super.disconnect(true);
      return;
    }
    left.add(this);
    if (this.status === 'reconnecting') this.#end();
    else super.disconnect();
    endSoon(this, () => this.#end());
  }

  override duplicate(override: RedisOptions = {}): Redis {
    const twin = new Connection({ ...this.options, ...override, replyMapping: 'legacy' });
    return remember(this, twin.within(this.door.gate));
  }

  /**
   * Ends the connection. Sets its status to `wait` first, because ioredis ends a connection in that status immediately.
   */
  #end(): void {
    this.status = 'wait';
    super.disconnect();
  }
}

/** A connection to a cluster that always ends when `disconnect` is called. */
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
    // ioredis ends a cluster when its last node ends, so a cluster without nodes would never end.
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

/** Tells a connection's `Door` when the connection closes or ends. */
function watched(redis: Redis | Cluster, door: Door): Door {
  redis.on('close', () => door.forget());
  redis.on('end', () => door.end());
  return door;
}
