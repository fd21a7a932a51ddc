import type { ClientOptions, GuildManager } from 'discord.js';
import { Client, Events, GatewayDispatchEvents, GatewayIntentBits, REST, type RESTOptions } from 'discord.js';
import type { Logger } from 'pino';
import { faultOf } from '../queue/fault.ts';
import type { PlaceChange } from '../queue/reopening.ts';
import { placeChange } from './place-change.ts';

/** How to reach Discord. */
export interface Connection {
  token: string;
  /** Where Discord is, if not at its own address: the local server's API, `http://127.0.0.1:PORT/api`. */
  api?: string;
  /** Requests in a second; Discord allows 50. */
  requestsPerSecond?: number;
  /** Overrides for the gateway; tests log in without waiting. */
  ws?: ClientOptions['ws'];
}

/** The token was refused, or taken back: nothing works until there is another. The message is the line to read. */
export class TokenRefused extends Error {
  override name = 'TokenRefused';
  readonly code = 'TokenInvalid';
  constructor() {
    super('Discord doesn’t know this token. Copy it anew from the Bot page into DISCORD_TOKEN.');
  }
}

/** A request waits this long for an answer, in milliseconds. */
const TIMEOUT = 15_000;
/** A longer wait for a rate limit is left to the delivery queue, in milliseconds. */
const LONGEST_WAIT = 2_000;

function restOptions({ api, requestsPerSecond }: Connection): Partial<RESTOptions> {
  return {
    ...(api === undefined ? {} : { api }),
    ...(requestsPerSecond === undefined ? {} : { globalRequestsPerSecond: requestsPerSecond }),
    timeout: TIMEOUT,
  };
}

/**
 * REST that tries each request once: discord.js would repeat a request that timed out and send a message twice, and
 * repeat a failed one without a pause. A rate limit without a sensible end is thrown, not waited for.
 */
export function createRestClient(connection: Connection): REST {
  return new REST({
    ...restOptions(connection),
    retries: 0,
    rejectOnRateLimit: ({ retryAfter }) => !(retryAfter > 0 && retryAfter <= LONGEST_WAIT),
  }).setToken(connection.token);
}

/** The open gateway. */
export interface GatewayClient {
  readonly client: Client<true>;
  close(): Promise<void>;
}

/** What comes in over the gateway. */
export interface GatewayEvents {
  /** Something that a person did, as Discord sent it: unchecked. */
  interaction(payload: unknown): void;
  /** Channels, threads or permissions of a server changed. */
  changed(change: PlaceChange): void;
  /** The gateway is closed for good: the token or the intents were refused. */
  lost(error: Error): void;
}

/**
 * Logs in and stays connected; discord.js resumes and reconnects by itself. `Guilds` is the only intent: interactions
 * come without any, in servers and in direct messages alike.
 *
 * @param listen makes who is told of what comes in; `guilds` hold what the gateway tells of servers, channels and roles.
 * @throws TokenRefused when the token is unknown; the network's error when Discord can't be reached.
 */
export async function openGateway(
  connection: Connection,
  listen: (guilds: GuildManager) => GatewayEvents,
  log: Pick<Logger, 'info' | 'warn' | 'error'>,
): Promise<GatewayClient> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: restOptions(connection),
    ...(connection.ws === undefined ? {} : { ws: connection.ws }),
  });
  const events = listen(client.guilds);
  client.on(Events.Raw, (packet: { t?: string; d?: unknown }) => {
    if (packet.t !== GatewayDispatchEvents.InteractionCreate) {
      const change = placeChange(packet.t, packet.d, client.user?.id);
      if (change !== null) events.changed(change);
      return;
    }
    const payload = packet.d;
    // discord.js goes on to build objects of its own from the packet, and a payload that isn't as it expects would
    // throw where nobody can catch it. We check payloads ourselves, so it gets none.
    packet.d = { type: 0 };
    events.interaction(payload);
  });
  client.on(Events.Error, (error) => log.error({ fault: faultOf(error) }, 'the gateway client failed'));
  client.on(Events.ShardError, (error) => log.warn({ fault: faultOf(error) }, 'trouble with the gateway'));
  client.on(Events.ShardReconnecting, () => log.info('reconnecting to the gateway'));
  client.on(Events.ShardDisconnect, ({ code }) =>
    events.lost(
      code === CLOSED_TOKEN ? new TokenRefused() : new Error(`The gateway was closed for good with code ${code}.`),
    ),
  );
  client.on(Events.Invalidated, () => events.lost(new TokenRefused()));

  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  try {
    await client.login(connection.token);
  } catch (error) {
    await client.destroy();
    throw asRefused(error);
  }
  return { client: await ready, close: () => client.destroy() };
}

/** The gateway's close code for a refused token. */
const CLOSED_TOKEN = 4004;

/** `TokenRefused` for any error by which Discord says that it doesn't know the token; else the error itself. */
export function asRefused(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : null;
  const status = 'status' in error ? error.status : null;
  return code === 'TokenInvalid' || code === CLOSED_TOKEN || status === 401 ? new TokenRefused() : error;
}
