import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { Faults } from './faults.ts';
import { type GatewayOptions, LocalGateway } from './gateway.ts';
import { createHttp, type UpgradeHandler } from './http.ts';
import { type InvalidRequestOptions, InvalidRequests } from './invalid-requests.ts';
import { RateLimits } from './limits.ts';
import { serveAttachment } from './rest/attachments.ts';
import { createRestServer, type RequestLogEntry, type RestContext, unknownRoute } from './rest.ts';
import { openStore } from './store.ts';
import { restoreSnapshot } from './world/snapshot.ts';
import { passTime } from './world/time.ts';
import { createWorld, type World } from './world.ts';

/** Options of a local server. */
export interface LocalServerOptions extends Omit<GatewayOptions, 'token'> {
  /** 0, the default, takes any free one. */
  readonly port?: number;
  /** The bot's token; random by default. */
  readonly token?: string;
  /** The clock behind every rule of time, in milliseconds since 1970. After moving it call {@link LocalServer.passTime}. */
  readonly now?: () => number;
  /**
   * Milliseconds of this server's own work so far. They are excluded from the bot’s three seconds, because the real
   * Discord runs on other machines. Included by default.
   */
  readonly ownWork?: () => number;
  /** The folder that stores everything between runs. If omitted, all data is lost when the server closes. */
  readonly dataFolder?: string;
  /** Receives a line for the person if that folder has problems; by default it goes to standard error. */
  readonly report?: (line: string) => void;
  /** Number of shards that the bot needs, as with many servers; 1 by default. */
  readonly shards?: number;
  /** False lifts the rate limits of REST and gateway, for measuring throughput. */
  readonly rateLimits?: boolean;
  /** Number of refused requests that leads to a ban, and the ban's length. */
  readonly invalidRequests?: InvalidRequestOptions;
  /** Number of sessions that the bot may start per day; by default Discord's 1,000. */
  readonly sessionStarts?: number;
}

/** A private Discord, only on this machine. */
export interface LocalServer {
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string;
  /** The value for discord.js's `rest.api`. */
  readonly api: string;
  /** The bot's token. */
  readonly token: string;
  readonly world: World;
  readonly gateway: LocalGateway;
  readonly faults: Faults;
  /** The refused requests, and the ban that they lead to. */
  readonly invalidRequests: InvalidRequests;
  /** The last 10,000 REST requests, oldest first. */
  readonly log: readonly RequestLogEntry[];
  /** `METHOD path` of every request to an unknown REST route. A test with such a request has failed. */
  readonly unknownRoutes: string[];
  /** The app, to add further routes such as those of the page. They are guarded like all others. */
  readonly app: Hono<{ Bindings: HttpBindings }>;
  /** Lets a handler take web sockets at a path. Only this server's own pages can open them. */
  onUpgrade(path: string, handler: UpgradeHandler): void;
  /** Lets everything happen that is due by the clock. */
  passTime(): void;
  close(): Promise<void>;
}

/** Milliseconds between automatic time steps. */
const TICK = 200;

/** Starts a local server on the loopback interface. */
export async function createLocalServer(options: LocalServerOptions = {}): Promise<LocalServer> {
  const { port = 0, token = newToken(), now = Date.now, rateLimits = true } = options;
  const { dataFolder, report = console.error, shards, sessionStarts, ownWork } = options;
  const store = dataFolder === undefined ? null : openStore({ folder: dataFolder, report });
  const saved = store?.snapshot;
  const blobs = store ? { blobs: store.blobs } : {};
  const world = createWorld({ now, ownWork, shards, sessionStarts, bot: saved?.bot, after: saved?.latestId, ...blobs });
  const faults = new Faults();
  const context: RestContext = {
    world,
    token,
    faults,
    limits: new RateLimits(rateLimits),
    invalid: new InvalidRequests(options.invalidRequests),
    log: [],
    unknownRoutes: [],
  };
  const gateway = new LocalGateway(world, { ...(rateLimits ? {} : { identifyEveryMs: 0 }), ...options, token });
  const { app, server, onUpgrade, close: closeHttp } = createHttp();
  app.route('/api/v10', createRestServer(context));
  app.all('/api/*', (c) => unknownRoute(context, c));
  app.get('/attachments/:channel/:id/:filename', (c) => serveAttachment(world, c));
  onUpgrade('/gateway', (socket, request) => gateway.accept(socket, request));

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: actual } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  world.origin = `http://127.0.0.1:${actual}`;
  if (saved) restoreSnapshot(world, saved);
  store?.follow(world);
  const clock = setInterval(() => passTime(world), TICK);
  clock.unref();

  return {
    origin: world.origin,
    api: `${world.origin}/api`,
    token,
    world,
    gateway,
    faults,
    invalidRequests: context.invalid,
    log: context.log,
    unknownRoutes: context.unknownRoutes,
    app,
    onUpgrade,
    passTime: () => passTime(world),
    async close() {
      clearInterval(clock);
      gateway.terminate();
      await closeHttp();
      await store?.close();
    },
  };
}

/** Begins with a fixed word, because discord.js strips a leading `Bot`, which random characters might form. */
function newToken(): string {
  return `local.${randomBytes(32).toString('base64url')}`;
}
