import type { GuildManager, REST } from 'discord.js';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { GameChat } from '../chat/game-chat.ts';
import { Backend } from '../queue/backend.ts';
import { type Check, observed, RedisCheck } from '../queue/checks.ts';
import { closeInTime } from '../queue/closing.ts';
import { faultOf } from '../queue/fault.ts';
import {
  type Closeable,
  NOT_REMEMBERED,
  type RoleSettings,
  type RunningRole,
  startDelivery,
  storeLost,
} from '../queue/roles.ts';
import { throttled } from '../queue/throttle.ts';
import { checkRedis } from '../store/check.ts';
import { type SharedClock, StoreClock } from '../store/clock.ts';
import { connect, hangUp, ready, retireDuplicates } from '../store/connect.ts';
import { DeferredReplies } from '../store/deferred-replies.ts';
import { openStore } from '../store/identity.ts';
import { keys } from '../store/keys.ts';
import { type Lease, takeLease } from '../store/lease.ts';
import { Openings } from '../store/openings.ts';
import { OUTAGE, OUTAGE_ALONE, outlasting } from '../store/patience.ts';
import type { ChannelReference } from '../tables/types.ts';
import { settleAbandonedReplies } from './abandoned-replies.ts';
import { type Allowances, USUAL_ALLOWANCES } from './allowances.ts';
import { applicationOf, CLEAR_ENDPOINT, ENDPOINT, hasEndpoint } from './application.ts';
import { checkBot, DELIVERY, shardLease } from './bot-checks.ts';
import { type Callbacks, restCallbacks } from './callbacks.ts';
import { type ChannelFacts, channelFacts } from './channel-facts.ts';
import { type ChannelView, channelView, type Keepers, keepers, type ServerMember } from './channel-view.ts';
import {
  asRefused,
  type Connection,
  createAnswerClient,
  createRestClient,
  type GatewayClient,
  type GatewayEvents,
  openGateway,
  type Shard,
  TokenRefused,
} from './client.ts';
import { Deadlines } from './deadlines.ts';
import { type FetchFile, fileFetcher } from './files.ts';
import { RequestGuard } from './guard.ts';
import { type Handlers, interactionHandler } from './interactions.ts';
import { memberSees } from './member-access.ts';
import { lookAfterAtReturn, Promises } from './promises.ts';
import { CommandLimits, LookLimits } from './rates.ts';
import { type Definition, register } from './registration.ts';
import { SessionBudget } from './sessions.ts';
import { gatewayInformation, IdentifyThrottle, ShardCount, type ShardPlan, shardOf } from './shards.ts';
import { createTransport } from './transport.ts';

/** Maximum time for closing the bot, in milliseconds. The watchdog kills the process after 15,000 ms. */
const LIMIT = 12_000;
/**
 * How long outgoing messages stay reserved for a bot that died, in milliseconds. By then, another bot has taken over
 * the lease.
 */
const HOLD = 6_000;

/** The parts of the bot that command handlers work with. */
export interface HandlerTools {
  backend: Backend;
  sees: ChannelView;
  seesAfar: (person: string, place: ChannelReference) => Promise<boolean>;
  places: ChannelFacts;
  keepers: Keepers;
  openings: Openings;
  limits: Allowances;
  fetchFile: FetchFile;
  now: () => number;
}

/** The slash commands and their handlers. */
export interface Commands {
  readonly definitions: readonly Definition[];
  handlers(tools: HandlerTools): Handlers;
}

export interface BotSettings {
  /** `redis://…`, `rediss://…` or the path of a unix socket. */
  redis: string;
  connection: Connection;
  applicationId: string;
  /** Registers the commands only in this server, where they appear immediately; used in development. */
  guildId?: string;
  games: readonly GameChat[];
  /** The commands and handlers from commands/index.ts. */
  commands: Commands;
  /** Version of the renderers, which is part of the pictures’ names. */
  renderers: number;
  log: Logger;
  /** The shards that this process may serve; all of them by default. */
  shards?: ShardPlan | undefined;
  /**
   * Identifies this process among those that may run the bot. A process that replaces a dead one under the same name
   * doesn't have to wait for the dead one's leases.
   */
  holder?: string | undefined;
  /** Set if no other machine uses this Redis. The bot then keeps its leases no matter how long Redis is unreachable. */
  alone?: boolean;
  /** The data folder, which records the store that this machine uses; null (the default) for none. */
  data?: string | null | undefined;
  /** Minimum time between two edits of a panel, in milliseconds; 2,000 by default. */
  betweenEdits?: number;
  /** True if turn messages and panels are laid out in blocks. */
  frames?: boolean;
  /** Opens the clock of the bot and its delivery; `StoreClock.open` by default. */
  openClock?: RoleSettings['openClock'];
  /** The number of refused requests in ten minutes at which the bot pauses all requests; by default 5,000. */
  mostRefused?: number;
  /** The limits on what people can do; the usual ones by default. */
  limits?: Allowances | undefined;
}

/** A connected bot. */
export interface DiscordBot extends RunningRole {
  /** The shards that this process serves now, in order. */
  shards(): number[];
  /**
   * Resolves with the reason when the bot can't continue: a lease was lost, or Discord permanently closed the gateway
   * connection.
   */
  readonly ended: Promise<Error>;
}

/**
 * Runs the chat side. The bot serves the shards that no other process serves, waits for the rest, and starts with the
 * first shard it gets. Registers changed commands, answers people, and sends the tables' messages unless another
 * process does.
 * @throws TokenRefused if Discord doesn't know the token, GatewayRefused if it rejects the session, ShardsDiffer, or
 * the network's error if Discord can't be reached.
 */
export async function startBot(settings: BotSettings): Promise<DiscordBot> {
  const bot = new Bot(settings);
  try {
    await bot.start();
    return bot;
  } catch (error) {
    await bot.close();
    throw asRefused(error);
  }
}

class Bot implements DiscordBot {
  readonly ended: Promise<Error>;
  readonly #settings: BotSettings;
  readonly #redis: Redis;
  readonly #connection: Connection;
  readonly #guard: RequestGuard;
  readonly #budget: SessionBudget;
  readonly #rest: REST;
  readonly #answers: REST;
  readonly #backend: Backend;
  readonly #callbacks: Callbacks;
  readonly #closing = new AbortController();
  readonly #parts: Closeable[] = [];
  readonly #serving = new Map<number, GatewayClient>();
  readonly #leases = new Map<string, Lease>();
  readonly #check: RedisCheck;
  #plan: ShardPlan = { ids: [], count: 1 };
  readonly #facts: ChannelFacts[] = [];
  #end: (reason: Error) => void = () => {};

  constructor(settings: BotSettings) {
    const { redis: address, connection, log } = settings;
    this.#settings = settings;
    const complain = (error: Error, unsaid: number) =>
      log.warn({ fault: faultOf(error), unsaid }, 'no connection to Redis');
    this.#redis = connect(address, 'fail', throttled(complain));
    this.#guard = new RequestGuard({ redis: this.#redis, log, mostRefused: settings.mostRefused });
    this.#connection = { ...connection, guard: this.#guard };
    this.#rest = createRestClient(this.#connection);
    this.#answers = createAnswerClient(this.#connection);
    const ask = async () => (await gatewayInformation(this.#rest)).session_start_limit;
    this.#budget = new SessionBudget({ redis: this.#redis, ask, log });
    this.#backend = new Backend(this.#redis, settings.limits?.decks);
    this.#check = new RedisCheck(this.#redis);
    this.#callbacks = restCallbacks(this.#answers, log);
    this.#parts.push(this.#guard, this.#backend);
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  async start(): Promise<void> {
    const {
      shards = null,
      applicationId,
      commands,
      guildId,
      data = null,
      log,
      openClock = StoreClock.open,
    } = this.#settings;
    await this.#guard.open(this.#closing.signal);
    const { shards: recommended, session_start_limit: limit } = await gatewayInformation(this.#rest);
    this.#budget.told(limit);
    await ready(this.#redis);
    if (!(await outlasting(() => openStore(this.#redis, data, storeLost(log))))) log.warn(NOT_REMEMBERED);
    const clock = await outlasting(() => openClock(this.#redis));
    this.#parts.push({ close: async () => clock.close() });
    const agreement = new ShardCount(this.#redis);
    this.#parts.push(agreement);
    const plan = await agreement.agree(shards, recommended, this.#end);
    this.#plan = plan;
    await checkRedis(this.#redis);

    const throttle = new IdentifyThrottle(this.#redis, limit.max_concurrency);
    const starts = plan.ids.map((id) => this.#serve({ id, count: plan.count }, throttle, clock));
    for (const start of starts) this.#watch(start);
    const botId = await Promise.race(starts);
    log.info({ shards: this.shards(), of: plan.count }, 'the bot is ready');

    this.#watch(this.#deliver(botId));
    await this.#register(applicationId, commands.definitions, guildId);
  }

  shards(): number[] {
    return [...this.#serving.keys()].sort((one, other) => one - other);
  }

  observe(): Promise<Check[]> {
    const [redis, plan, leases, gateways] = [this.#redis, this.#plan, this.#leases, this.#serving];
    return observed(this.#check, () => checkBot({ redis, plan, leases, gateways, pause: this.#guard.pause }));
  }

  async close(): Promise<void> {
    this.#closing.abort(new Error('the bot is closed'));
    retireDuplicates(this.#redis);
    // Closes the bot's parts in reverse order, so that a lease is released only after the work under it has ended.
    const parts = this.#parts.splice(0).reverse();
    await closeInTime(parts, { cut: () => hangUp(this.#redis), log: this.#settings.log, limit: LIMIT });
  }

  /** Ends the bot if background work fails, unless the bot is closing. */
  #watch(work: Promise<unknown>): void {
    work.catch((error) => {
      const reason = asRefused(error);
      if (!this.#closing.signal.aborted) this.#end(reason instanceof Error ? reason : new Error(String(reason)));
    });
  }

  /**
   * Registers a part that is closed together with the bot. If the bot is already closing, closes the part immediately.
   */
  async #keep<Part extends Closeable>(part: Part): Promise<Part> {
    if (this.#closing.signal.aborted) {
      await part.close();
      this.#closing.signal.throwIfAborted();
    }
    this.#parts.push(part);
    return part;
  }

  /**
   * Waits for a lease. Losing the lease ends the bot, but a Redis outage doesn't. If two processes briefly serve the
   * same shard, that does no harm, because Discord accepts only one answer and each command is carried out once.
   */
  async #hold(name: string): Promise<void> {
    const { signal } = this.#closing;
    const { holder, alone = false } = this.#settings;
    const outage = alone ? OUTAGE_ALONE : OUTAGE;
    const lease = await takeLease(this.#redis, name, { holder, outage, signal });
    this.#leases.set(name, lease);
    lease.lost.addEventListener('abort', () => this.#end(lease.lost.reason));
    await this.#keep({ close: () => lease.release() });
  }

  /**
   * Waits until no other process serves a shard, then answers the shard's interactions. Returns the bot’s own user id.
   */
  async #serve(shard: Shard, throttle: IdentifyThrottle, clock: SharedClock): Promise<string> {
    const { commands, log, limits: allowed = USUAL_ALLOWANCES } = this.#settings;
    const connection = this.#connection;
    const backend = this.#backend;
    const callbacks = this.#callbacks;
    const name = shardLease(shard.id, shard.count);
    await this.#hold(name);
    const deferrals = new DeferredReplies(this.#redis, name);
    const { told } = await settleAbandonedReplies({ deferrals, backend, callbacks, log });
    told.catch((error: Error) =>
      log.warn({ fault: faultOf(error) }, 'abandoned replies stay open until the next start'),
    );
    const promises = new Promises({ deferrals, backend, callbacks, log });
    const ignore = lookAfterAtReturn(this.#redis, promises, log);
    await this.#keep({ close: async () => ignore() });
    const listen = (guilds: GuildManager): GatewayEvents => {
      const facts = channelFacts(guilds, this.#rest);
      this.#facts.push(facts);
      const now = (): number => clock.time();
      const tools = {
        ...{ backend, sees: channelView(guilds), places: facts, keepers: keepers(guilds) },
        seesAfar: (person: string, place: ChannelReference) => memberSees(this.#rest, facts, person, place),
        ...{ openings: new Openings(this.#redis), limits: allowed, fetchFile: fileFetcher(connection.api), now },
      };
      const sent = new CommandLimits((table) => backend.waitingAt(table), allowed.commands);
      const limits = { deadlines: new Deadlines(), looks: new LookLimits(undefined, allowed.looks), commands: sent };
      const answer = interactionHandler({
        ...{ handlers: commands.handlers(tools), backend, deferrals: promises, callbacks, log, now, ...limits },
      });
      return {
        interaction: (payload) => void answer(payload),
        changed(change) {
          // Even if the change can't be recorded, blocked messages are retried later.
          backend
            .placeChanged(change)
            .catch((error: Error) => log.warn({ fault: faultOf(error) }, 'a server change could not be recorded'));
        },
        lost: this.#end,
      };
    };
    const { signal } = this.#closing;
    const throttler = connection.ws?.buildIdentifyThrottler ?? (async () => throttle);
    const ws: Connection['ws'] = {
      ...connection.ws,
      buildIdentifyThrottler: async (manager) => {
        const door = await throttler(manager);
        return {
          waitForIdentify: async (id, until) => {
            await this.#budget.begin(shard, until);
            await door.waitForIdentify(id, until);
          },
        };
      },
    };
    // Connecting first wouldn't work, because the connection would time out while the process waits for its session
    // budget.
    await this.#budget.ready(shard, signal);
    const gateway = await this.#keep(await openGateway({ ...connection, ws }, listen, log, shard, signal));
    const { client } = gateway;
    this.#serving.set(shard.id, gateway);
    const isOut = (guild: string): boolean =>
      shardOf(guild, shard.count) === shard.id && !client.guilds.cache.has(guild);
    backend
      .settleServers(isOut)
      .catch((error: Error) => log.warn({ fault: faultOf(error) }, 'could not check which servers the bot is in'));
    return client.user.id;
  }

  /**
   * Sends the tables' messages once no other process does. Discord's limits and the order of each table's messages
   * require a single sender.
   */
  async #deliver(botId: string): Promise<void> {
    const { redis, games, log, data, betweenEdits, frames, renderers, openClock } = this.#settings;
    await this.#hold(DELIVERY);
    // This process knows only the servers of its own shards.
    const lacks = (channel: string): string[] => this.#facts.flatMap((facts) => facts.lacks(channel));
    const refused = (): void => this.#end(new TokenRefused());
    const known = {
      typeOf: (channel: string) => first(this.#facts, (facts) => facts.typeOf(channel)),
      managesThreads: (channel: string) => this.#facts.some((facts) => facts.managesThreads(channel)),
      sees: (who: ServerMember, channel: string) => first(this.#facts, (facts) => facts.sees(who, channel)),
      access: (guild: string) => first(this.#facts, (facts) => facts.access(guild)),
    };
    const transport = createTransport(this.#rest, botId, games, refused, lacks, this.#answers, known, frames);
    const delivery = { redis, log, data, hold: HOLD, transport, renderers, openClock };
    await this.#keep(await startDelivery(betweenEdits === undefined ? delivery : { ...delivery, betweenEdits }));
  }

  /**
   * Registers the commands with Discord. If registration fails, people use the commands that are already registered.
   */
  async #register(applicationId: string, definitions: readonly Definition[], guildId?: string): Promise<void> {
    const { log } = this.#settings;
    try {
      const earlier = await this.#redis.smembers(keys.registered).catch(() => []);
      const changed = await register(this.#rest, applicationId, definitions, guildId, earlier);
      await this.#redis.del(keys.registered);
      if (guildId !== undefined) await this.#redis.sadd(keys.registered, guildId);
      log.info({ changed }, 'Discord has the commands');
      if (hasEndpoint(await applicationOf(this.#rest))) log.error(`${ENDPOINT} ${CLEAR_ENDPOINT}`);
    } catch (error) {
      if (asRefused(error) instanceof TokenRefused) throw error;
      log.error(
        { fault: faultOf(error) },
        'Discord doesn’t take the commands: it goes on with those that it has; npm run register says more',
      );
    }
  }
}

/** Returns the first non-null result, or null. */
function first<One, Thing>(all: readonly One[], of: (one: One) => Thing | null): Thing | null {
  for (const one of all) {
    const found = of(one);
    if (found !== null) return found;
  }
  return null;
}
