import { once } from 'node:events';
import { Client, type ClientOptions, GatewayIntentBits, Partials } from 'discord.js';
import { PERMISSIONS } from '../../../../src/discord/permissions.ts';
import { Actor } from '../../../../src/local/actor.ts';
import { createLocalServer, type LocalServer, type LocalServerOptions } from '../../../../src/local/server.ts';
import { addGuild, joinGuild } from '../../../../src/local/world/guilds.ts';
import type { Guild, TextChannel } from '../../../../src/local/world/records.ts';
import { addUser } from '../../../../src/local/world/users.ts';

/** A clock that stands still until it is moved. */
export interface Clock {
  (): number;
  /** Advances the clock by this many milliseconds. */
  advance(ms: number): void;
}

/** Makes a {@link Clock} that shows the time of its making. */
export function createClock(): Clock {
  let time = Date.now();
  const clock = () => time;
  return Object.assign(clock, {
    advance: (ms: number) => {
      time += ms;
    },
  });
}

/** A local server with a server "Club", its channel "general" and two members. */
export interface ServerBench {
  readonly server: LocalServer;
  readonly clock: Clock;
  readonly guild: Guild;
  readonly general: TextChannel;
  readonly alice: Actor;
  readonly bob: Actor;
  /** Logs the real client in. Its rate limits and waits are disabled unless the options say otherwise. */
  connect(options?: Partial<ClientOptions>): Promise<Client<true>>;
  /** Throws if there was a request for a route that doesn't exist. */
  close(): Promise<void>;
}

export interface BenchOptions extends LocalServerOptions {
  /** The permissions of the bot's own role beyond those of everyone. By default, those that the invite asks for. */
  readonly botPermissions?: bigint;
}

/** Starts a {@link ServerBench}. */
export async function createBench({
  botPermissions = PERMISSIONS,
  ...options
}: BenchOptions = {}): Promise<ServerBench> {
  const clock = createClock();
  const server = await createLocalServer({ now: clock, rateLimits: false, ...options });
  const { world } = server;
  const guild = addGuild(world, 'Club', { botPermissions });
  const [general] = [...world.channels.values()].filter((channel) => channel.kind === 'text');
  if (!general) throw new Error('the server has no channel');
  const [alice, bob] = ['alice', 'bob'].map((name) => {
    const user = addUser(world, name);
    joinGuild(world, guild, user);
    return new Actor(world, user);
  });
  if (!alice || !bob) throw new Error('the server has no members');
  const clients: Client[] = [];
  return {
    server,
    clock,
    guild,
    general,
    alice,
    bob,
    async connect(extra) {
      const client = createClient(server, extra);
      clients.push(client);
      const ready = once(client, 'clientReady');
      await client.login(server.token);
      await ready;
      return client as Client<true>;
    },
    async close() {
      for (const client of clients) await client.destroy();
      await server.close();
      if (server.unknownRoutes.length > 0) throw new Error(`unknown routes: ${server.unknownRoutes.join(', ')}`);
    },
  };
}

/** The real client, pointed at a local server. */
export function createClient(server: LocalServer, extra: Partial<ClientOptions> = {}): Client {
  const { rest, ...others } = extra;
  return new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages],
    partials: [Partials.Channel],
    rest: { api: server.api, cdn: server.origin, globalRequestsPerSecond: 1e9, offset: 0, ...rest },
    ws: { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => {} }) },
    ...others,
  });
}
