import { performance } from 'node:perf_hooks';
import type { Summary } from '../tables/summary.ts';
import type { TableId } from '../tables/types.ts';
import type { Rank } from './admission.ts';
import type { ChatBackend } from './backend.ts';
import { readId } from './ids.ts';
import type { Incoming } from './payload.ts';

/** For how long it is remembered that somebody plays, in milliseconds. */
const FRESH = 5_000;
/** The same that somebody doesn’t: they may have sat down, or the game begun, just now. However many watch, one look serves all. */
const BRIEF = 250;
/** Tables, and channels, that are remembered. */
const MOST = 5_000;
/** For how long a look at Redis is waited for, in milliseconds. */
const PATIENCE = 500;
/** Tables of one person that are looked at where a command names none. */
const OWN = 5;

/** Commands that look something up, or list: nobody’s turn hangs on them. */
const LOOKS: ReadonlySet<string> = new Set(['rules', 'card', 'help', 'deck']);

type Source = Pick<ChatBackend, 'summary' | 'tableOf'> & Partial<Pick<ChatBackend, 'liveOf'>>;

/** Remembers for a moment what was looked up; one look at a time for each name. */
class Memory<T> {
  readonly #clock: () => number;
  readonly #known = new Map<string, { at: number; value: Promise<T> }>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** What is known and fits; what doesn’t fit is looked at again soon. */
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

/** Tells how urgent it is what somebody did: first of all, whether they sit at the running table that it is about. */
export class RequestRanks {
  readonly #source: Source;
  readonly #summaries: Memory<Summary | null>;
  readonly #threads: Memory<TableId | null>;
  readonly #own: Memory<TableId[]>;

  /** `clock`: milliseconds that only rise. */
  constructor(source: Source, clock: () => number = () => performance.now()) {
    this.#source = source;
    this.#summaries = new Memory(clock);
    this.#threads = new Memory(clock);
    this.#own = new Memory(clock);
  }

  /** The rank of an interaction. While Redis is away or slow everybody who isn’t looking something up is alike. */
  async rank(incoming: Incoming): Promise<Rank> {
    if (incoming.kind === 'completion') return 'completion';
    const usual: Rank = isLook(incoming) ? 'look' : 'person';
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((settle) => {
      // What Redis has answered meanwhile is read before that, however busy this process was.
      timer = setTimeout(() => setImmediate(settle, false), PATIENCE);
    });
    const plays = this.#plays(incoming).catch(() => false);
    return (await Promise.race([plays, late]).finally(() => clearTimeout(timer))) ? 'player' : usual;
  }

  /** Whether somebody sits at the running table that something is about: the one it names, or that of the place where it was done. */
  async #plays(incoming: Incoming): Promise<boolean> {
    const named = tableIn(incoming) ?? (await this.#ofThread(incoming.channel.id));
    if (named !== null) return this.#sits(named, incoming.person.id);
    if (incoming.kind !== 'command' || this.#source.liveOf === undefined) return false;
    const look = this.#source.liveOf.bind(this.#source);
    const isSome = (tables: readonly TableId[]): boolean => tables.length > 0;
    const own = await this.#own.get(incoming.person.id, isSome, () => look(incoming.person.id, OWN));
    const sits = await Promise.all(own.map((table) => this.#sits(table, incoming.person.id, incoming)));
    return sits.includes(true);
  }

  #ofThread(channel: string): Promise<TableId | null> {
    return this.#threads.get(
      channel,
      (table) => table !== null,
      () => this.#source.tableOf(channel),
    );
  }

  /** `at`: only if the table lies in the channel where something was done, or it was done in direct messages. */
  async #sits(table: TableId, person: string, at?: Pick<Incoming, 'guild' | 'channel'>): Promise<boolean> {
    const plays = (summary: Summary | null): boolean =>
      summary?.status === 'playing' && summary.chairs.some(({ player }) => player === person);
    const summary = await this.#summaries.get(table, plays, () => this.#source.summary(table));
    if (summary === null || !plays(summary)) return false;
    return at === undefined || at.guild === null || summary.place.channel === at.channel.id;
  }
}

/** The table that an id of a component or form, or an option names. */
function tableIn(incoming: Incoming): TableId | null {
  if (incoming.kind === 'click' || incoming.kind === 'form') {
    const id = readId(incoming.customId);
    return id !== null && 'table' in id ? id.table : null;
  }
  const named = incoming.typed.get('table');
  return typeof named === 'string' && /^[a-z0-9]{6}$/.test(named) ? named : null;
}

/** Whether something only looks at what is there, at no table. */
function isLook(incoming: Exclude<Incoming, { kind: 'completion' }>): boolean {
  if (incoming.kind === 'command')
    return LOOKS.has(incoming.path[0] ?? '') || (incoming.path[0] === 'game' && incoming.path[1] === 'list');
  const id = incoming.kind === 'click' ? readId(incoming.customId) : null;
  return id !== null && ['map', 'look', 'log', 'from', 'rule', 'ask', 'tell', 'card', 'own', 'tables'].includes(id.act);
}
