import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import type { Faults } from './faults.ts';
import type { InvalidRequests } from './invalid-requests.ts';
import type { BucketRule, LimitVerdict, RateLimits } from './limits.ts';
import { type ParsedBody, parseBody } from './rest/body.ts';
import { channelRoutes } from './rest/channels.ts';
import { commandRoutes } from './rest/commands.ts';
import { gatewayRoutes } from './rest/gateway.ts';
import { guildRoutes } from './rest/guilds.ts';
import { interactionRoutes } from './rest/interactions.ts';
import { messageRoutes } from './rest/messages.ts';
import type { RestResponse, Route } from './rest/route.ts';
import { threadMemberRoutes } from './rest/thread-members.ts';
import { userRoutes } from './rest/users.ts';
import { ApiError, ERRORS, fail } from './validate/errors.ts';
import { passTime } from './world/time.ts';
import type { World } from './world.ts';

/** A request in the log. */
export interface RequestLogEntry {
  readonly method: string;
  /**
   * The path after `/api/v10`, without the query. The path may contain interaction tokens, so use this log only in
   * tests and don't write it to a file.
   */
  readonly path: string;
  /** The time when the request arrived (ms since 1970). */
  readonly at: number;
  /** The status of the answer, which is 0 until the request is answered, and stays 0 if the connection was cut. */
  status: number;
}

/** The services that the REST API uses. */
export interface RestContext {
  readonly world: World;
  /** The token of the bot. */
  readonly token: string;
  readonly faults: Faults;
  readonly limits: RateLimits;
  readonly invalid: InvalidRequests;
  /** The last requests, oldest first. */
  readonly log: RequestLogEntry[];
  /** `METHOD path` of every request to a route that doesn't exist here. */
  readonly unknownRoutes: string[];
}

type Env = { Bindings: HttpBindings };

/** All routes that exist here. */
const ROUTES: readonly Route[] = [
  ...gatewayRoutes,
  ...userRoutes,
  ...commandRoutes,
  ...interactionRoutes,
  ...channelRoutes,
  ...messageRoutes,
  ...threadMemberRoutes,
  ...guildRoutes,
];

/** The limit of routes whose real limit isn't known. */
const USUAL_LIMIT: BucketRule = { requests: 50, seconds: 1 };

/** Maximum number of requests in the log. */
const LOG_LENGTH = 10_000;

/** The REST API, to be mounted at `/api/v10`. */
export function createRestServer(context: RestContext): Hono<Env> {
  const rest = new Hono<Env>();
  for (const route of ROUTES) rest.on(route.method, route.path, (c) => serve(context, route, c));
  rest.all('*', (c) => unknownRoute(context, c));
  return rest;
}

/** Answers a request to a route that doesn't exist here, and records it. */
export function unknownRoute(context: RestContext, c: Context<Env>): Response {
  const entry = record(context, c);
  context.unknownRoutes.push(`${entry.method} ${entry.path}`);
  entry.status = 404;
  return respondError(new ApiError(ERRORS.notFound));
}

function record({ log }: RestContext, c: Context<Env>): RequestLogEntry {
  const path = c.req.path.replace(/^\/api\/v10/, '');
  const entry: RequestLogEntry = { method: c.req.method, path, at: Date.now(), status: 0 };
  log.push(entry);
  if (log.length > LOG_LENGTH) log.shift();
  return entry;
}

async function serve(context: RestContext, route: Route, c: Context<Env>): Promise<Response> {
  const entry = record(context, c);
  if (context.invalid.banned > 0) {
    entry.status = 429;
    return respondBanned(context.invalid.banned);
  }
  const response = await respondTo(context, route, c, entry);
  // If the connection was cut, there is no response to count.
  if (response !== RESPONSE_ALREADY_SENT) context.invalid.heed(response);
  return response;
}

async function respondTo(
  context: RestContext,
  route: Route,
  c: Context<Env>,
  entry: RequestLogEntry,
): Promise<Response> {
  const fault = context.faults.take(entry.method, entry.path);
  if (fault?.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
  if (fault?.reset === 'before') return cut(c);
  if (fault?.status) {
    entry.status = fault.status;
    return respond(fault.status, fault.body ?? { message: `${fault.status}: injected`, code: 0 }, fault.headers);
  }
  const response = await answer(context, route, c);
  if (fault?.reset === 'after') return cut(c);
  entry.status = response.status;
  return response;
}

/** Ends the connection without an answer. */
function cut(c: Context<Env>): Response {
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

async function answer(context: RestContext, route: Route, c: Context<Env>): Promise<Response> {
  const parsed = await parseBody(c.req.raw).catch(asError);
  passTime(context.world);
  const open = route.access === 'token';
  const known = !context.world.tokenReset && c.req.header('authorization') === `Bot ${context.token}`;
  if (!open && !known) return respondError(new ApiError(ERRORS.unauthorized));
  const account = { route: `${route.method} ${route.path}`, major: majorOf(route, c), global: !open };
  const verdict = context.limits.take({ ...account, rule: route.limit ?? USUAL_LIMIT });
  if (!verdict.allowed) return respondLimited(verdict);
  if (parsed instanceof ApiError) return respondError(parsed, verdict.headers);
  const scarce = route.sublimit?.(parsed.body);
  if (scarce) {
    const within = context.limits.take({
      ...account,
      route: `${account.route} (sublimit)`,
      global: false,
      rule: scarce,
    });
    if (!within.allowed) return respondLimited({ ...within, headers: { ...within.headers, ...verdict.headers } });
  }
  const result = carryOut(context, route, c, parsed);
  if (result instanceof ApiError) return respondError(result, verdict.headers);
  return respond(result.status, result.body, verdict.headers);
}

function carryOut({ world }: RestContext, route: Route, c: Context<Env>, parsed: ParsedBody): RestResponse | ApiError {
  try {
    return route.handle({
      world,
      ...parsed,
      param: (name) => c.req.param(name) ?? fail('notFound'),
      query: (name) => c.req.query(name),
    });
  } catch (error) {
    return asError(error);
  }
}

function asError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}

/**
 * Returns the part of a path whose requests a bucket counts separately: the channel, the server, or the webhook's
 * token.
 */
function majorOf(route: Route, c: Context<Env>): string {
  if (route.access === 'token') return c.req.param('token') ?? '';
  return c.req.param('channel') ?? c.req.param('guild') ?? '';
}

function respondLimited({ retryAfter, global, headers }: LimitVerdict): Response {
  return respond(429, { message: 'You are being rate limited.', retry_after: retryAfter, global }, headers);
}

function respondError(error: ApiError, headers?: Headers): Response {
  return respond(error.status, error.body(), { ...headers, ...error.headers() });
}

type Headers = Readonly<Record<string, string>> | undefined;

/** Discord's own responses pass through a proxy, which names itself. */
const VIA = { via: '1.1 google' };

function respond(status: number, body: object | undefined, headers: Headers): Response {
  if (body === undefined) return new Response(null, { status, headers: { ...VIA, ...headers } });
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...VIA, ...headers },
  });
}

/** Returns the response that a banned address gets. The proxy sends it without involving Discord. */
function respondBanned(seconds: number): Response {
  const headers = { 'content-type': 'text/plain', 'Retry-After': String(Math.ceil(seconds)) };
  return new Response('error code: 1015', { status: 429, headers });
}
