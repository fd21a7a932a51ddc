import { performance } from 'node:perf_hooks';
import type { Summary } from '../tables/summary.ts';
import type { TableId } from '../tables/types.ts';
import type { Rank } from './admission.ts';
import type { ChatBackend } from './backend.ts';
import { readId } from './ids.ts';
import type { Incoming } from './payload.ts';

/** How long the cache remembers that a person is playing, in milliseconds. */
const FRESH = 5_000;
/** How long the cache remembers that a person isn't playing, in milliseconds. They may take a seat at any moment. */
const BRIEF = 250;
/** Maximum number of entries in a cache. */
const MOST = 5_000;
/** Maximum time to wait for Redis, in milliseconds. */
const PATIENCE = 500;
/** Maximum number of a person's tables that are checked if a command names no table. */
const OWN = 5;

/** Commands that look something up or list something. No turn depends on the answers to these commands. */
const LOOKS: ReadonlySet<string> = new Set(['rules', 'card', 'help', 'deck']);

type Source = Pick<ChatBackend, 'summary' | 'tableOf'> & Partial<Pick<ChatBackend, 'liveOf'>>;

/** Caches the results of look-ups for a short time. Simultaneous look-ups of one name share a single request. */
class Memory<T> {
  readonly #clock: () => number;
  readonly #known = new Map<string, { at: number; value: Promise<T> }>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Returns the cached value if it passes `fits`. A value that fails the check is cached only briefly. */
  async get(name: string, fits: (value: T) => boolean, look: () => Promise<T>): Promise<T> {
    const known = await this.#look(name, FRESH, look);
    return fits(known) ? known : this.#look(name, BRIEF, look);
  }

  #look(name: string, fresh: number, look: () => Promise<T>): Promise<T> {
    const now = this.#clock();
    const known = this.#known.get(name);
    if (known !== undefined && now - known.at < fresh) return known.value;
    const value = look();
    value.catch(() => this.#known.delete(name));
    this.#known.delete(name);
    this.#known.set(name, { at: now, value });
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest);
    return value;
  }
}

/** Ranks interactions by urgency. Players of the running table that an interaction belongs to come first. */
export class RequestRanks {
  readonly #source: Source;
  readonly #summaries: Memory<Summary | null>;
  readonly #threads: Memory<TableId | null>;
  readonly #own: Memory<TableId[]>;

  /** `clock` returns the time in milliseconds and never goes back. */
  constructor(source: Source, clock: () => number = () => performance.now()) {
    this.#source = source;
    this.#summaries = new Memory(clock);
    this.#threads = new Memory(clock);
    this.#own = new Memory(clock);
  }

  /** Returns the rank of an interaction. While Redis is unreachable or slow, nobody is ranked as a player. */
  async rank(incoming: Incoming): Promise<Rank> {
    if (incoming.kind === 'completion') return 'completion';
    const usual: Rank = isLook(incoming) ? 'look' : 'person';
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((settle) => {
      // Before giving up, this process reads the answers that have already arrived from Redis. It may have been too
      // busy to read them earlier.
      timer = setTimeout(() => setImmediate(settle, false), PATIENCE);
    });
    const plays = this.#plays(incoming).catch(() => false);
    return (await Promise.race([plays, late]).finally(() => clearTimeout(timer))) ? 'player' : usual;
  }

  /** True if a person has a seat at the running table that an interaction names, or at the one played in its channel. */
  async #plays(incoming: Incoming): Promise<boolean> {
    const named = tableIn(incoming) ?? (await this.#ofThread(incoming.channel));
    if (named !== null) return this.#sits(named, incoming.person.id);
    if (incoming.kind !== 'command' || this.#source.liveOf === undefined) return false;
    const look = this.#source.liveOf.bind(this.#source);
    const isSome = (tables: readonly TableId[]): boolean => tables.length > 0;
    const own = await this.#own.get(incoming.person.id, isSome, () => look(incoming.person.id, OWN));
    const sits = await Promise.all(own.map((table) => this.#sits(table, incoming.person.id, incoming)));
    return sits.includes(true);
  }

  async #ofThread(channel: Incoming['channel']): Promise<TableId | null> {
    if (channel === null) return null;
    return this.#threads.get(
      channel.id,
      (table) => table !== null,
      () => this.#source.tableOf(channel.id),
    );
  }

  /**
   * True if a person has a seat at a running table. With `at`, the table must also be in that channel, unless the
   * interaction was made in direct messages.
   */
  async #sits(table: TableId, person: string, at?: Pick<Incoming, 'guild' | 'channel'>): Promise<boolean> {
    const plays = (summary: Summary | null): boolean =>
      summary?.status === 'playing' && summary.chairs.some(({ player }) => player === person);
    const summary = await this.#summaries.get(table, plays, () => this.#source.summary(table));
    if (summary === null || !plays(summary)) return false;
    return at === undefined || at.guild === null || summary.place.channel === at.channel?.id;
  }
}

/** Returns the table that is named by the id of a component or form, or by an option. */
function tableIn(incoming: Incoming): TableId | null {
  if (incoming.kind === 'click' || incoming.kind === 'form') {
    const id = readId(incoming.customId);
    return id !== null && 'table' in id ? id.table : null;
  }
  const named = incoming.typed.get('table');
  return typeof named === 'string' && /^[a-z0-9]{6}$/.test(named) ? named : null;
}

/** True if an interaction only looks something up. */
function isLook(incoming: Exclude<Incoming, { kind: 'completion' }>): boolean {
  if (incoming.kind === 'command')
    return LOOKS.has(incoming.path[0] ?? '') || (incoming.path[0] === 'game' && incoming.path[1] === 'list');
  const id = incoming.kind === 'click' ? readId(incoming.customId) : null;
  return id !== null && ['map', 'look', 'log', 'from', 'rule', 'ask', 'tell', 'card', 'own', 'tables'].includes(id.act);
}
