import { randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import { handlers, slashCommands } from '../../commands/index.ts';
import { Desk } from '../queue/desk.ts';
import { type Running, startDelivery } from '../queue/roles.ts';
import { connect } from '../store/connect.ts';
import { takeLease } from '../store/lease.ts';
import type { TableId } from '../tables/types.ts';
import { restCallbacks } from './callbacks.ts';
import { type Connection, createRest, openGateway, TokenRefused } from './client.ts';
import type { GameChat } from './games/chat.ts';
import { interactionHandler } from './interactions.ts';
import { register } from './registration.ts';
import { createTransport } from './transport.ts';

export interface BotSettings {
  /** `redis://…`, `rediss://…` or the path of a unix socket. */
  redis: string;
  connection: Connection;
  applicationId: string;
  /** Registers the commands in this server alone, at once; for development. */
  guildId?: string;
  games: readonly GameChat[];
  /** Version of the renderers, part of the pictures’ names. */
  renderers: number;
  log: Logger;
  /** Shortest time between two edits of a panel, in milliseconds; 2,000 unless told. */
  betweenEdits?: number;
  /** Ends the wait for the lease. */
  signal?: AbortSignal;
}

/** The bot, connected. */
export interface Bot extends Running {
  /** Settles with the reason when the bot can't go on: its lease was lost, or its token was refused. */
  readonly ended: Promise<Error>;
}

/**
 * Runs the chat's side: waits until no other process does, connects to the gateway, tells Discord of the commands if
 * they changed, answers people, and sends what tables have to say.
 *
 * @throws TokenRefused when Discord doesn't know the token; the network's error when it can't be reached.
 */
export async function startBot(settings: BotSettings): Promise<Bot> {
  const { redis: address, connection, games, log, signal } = settings;
  const redis = connect(address, 'fail', (error) => log.warn({ error: error.message }, 'no connection to Redis'));
  const parts: Running[] = [{ close: async () => redis.disconnect() }];
  const close = async (): Promise<void> => {
    for (const part of parts.splice(0).reverse()) await part.close();
  };
  let end: (reason: Error) => void = () => {};
  const ended = new Promise<Error>((resolve) => {
    end = resolve;
  });
  try {
    const lease = await takeLease(redis, 'bot', signal === undefined ? {} : { signal });
    parts.push({ close: () => lease.release() });
    lease.lost.addEventListener('abort', () => end(new Error('Another process runs the bot now.')));

    const rest = createRest(connection);
    const desk = new Desk(redis);
    parts.push(desk);
    const answer = interactionHandler({
      handlers: handlers({ desk, games, newTable }),
      desk,
      callbacks: restCallbacks(rest),
      log,
    });
    const gateway = await openGateway(connection, { interaction: (payload) => void answer(payload), lost: end }, log);
    parts.push(gateway);
    const definitions = slashCommands(games).map(({ definition }) => definition);
    const changed = await register(rest, settings.applicationId, definitions, settings.guildId);
    log.info({ changed, guilds: gateway.client.guilds.cache.size }, 'the bot is ready');

    const { betweenEdits, renderers } = settings;
    const transport = createTransport(rest, gateway.client.user.id, games, () => end(new TokenRefused()));
    const delivery = { redis: address, log, transport, renderers };
    parts.push(await startDelivery(betweenEdits === undefined ? delivery : { ...delivery, betweenEdits }));
    return { ended, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Six letters and digits that can't be taken for each other. A billion of them: none is there twice. */
function newTable(): TableId {
  return Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
