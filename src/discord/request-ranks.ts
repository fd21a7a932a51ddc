import { performance } from 'node:perf_hooks';
import type { Summary } from '../tables/summary.ts';
import type { TableId } from '../tables/types.ts';
import type { Rank } from './admission.ts';
import type { ChatBackend } from './backend.ts';
import { readId } from './ids.ts';
import type { Incoming } from './payload.ts';

/** For how long it is remembered who sits at a table, in milliseconds: who is wrong for so long is served a little later. */
const FRESH = 5_000;
/** Tables, and channels, that are remembered. */
const MOST = 5_000;
/** For how long a look at Redis is waited for, in milliseconds. */
const PATIENCE = 250;
/** Tables of one person that are looked at where a command names none. */
const OWN = 5;

/** Commands that look something up, or list: nobody’s turn hangs on them. */
const LOOKS: ReadonlySet<string> = new Set(['rules', 'card', 'help', 'deck']);

type Source = Pick<ChatBackend, 'summary' | 'tableOf'> & Partial<Pick<ChatBackend, 'liveOf'>>;

/** Remembers for a moment what was looked up; one look at a time for each name. */
class Memory<T> {
  readonly #known = new Map<string, { at: number; value: Promise<T> }>();

  get(name: string, look: () => Promise<T>): Promise<T> {
    const now = performance.now();
    const known = this.#known.get(name);
    if (known !== undefined && now - known.at < FRESH) return known.value;
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
  readonly #summaries = new Memory<Summary | null>();
  readonly #threads = new Memory<TableId | null>();
  readonly #own = new Memory<TableId[]>();

  constructor(source: Source) {
    this.#source = source;
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
    const own = await this.#own.get(incoming.person.id, () => look(incoming.person.id, OWN));
    const sits = await Promise.all(own.map((table) => this.#sits(table, incoming.person.id, incoming)));
    return sits.includes(true);
  }

  #ofThread(channel: string): Promise<TableId | null> {
    return this.#threads.get(channel, () => this.#source.tableOf(channel));
  }

  /** `at`: only if the table lies in the channel where something was done, or it was done in direct messages. */
  async #sits(table: TableId, person: string, at?: Pick<Incoming, 'guild' | 'channel'>): Promise<boolean> {
    const summary = await this.#summaries.get(table, () => this.#source.summary(table));
    if (summary?.status !== 'playing' || !summary.chairs.some(({ player }) => player === person)) return false;
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
