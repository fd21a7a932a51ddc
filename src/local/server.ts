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
  /** The port of the server. The default, 0, means any free port. */
  readonly port?: number;
  /** The token of the bot; random by default. */
  readonly token?: string;
  /**
   * The clock for everything that depends on time, in milliseconds since 1970. A test that moves this clock must then
   * call {@link LocalServer.passTime}.
   */
  readonly now?: () => number;
  /**
   * Returns how many milliseconds this server itself has worked so far. The bot must answer within three seconds, and
   * this time doesn't count, because the real Discord runs on other machines. If the function is omitted, all time
   * counts toward the three seconds.
   */
  readonly ownWork?: () => number;
  /** The folder that stores all data between runs. Without this folder, all data is lost when the server closes. */
  readonly dataFolder?: string;
  /** Receives a line of text if that folder has problems; by default, the line goes to standard error. */
  readonly report?: (line: string) => void;
  /** The number of shards that the bot must open; 1 by default. A bot in many servers needs more than one. */
  readonly shards?: number;
  /** If false, the REST API and the gateway have no rate limits, so that throughput can be measured. */
  readonly rateLimits?: boolean;
  /** The clock of the REST API's rate limits; the real time by default, because clients really wait for it. */
  readonly limitClock?: () => number;
  /** The number of refused requests that causes a ban, and the duration of the ban. */
  readonly invalidRequests?: InvalidRequestOptions;
  /** The number of sessions that the bot may start per day; Discord's 1,000 by default. */
  readonly sessionStarts?: number;
}

/** A private Discord that exists only on this machine. */
export interface LocalServer {
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string;
  /** The value of `rest.api` for discord.js. */
  readonly api: string;
  /** The bot's token. */
  readonly token: string;
  readonly world: World;
  readonly gateway: LocalGateway;
  readonly faults: Faults;
  /** The counter of refused requests, which bans the bot if there are too many. */
  readonly invalidRequests: InvalidRequests;
  /** The last 10,000 REST requests, oldest first. */
  readonly log: readonly RequestLogEntry[];
  /**
   * `METHOD path` of every request to an unknown REST route. A test that causes a request to an unknown route has
   * failed.
   */
  readonly unknownRoutes: string[];
  /**
   * The web app, to which callers can add routes, such as the page's routes. The app protects these like its own
   * routes.
   */
  readonly app: Hono<{ Bindings: HttpBindings }>;
  /** Lets a handler take web sockets at a path. Only pages of this server can open the web sockets. */
  onUpgrade(path: string, handler: UpgradeHandler): void;
  /** Does everything that is due by the clock. */
  passTime(): void;
  close(): Promise<void>;
}

/** The interval between automatic calls of `passTime`, in milliseconds. */
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
    limits: new RateLimits(rateLimits, options.limitClock),
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
  const { port: actual } = server.address() as AddressInfo; // The server listens on a port, not on a pipe.
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

/**
 * Returns a random token with a fixed first word. Without that word, the random characters might begin with `Bot`, and
 * discord.js would remove these letters.
 */
function newToken(): string {
  return `local.${randomBytes(32).toString('base64url')}`;
}
