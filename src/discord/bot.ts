import type { GuildManager } from 'discord.js';
import type { Logger } from 'pino';
import { Backend } from '../queue/backend.ts';
import { type Closeable, startDelivery } from '../queue/roles.ts';
import { connect } from '../store/connect.ts';
import { Deferrals } from '../store/deferrals.ts';
import { takeLease } from '../store/lease.ts';
import { restCallbacks } from './callbacks.ts';
import { type ChannelView, channelView, type Keepers, keepers } from './channel-view.ts';
import {
  asRefused,
  type Connection,
  createRestClient,
  type GatewayEvents,
  openGateway,
  TokenRefused,
} from './client.ts';
import type { GameChat } from './games/chat.ts';
import { type Handlers, interactionHandler } from './interactions.ts';
import { settleLeftovers } from './leftovers.ts';
import { type Definition, register } from './registration.ts';
import { createTransport } from './transport.ts';

/** What one bot at a time holds. */
const LEASE = 'bot';
/** For how long messages under way stay with a bot that died, in milliseconds: until another one has the lease. */
const HOLD = 6_000;

/** The slash commands, and who answers what people do. */
export interface Commands {
  readonly definitions: readonly Definition[];
  handlers(backend: Backend, sees: ChannelView, keepers: Keepers): Handlers;
}

export interface BotSettings {
  /** `redis://…`, `rediss://…` or the path of a unix socket. */
  redis: string;
  connection: Connection;
  applicationId: string;
  /** Registers the commands in this server alone, at once; for development. */
  guildId?: string;
  games: readonly GameChat[];
  /** What people can type and press: commands/index.ts. */
  commands: Commands;
  /** Version of the renderers, part of the pictures’ names. */
  renderers: number;
  log: Logger;
  /** Who this is among processes that may run the bot: one started in the place of a dead one need not wait. */
  holder?: string | undefined;
  /** Shortest time between two edits of a panel, in milliseconds; 2,000 unless told. */
  betweenEdits?: number;
}

/** The bot, connected. */
export interface DiscordBot extends Closeable {
  /** Settles with the reason when the bot can't go on: its lease was lost, or its token was refused. */
  readonly ended: Promise<Error>;
}

/**
 * Runs the chat's side: waits until no other process does, connects to the gateway, tells Discord of the commands if
 * they changed, answers people, and sends what tables have to say.
 *
 * @throws TokenRefused when Discord doesn't know the token; the network's error when it can't be reached.
 */
export async function startBot(settings: BotSettings): Promise<DiscordBot> {
  const { redis: address, connection, games, commands, log } = settings;
  const redis = connect(address, 'fail', (error) => log.warn({ error: error.message }, 'no connection to Redis'));
  const parts: Closeable[] = [{ close: async () => redis.disconnect() }];
  const close = async (): Promise<void> => {
    for (const part of parts.splice(0).reverse()) await part.close();
  };
  let end: (reason: Error) => void = () => {};
  const ended = new Promise<Error>((resolve) => {
    end = resolve;
  });
  try {
    const lease = await takeLease(redis, LEASE, { holder: settings.holder });
    parts.push({ close: () => lease.release() });
    lease.lost.addEventListener('abort', () => end(lease.lost.reason));

    const rest = createRestClient(connection);
    const backend = new Backend(redis);
    parts.push(backend);
    const deferrals = new Deferrals(redis, LEASE);
    const callbacks = restCallbacks(rest, log);
    const { told } = await settleLeftovers({ deferrals, backend, callbacks, log });
    told.catch((error: Error) => log.warn({ error: error.message }, 'leftovers stay until the next start'));
    const listen = (guilds: GuildManager): GatewayEvents => {
      const handlers = commands.handlers(backend, channelView(guilds), keepers(guilds));
      const answer = interactionHandler({ handlers, backend, deferrals, callbacks, log });
      return { interaction: (payload) => void answer(payload), lost: end };
    };
    const gateway = await openGateway(connection, listen, log);
    parts.push(gateway);
    const changed = await register(rest, settings.applicationId, commands.definitions, settings.guildId);
    log.info({ changed, guilds: gateway.client.guilds.cache.size }, 'the bot is ready');

    const { betweenEdits, renderers } = settings;
    const transport = createTransport(rest, gateway.client.user.id, games, () => end(new TokenRefused()));
    const delivery = { redis: address, log, hold: HOLD, transport, renderers };
    parts.push(await startDelivery(betweenEdits === undefined ? delivery : { ...delivery, betweenEdits }));
    return { ended, close };
  } catch (error) {
    await close();
    throw asRefused(error);
  }
}
