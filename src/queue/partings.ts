import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { Boards } from '../store/boards.ts';
import { ago, type SharedClock } from '../store/clock.ts';
import { keys } from '../store/keys.ts';
import { type Parting, Partings } from '../store/partings.ts';
import { Preferences } from '../store/preferences.ts';
import { Seekers } from '../store/seekers.ts';
import { Directory, isOver } from '../tables/directory.ts';
import type { Summary } from '../tables/summary.ts';
import type { Command } from '../tables/types.ts';
import { msUntilAwake } from '../tables/waking.ts';
import { type Attempt, nonceOf } from './channels.ts';
import type { DirectSender } from './direct-sender.ts';
import { Inbox } from './inbox.ts';
import { lasting } from './lasting.ts';
import { type AnyQueue, LATER, oncePerTable } from './queues.ts';
import { SentCommands } from './sent-commands.ts';
import { silent } from './silent.ts';
import type { Transport } from './transport.ts';

const DAY = 24 * 3_600_000;
/** How long after a removal the tables of a server end, in milliseconds. */
const KEPT = 30 * DAY;
/** How long before that the players are told, in milliseconds. They always have that much time. */
const NOTICE = 7 * DAY;
/** Maximum number of servers on which one sweep does something, and of tables that it ends on each. */
const SERVERS_AT_ONCE = 20;
const TABLES_AT_ONCE = 50;
/** Maximum number of a server's tables whose players are told. */
const TOLD_OF = 1_000;

/** The reason in the log of a table that ends because its server removed the bot. */
export const REMOVED_WHY = 'The server removed the bot 30 days ago, so the table ended without a winner.';

/** True if it is time to tell the players. */
function isNoticeDue({ since, told }: Parting, now: number): boolean {
  return told === null && ago(since, now) >= KEPT - NOTICE;
}

/** True if it is time to end the tables. */
function isEndDue({ since, told, ending }: Parting, now: number): boolean {
  return !ending && told !== null && ago(told, now) >= NOTICE && ago(since, now) >= KEPT;
}

/**
 * Plans the end of the tables on servers that removed the bot a month ago (T-HOST-12). First the sender of messages tells
 * the players, and a week later it makes sure that the bot is really gone. Then the tables end, and last of all the
 * server's data is deleted. Each step can be repeated, so a process that dies in the middle loses nothing.
 */
export class PartingPlan {
  readonly #redis: Redis;
  readonly #delivery: AnyQueue<'delivery'>;
  readonly #partings: Partings;
  readonly #directory: Directory;
  readonly #inbox: Inbox;
  readonly #sent: SentCommands;
  readonly #log: Pick<Logger, 'info'>;

  constructor(redis: Redis, delivery: AnyQueue<'delivery'>, wake: AnyQueue<'wake'>, log: Pick<Logger, 'info'>) {
    this.#redis = redis;
    this.#delivery = delivery;
    this.#partings = new Partings(redis);
    this.#directory = new Directory(redis);
    this.#inbox = new Inbox(redis, wake);
    this.#sent = new SentCommands(redis);
    this.#log = log;
  }

  /** Does the next step on the servers where one is due. `now` is in milliseconds since 1970. */
  async settleAll(now: number): Promise<void> {
    let done = 0;
    for (const parting of await this.#partings.all()) {
      if (done >= SERVERS_AT_ONCE) return;
      if (await this.#settle(parting, now)) done += 1;
    }
  }

  /** Returns true if there was something to do. */
  async #settle(parting: Parting, now: number): Promise<boolean> {
    const { guild } = parting;
    if (parting.over) {
      // Somebody may have opened a table for that server since, for example as a rematch.
      if ((await this.#redis.exists(keys.guildTables(guild))) === 0) return false;
      await this.#partings.reset(parting);
      return true;
    }
    if (parting.ending) {
      await this.#end(parting, now);
      return true;
    }
    if (!isNoticeDue(parting, now) && !isEndDue(parting, now)) return false;
    await this.#delivery.add('parting', { parting: guild }, oncePerTable(`parting-${guild}`, LATER));
    return true;
  }

  /** Ends the open tables of a server. Once none is left, deletes the server's data. */
  async #end(parting: Parting, now: number): Promise<void> {
    const { guild, since } = parting;
    const open = (await this.#directory.ofGuild(guild)).filter((table) => !isOver(table));
    let waiting = 0;
    for (const { id } of open.slice(0, TABLES_AT_ONCE)) {
      if (!(await this.#isStill(parting))) return;
      const command: Command = { id: `left-${since}`, at: now, by: 'owner', input: { t: 'end', why: REMOVED_WHY } };
      // A table whose position can't be read can't end. It leaves the lists like the others.
      if (await this.#sent.isRefused(id, command.id)) continue;
      waiting += 1;
      if (!(await this.#sent.isSent(id, command.id))) await this.#inbox.send(id, command);
    }
    if (waiting > 0 || open.length > TABLES_AT_ONCE || !(await this.#isStill(parting))) return;
    await this.#delete(guild);
    await this.#partings.keep({ ...parting, over: true });
    this.#log.info({ guild }, 'a server removed the bot a month ago, so its data was deleted');
  }

  /** True if the bot hasn't been added again in the meantime. */
  async #isStill({ guild, since }: Parting): Promise<boolean> {
    return (await this.#partings.of(guild))?.since === since;
  }

  /** Deletes the data of a server. The list of its tables goes last, because the other steps may need it. */
  async #delete(guild: string): Promise<void> {
    const redis = this.#redis;
    const seekers = new Seekers(redis);
    for (const person of await seekers.people(guild)) await seekers.leave(person, guild);
    await redis.srem(keys.seekerServers, guild);
    await new Boards(redis).drop(guild);
    await redis.srem(keys.registered, guild);
    const own = [keys.seekers, keys.server, keys.blocked, keys.statsList, keys.troubled, keys.guildPast];
    for (const key of [...own, keys.guildTables]) await redis.unlink(key(guild));
  }
}

/** The services that telling players needs. */
interface PartingTools {
  transport: Transport;
  directs: DirectSender;
  directory: Directory;
  clock: Pick<SharedClock, 'time'>;
  /** True while a person's data is being deleted. */
  isLeaving(person: string): Promise<boolean>;
}

/** Tells the players of servers that removed the bot when their games end (T-HOST-12). */
export class PartingCalls {
  readonly #partings: Partings;
  readonly #preferences: Preferences;
  readonly #tools: PartingTools;

  constructor(redis: Redis, tools: PartingTools) {
    this.#partings = new Partings(redis);
    this.#preferences = new Preferences(redis);
    this.#tools = tools;
  }

  /** Tells the players, or lets the tables end, whichever is due and if the bot is really gone. */
  async send(guild: string, attempt: Omit<Attempt, 'nonce'>): Promise<void> {
    const { transport, clock } = this.#tools;
    const now = clock.time();
    const parting = await this.#partings.of(guild);
    if (parting === null || parting.over) return;
    const [tells, ends] = [isNoticeDue(parting, now), isEndDue(parting, now)];
    if (!tells && !ends) return;
    // The server may have added the bot while no bot was running.
    if (await transport.isIn(guild)) return;
    if (ends) return this.#partings.keep({ ...parting, ending: true });
    await this.#tell(parting, now, attempt);
    await this.#partings.keep({ ...parting, told: now });
  }

  async #tell({ guild, since }: Parting, now: number, attempt: Omit<Attempt, 'nonce'>): Promise<void> {
    const { transport, directs, directory, isLeaving } = this.#tools;
    const open = (await directory.ofGuild(guild)).filter((table) => !isOver(table)).slice(0, TOLD_OF);
    const tables = (await directory.summaries(open.map(({ id }) => id))).filter(({ removed }) => removed !== true);
    const ends = Math.max(since + KEPT, now + NOTICE);
    for (const [person, theirs] of byPerson(tables)) {
      if (await isLeaving(person)) continue;
      const whole = { body: transport.parting(theirs, ends).body, files: [] };
      const { body } = msUntilAwake(await this.#preferences.times(person), now) > 0 ? silent(whole) : whole;
      // A person who accepts no direct messages can't be told.
      await lasting(
        directs.post(person, body, [], { ...attempt, nonce: nonceOf('parting', guild, person, `${since}`) }),
      );
    }
  }
}

/** The tables of each person who sits at one or opened it. */
function byPerson(tables: readonly Summary[]): Map<string, Summary[]> {
  const all = new Map<string, Summary[]>();
  for (const table of tables)
    for (const person of new Set([table.owner, ...table.chairs.flatMap(({ player }) => player ?? [])])) {
      const theirs = all.get(person);
      if (theirs === undefined) all.set(person, [table]);
      else theirs.push(table);
    }
  return all;
}
