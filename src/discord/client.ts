import type { ClientOptions, GuildManager } from 'discord.js';
import { Client, Events, GatewayDispatchEvents, GatewayIntentBits, REST, type RESTOptions, Status } from 'discord.js';
import { GatewayCloseCodes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import { within } from '../queue/closing.ts';
import { faultOf } from '../queue/fault.ts';
import type { PlaceChange } from '../queue/post-retry.ts';
import type { RequestGuard } from './guard.ts';
import { LastingGateway } from './lasting-gateway.ts';
import { tellingOldEdits } from './old-edits.ts';
import { placeChange } from './place-change.ts';
import { countWaits } from './rest-metrics.ts';

/** The settings of the connection to Discord. */
export interface Connection {
  token: string;
  /** The address of the API, if it isn't Discord's own; for the local server, it is `http://127.0.0.1:PORT/api`. */
  api?: string;
  /** Maximum number of requests per second; Discord allows 50. */
  requestsPerSecond?: number;
  /** Overrides for the gateway, which let tests log in without waiting. */
  ws?: ClientOptions['ws'];
  /** Checks every request before it is sent. */
  guard?: RequestGuard;
}

/**
 * Discord rejected or revoked the token, so nothing works without a new one. The error's message can be shown to the operator
 * as it is.
 */
export class TokenRefused extends Error {
  override name = 'TokenRefused';
  readonly code = 'TokenInvalid';
  constructor() {
    super('Discord doesn’t know this token. Copy it again from the Bot page into DISCORD_TOKEN.');
  }
}

/**
 * Discord closed the gateway permanently, and would close it again until something changes. The error's message can be
 * shown to the operator as it is.
 */
export class GatewayRefused extends Error {
  override name = 'GatewayRefused';
}

/** Discord allows the bot no more sessions today, so it can't log in. The message is ready to show. */
export class SessionsUsedUp extends Error {
  override name = 'SessionsUsedUp';
  readonly code = 'SessionsUsedUp';
  constructor() {
    super('Discord won’t allow this bot any more log-ins today. The bot logs in as soon as Discord allows it again.');
  }
}

/** Explanations of the close codes that end a connection permanently. */
const REFUSALS: Readonly<Partial<Record<number, string>>> = {
  [GatewayCloseCodes.InvalidShard]: 'Discord has no such shard (4010). Correct SUBSPACE_SHARDS, or leave it empty.',
  [GatewayCloseCodes.ShardingRequired]:
    'The bot is in too many servers for so few shards (4011). Stop all its processes, and start them with SUBSPACE_SHARDS empty or with more.',
  [GatewayCloseCodes.InvalidIntents]:
    'Discord doesn’t know the intents that this version requests (4013). Update Subspace.',
  [GatewayCloseCodes.DisallowedIntents]:
    'Discord doesn’t allow this application the intents that it requests (4014). Check “Privileged Gateway Intents” on its Bot page, or update Subspace.',
};

/** Returns the error for a close code that ended the connection permanently. */
function refusalOf(code: number): TokenRefused | GatewayRefused {
  if (code === GatewayCloseCodes.AuthenticationFailed) return new TokenRefused();
  return new GatewayRefused(
    REFUSALS[code] ?? `Discord closed the gateway permanently with code ${code}. Update Subspace.`,
  );
}

/** The time limit of a request, in milliseconds. */
const TIMEOUT = 15_000;
/** Maximum time for Discord to close a session, in milliseconds; discord.js would wait for 30,000 ms. */
const GOODBYE = 2_000;
/** Rate limits that last longer than this, in milliseconds, are left to the delivery queue. */
const LONGEST_WAIT = 2_000;

function restOptions({ api, requestsPerSecond, guard }: Connection): Partial<RESTOptions> {
  return {
    ...(guard === undefined ? {} : { makeRequest: guard.send }),
    ...(api === undefined ? {} : { api }),
    ...(requestsPerSecond === undefined ? {} : { globalRequestsPerSecond: requestsPerSecond }),
    timeout: TIMEOUT,
  };
}

/**
 * Creates a REST client that sends each request once. discord.js would repeat a request that timed out, which could
 * send a message twice. It would also repeat failed requests without a pause. A rate limit that lasts unreasonably long
 * throws an error instead of making the request wait.
 */
export function createRestClient(connection: Connection): REST {
  const rest = new REST({
    ...restOptions(connection),
    makeRequest: tellingOldEdits(connection.guard?.send),
    retries: 0,
    rejectOnRateLimit: ({ retryAfter }) => !(retryAfter > 0 && retryAfter <= LONGEST_WAIT),
  });
  return countWaits(rest.setToken(connection.token));
}

/**
 * Creates a REST client for requests with interaction tokens. Discord doesn't count these requests towards the bot's
 * rate limit, so discord.js must not count or delay them either.
 */
export function createAnswerClient(connection: Connection): REST {
  return createRestClient({ ...connection, requestsPerSecond: Number.POSITIVE_INFINITY });
}

/** The open gateway. */
export interface GatewayClient {
  readonly client: Client<true>;
  /** True if the connection works: Discord has greeted it, and the session has begun or was resumed. */
  isReady(): boolean;
  /** Closes the gateway within two seconds, whether or not Discord answers. */
  close(): Promise<void>;
}

/** Handlers of gateway events. */
export interface GatewayEvents {
  /** Handles the payload of an interaction, which hasn't been checked yet. */
  interaction(payload: unknown): void;
  /** Called when channels, threads or permissions of a server changed. */
  changed(change: PlaceChange): void;
  /** Called when the gateway closed permanently, because Discord rejected the token or the intents. */
  lost(error: Error): void;
}

/** A shard's number and the total number of shards. */
export interface Shard {
  id: number;
  count: number;
}

/**
 * Logs one shard in and stays connected; discord.js resumes and reconnects on its own. `Guilds` is the only intent,
 * since interactions need none.
 * @param listen creates the event handlers; `guilds` hold the gateway's data about servers, channels and roles.
 * @param signal cancels the login and ends a client that is still connecting.
 * @throws TokenRefused if the token is unknown, GatewayRefused if Discord closes the session permanently, the network's
 * error if Discord can't be reached, or the signal's reason.
 */
export async function openGateway(
  connection: Connection,
  listen: (guilds: GuildManager) => GatewayEvents,
  log: Pick<Logger, 'info' | 'warn' | 'error'>,
  shard: Shard = { id: 0, count: 1 },
  signal: AbortSignal = new AbortController().signal,
): Promise<GatewayClient> {
  signal.throwIfAborted();
  const client = new Client({
    shards: [shard.id],
    shardCount: shard.count,
    intents: [GatewayIntentBits.Guilds],
    rest: restOptions(connection),
    ws: { buildStrategy: (manager) => new LastingGateway(manager), ...connection.ws },
  });
  const events = listen(client.guilds);
  client.on(Events.Raw, (packet: { t?: string; d?: unknown }) => {
    if (packet.t !== GatewayDispatchEvents.InteractionCreate) {
      const change = placeChange(packet.t, packet.d, client.user?.id);
      if (change !== null) events.changed(change);
      return;
    }
    const payload = packet.d;
    // discord.js would continue and build its own objects from the packet, and an unexpected payload would throw an error
    // that nothing can catch. We check payloads ourselves, so discord.js gets an empty one.
    packet.d = { type: 0 };
    events.interaction(payload);
  });
  client.on(Events.Error, (error) => log.error({ fault: faultOf(error) }, 'the gateway client failed'));
  client.on(Events.ShardError, (error) => log.warn({ fault: faultOf(error) }, 'gateway error'));
  client.on(Events.ShardReconnecting, () => log.info('reconnecting to the gateway'));
  const ready = new Promise<Client<true>>((resolve, reject) => {
    client.once(Events.ClientReady, resolve);
    const lost = (reason: Error): void => {
      reject(reason);
      events.lost(reason);
    };
    client.on(Events.ShardDisconnect, ({ code }) => lost(refusalOf(code)));
    client.on(Events.Invalidated, () => lost(new TokenRefused()));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  ready.catch(() => {}); // Prevents an unhandled rejection; `lost` reports the same error.
  const login = client.login(connection.token);
  try {
    // The close code explains more than the failed login does.
    await Promise.race([login, ready]);
    const isReady = (): boolean => client.ws.shards.get(shard.id)?.status === Status.Ready;
    return { client: await ready, isReady, close: () => end(client) };
  } catch (error) {
    await end(client);
    // Only the message tells this error of discord.js apart from others.
    if (error instanceof Error && error.message.startsWith('Not enough sessions remaining')) throw new SessionsUsedUp();
    throw asRefused(error);
  }
}

/**
 * Ends a client, no matter what state it is in. A client that is still connecting handles no more events, and ends once it is
 * connected. discord.js would keep connecting anyway, and an error of its socket would end the process.
 */
async function end(client: Client): Promise<void> {
  client.removeAllListeners(Events.Raw);
  const { shards } = client.ws;
  if (shards.size > 0 && shards.every(({ status }) => status !== Status.Connecting)) {
    await within(GOODBYE, client.destroy());
    return;
  }
  const destroy = () => void client.destroy();
  client.once(Events.ShardReady, destroy).once(Events.ShardResume, destroy);
}

/** Returns `TokenRefused` for every error by which Discord rejects the token; otherwise the error itself. */
export function asRefused(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : null;
  const status = 'status' in error ? error.status : null;
  return code === 'TokenInvalid' || code === GatewayCloseCodes.AuthenticationFailed || status === 401
    ? new TokenRefused()
    : error;
}
