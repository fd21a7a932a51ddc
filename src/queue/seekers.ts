import type { Redis } from 'ioredis';
import type { PlayerId } from '../kernel/table.ts';
import { BlockedPeople } from '../store/blocked-people.ts';
import type { ChangeTold } from '../store/changes.ts';
import { ago, type SharedClock } from '../store/clock.ts';
import type { LeftServers } from '../store/left-servers.ts';
import { Preferences } from '../store/preferences.ts';
import { Seekers, type TableWish } from '../store/seekers.ts';
import type { Directory } from '../tables/directory.ts';
import { isWanted, openSearch } from '../tables/searching.ts';
import type { Summary } from '../tables/summary.ts';
import type { TableId } from '../tables/types.ts';
import { msUntilAwake } from '../tables/waking.ts';
import { type Attempt, nonceOf } from './channels.ts';
import type { DirectSender } from './direct-sender.ts';
import { InTurn } from './in-turn.ts';
import { lasting } from './lasting.ts';
import { type AnyQueue, LATER, oncePerTable } from './queues.ts';
import type { Transport } from './transport.ts';

/** The shortest time between two messages to a person about the tables of a server, in milliseconds. */
const BETWEEN_CALLS = 24 * 3_600_000;
/** Maximum number of tables in a message. */
const MOST_CALLED = 4;
/** Maximum number of a server's lobbies that are looked at, the most recently active first. */
const LOOKED_AT = 200;

/** Plans the messages to people who wait for tables of a server. */
export class SeekerPlan {
  readonly #seekers: Seekers;
  readonly #queue: AnyQueue<'delivery'>;

  constructor(redis: Redis, queue: AnyQueue<'delivery'>) {
    this.#seekers = new Seekers(redis);
    this.#queue = queue;
  }

  /** Called when a table of a server may need somebody. */
  async touched(guild: string | null): Promise<void> {
    if (guild === null || (await this.#seekers.people(guild)).length === 0) return;
    await this.#queue.add('seekers', { seekers: guild }, oncePerTable(`seekers-${guild}`, LATER));
  }

  /** Makes sure that everyone is told who slept when a table began to look for players, or whose job got lost. */
  async settleAll(): Promise<void> {
    for (const guild of await this.#seekers.servers()) await this.touched(guild);
  }
}

/** The people who wait for tables of servers, as they say so themselves (T-FIND-03). */
export class ServerSeekers {
  readonly #seekers: Seekers;
  readonly #plan: SeekerPlan;

  constructor(redis: Redis, delivery: AnyQueue<'delivery'>) {
    this.#seekers = new Seekers(redis);
    this.#plan = new SeekerPlan(redis, delivery);
  }

  /** Returns the tables of a server that a person wants to be told of, or null. */
  wish(player: PlayerId, guild: string): Promise<TableWish | null> {
    return this.#seekers.wish(player, guild);
  }

  /**
   * Changes what a person wants to be told of; null for nothing more. Counts once per interaction. If a table already
   * looks for players, they are told at once. Returns the text for the person.
   */
  async want(player: PlayerId, guild: string, wanted: TableWish | null, told: ChangeTold): Promise<string> {
    const says = await this.#seekers.want(player, guild, wanted, told);
    await this.#plan.touched(guild);
    return says;
  }

  /** True if a person was told of a table. */
  async toldOf(player: PlayerId, guild: string, table: TableId): Promise<boolean> {
    return (await this.#seekers.called(player, guild))?.tables.includes(table) === true;
  }
}

/** The services that telling people of tables uses. */
interface SeekerTools {
  transport: Transport;
  directs: DirectSender;
  directory: Directory;
  left: LeftServers;
  clock: Pick<SharedClock, 'time'>;
}

/** Tells people who wait for a table that one looks for players (T-FIND-03). */
export class SeekerCalls {
  readonly #seekers: Seekers;
  readonly #preferences: Preferences;
  readonly #blocked: BlockedPeople;
  readonly #tools: SeekerTools;
  /** Two jobs of a server may run at the same time. The second must see what the first has sent. */
  readonly #turns = new InTurn();

  constructor(redis: Redis, tools: SeekerTools) {
    this.#seekers = new Seekers(redis);
    this.#preferences = new Preferences(redis);
    this.#blocked = new BlockedPeople(redis);
    this.#tools = tools;
  }

  /** Tells the people who wait for tables of a server. */
  send(guild: string, attempt: Omit<Attempt, 'nonce'>): Promise<void> {
    return this.#turns.run(guild, () => this.#send(guild, attempt));
  }

  async #send(guild: string, attempt: Omit<Attempt, 'nonce'>): Promise<void> {
    const { directory, left } = this.#tools;
    if (await left.has(guild)) return;
    const lobbies = (await directory.ofGuild(guild)).filter(({ status }) => status === 'lobby').slice(0, LOOKED_AT);
    const found = await directory.summaries(lobbies.map(({ id }) => id));
    const tables = found.filter((table) => table.removed !== true && openSearch(table) !== null);
    for (const person of await this.#seekers.people(guild)) await this.#call(person, guild, tables, attempt);
  }

  /** Tells a person of the tables that they wait for, unless they sleep or have been told something today. */
  async #call(
    person: PlayerId,
    guild: string,
    tables: readonly Summary[],
    attempt: Omit<Attempt, 'nonce'>,
  ): Promise<void> {
    const { transport, directs, clock } = this.#tools;
    const wish = await this.#seekers.wish(person, guild);
    if (wish === null) return this.#seekers.forget(person, guild);
    // The wish stays, and counts again when the block ends (T-HOST-08).
    if ((await this.#blocked.find(guild, person)) !== null) return;
    const now = clock.time();
    const [last, times] = await Promise.all([this.#seekers.called(person, guild), this.#preferences.times(person)]);
    const { at = null, tables: told = [] } = last ?? {};
    if ((at !== null && ago(at, now) < BETWEEN_CALLS) || msUntilAwake(times, now) > 0) return;
    const wanted = tables.filter(
      (table) => isWanted(table, wish) && !told.includes(table.id) && !isAtTable(table, person),
    );
    const shown: Summary[] = [];
    for (const table of wanted)
      if (shown.length < MOST_CALLED && (await transport.sees(person, table.place))) shown.push(table);
    if (shown.length === 0) return;
    const nonce = nonceOf('seekers', guild, person, at === null ? 'first' : `${at}`);
    // A person who accepts no direct messages isn't tried again at once.
    await lasting(directs.post(person, transport.tablesFound(shown, guild).body, [], { ...attempt, nonce }));
    await this.#seekers.call(person, guild, { at: now, tables: shown.map(({ id }) => id) });
  }
}

function isAtTable({ owner, chairs }: Summary, person: PlayerId): boolean {
  return owner === person || chairs.some(({ player }) => player === person);
}
