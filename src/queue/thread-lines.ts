import type { PlayerId } from '../kernel/table.ts';
import type { LeftServers } from '../store/left-servers.ts';
import type { Stats } from '../store/stats.ts';
import { EVERYBODY } from '../store/turn-messages.ts';
import type { Directory } from '../tables/directory.ts';
import { statRows } from '../tables/stats.ts';
import type { Summary } from '../tables/summary.ts';
import type { Outgoing, TableId } from '../tables/types.ts';
import type { CalledTable, WaitingTable } from '../tables/waiting-table.ts';
import type { Made } from './answer-sender.ts';
import { type Attempt, ChannelClosed, type Channels } from './channels.ts';
import { NoView } from './no-view.ts';
import { hasComponents, type PersonalMessages } from './personal.ts';
import type { PlaceTroubles } from './posting-problems.ts';
import { LATER } from './queues.ts';
import { silent } from './silent.ts';
import type { Transport } from './transport.ts';
import { PlaceClosed, UNTIL_ADDED } from './unsent.ts';
import type { ReaderView, Views } from './views.ts';

export type Knock = Extract<Outgoing, { to: 'knock' }>;

/** The services that posting in threads needs. */
interface LineTools {
  channels: Channels;
  directory: Directory;
  left: LeftServers;
  personal: PersonalMessages;
  stats: Pick<Stats, 'keep'>;
  transport: Pick<Transport, 'sees'>;
  troubles: PlaceTroubles;
  views: Views;
  /** Makes a thread message wait until it can be posted. */
  postpone(table: TableId, line: Outgoing): Promise<void>;
  /** Composes a message from a view. */
  made(view: ReaderView & { key: string }, outgoing: Outgoing): Promise<Made>;
}

/** Posts messages where tables are played: news for everyone, and calls to people who can't get direct messages. */
export class ThreadLines {
  readonly #tools: LineTools;

  constructor(tools: LineTools) {
    this.#tools = tools;
  }

  /** Posts a message where a table is played. Returns false if there is nothing to show. Throws `PlaceClosed`. */
  async post(table: TableId, outgoing: Outgoing, attempt: Attempt): Promise<boolean> {
    const { channels, directory, left, made, personal, stats, troubles, views } = this.#tools;
    const isReport = outgoing.to === 'notice' && outgoing.kind === 'report';
    const [summary, view] = await Promise.all([
      directory.summary(table),
      views.see({ table, reader: 'spectator', ...(isReport ? { report: true } : {}) }, LATER),
    ]);
    if (summary === null || view === null) return false;
    const { report } = view.seen;
    if (isReport && report !== undefined)
      for (const [player, row] of statRows(view.seen, report, summary.place.guild))
        await stats.keep(player, table, JSON.stringify(row));
    if (await left.has(summary.place.guild)) throw new PlaceClosed(UNTIL_ADDED);
    const whole = await made(view, outgoing);
    const { body, files } = outgoing.to === 'knock' && outgoing.silent === true ? silent(whole) : whole;
    try {
      if (summary.status === 'lobby') {
        await channels.post(summary.place.channel, body, files, attempt);
        return true;
      }
      const at = await channels.postAt(summary, body, files, attempt);
      if (at === null) return true;
      const { instead, ...posted } = at;
      // Messages that ask everyone are stored, so that they can be closed after the decision.
      if (outgoing.to === 'notice' && !isReport && hasComponents(body)) {
        const kind = outgoing.kind === 'seat' ? 'vote' : 'proposal';
        await personal.keep(table, EVERYBODY, posted, body, { kind, decision: null });
        // Earlier messages about seats are closed, since the latest one asks about all absent players.
        if (kind === 'vote') await personal.tidy(view.seen, EVERYBODY);
      }
      if (instead === null) await troubles.over(summary);
      else await troubles.met(summary, troubles.trouble(summary, instead, posted.channel));
      return true;
    } catch (error) {
      if (!(error instanceof ChannelClosed)) throw error;
      throw new PlaceClosed(await troubles.met(summary, troubles.trouble(summary, error)));
    }
  }

  /**
   * Calls a person in a table's thread. If nothing can be posted in the thread, posts the call in the thread's channel.
   * If the channel is closed as well, or the person can't see it, postpones the call until the thread is open.
   */
  async knock(table: TableId, knock: Knock, attempt: Attempt): Promise<void> {
    try {
      await this.post(table, knock, attempt);
    } catch (error) {
      if (!(error instanceof PlaceClosed)) throw error;
      if (!(await this.#isCalledBeside(table, knock, attempt))) await this.#tools.postpone(table, knock);
    }
  }

  /**
   * Calls a person in the channel of a table's thread, and returns true if the call was posted. A silent call isn't
   * posted in the channel, since it isn't important enough for everyone to see.
   */
  async #isCalledBeside(table: TableId, knock: Knock, attempt: Attempt): Promise<boolean> {
    const { channels, directory, left, made, transport, views } = this.#tools;
    const summary = await directory.summary(table);
    if (summary === null || knock.silent === true || summary.status === 'lobby') return false;
    const { guild, channel, thread } = summary.place;
    if (guild === null || thread === null || thread === channel || (await left.has(guild))) return false;
    if (!(await transport.sees(knock.player, summary.place))) return false;
    const view = await views.see({ table, reader: 'spectator' }, LATER);
    if (view === null) return false;
    const { body, files } = await made(view, { ...knock, beside: true });
    try {
      await channels.post(channel, body, files, attempt);
      return true;
    } catch (error) {
      if (!(error instanceof ChannelClosed)) throw error;
      return false;
    }
  }

  /**
   * Calls a person once for several tables, which are given with the longest wait first. The call is posted in the
   * first open thread that the person can see, and names only the tables of that server.
   */
  async callOnce(knock: Knock, waiting: readonly WaitingTable[], attempt: Attempt): Promise<void> {
    const { directory, transport } = this.#tools;
    const tables = await directory.summaries(waiting.map(({ table }) => table));
    const [first] = tables;
    /** Channels that turned out to be hidden from the person. */
    const hidden = new Set<string>();
    for (const table of tables) {
      const { guild } = table.place;
      if (guild === null || hidden.has(hallOf(table))) continue;
      if (!(await transport.sees(knock.player, table.place))) hidden.add(hallOf(table));
      else if (await this.#isPosted(table.id, { ...knock, ...calledAt(table, tables, knock.player) }, attempt)) return;
    }
    if (first !== undefined) await this.knock(first.id, knock, attempt);
  }

  async #isPosted(table: TableId, knock: Knock, attempt: Attempt): Promise<boolean> {
    try {
      return await this.post(table, knock, attempt);
    } catch (error) {
      if (error instanceof PlaceClosed || error instanceof NoView) return false;
      throw error;
    }
  }
}

/** Returns the channel or forum whose permissions apply to a table's thread. */
function hallOf({ place }: Summary): string {
  return place.forum ?? place.channel;
}

/**
 * Returns the tables that a call may name if it is posted at the table `here`. Everyone there can read the call. It
 * therefore leaves out tables of other servers, and links to tables of other channels without their titles.
 */
function calledAt(here: Summary, tables: readonly Summary[], player: PlayerId): Pick<Knock, 'tables' | 'more'> {
  const near = tables.filter(({ place }) => place.guild === here.place.guild);
  return {
    tables: near.map(
      (table): CalledTable => ({
        channel: table.place.thread ?? table.place.channel,
        guild: here.place.guild,
        since: isResponse(table, player) ? null : table.since,
        title: hallOf(table) === hallOf(here) ? table.title : null,
      }),
    ),
    ...(near.length < tables.length ? { more: true as const } : {}),
  };
}

/** True if a table asks a person during another player's turn. The time of such a question isn't public. */
function isResponse({ atTurn, chairs }: Summary, player: PlayerId): boolean {
  return atTurn !== undefined && chairs[atTurn]?.player !== player;
}

/** Composes a call to a person who can't get direct messages. */
export function knockFor(player: PlayerId, about: Knock['about'], loud = true): Knock {
  return { to: 'knock', player, about, ...(loud ? {} : { silent: true as const }) };
}
