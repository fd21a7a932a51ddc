/**
 * The routes of Discord that the bot uses, without ids. A test sends a request to each route of the transport and
 * checks that none counts as `other`.
 */
export const ROUTES = [
  '/gateway',
  '/gateway/bot',
  '/users/@me',
  '/users/@me/channels',
  '/users/@me/guilds',
  '/applications/@me',
  '/applications/:id/commands',
  '/applications/:id/guilds/:id/commands',
  '/channels/:id',
  '/channels/:id/messages',
  '/channels/:id/messages/:id',
  '/channels/:id/messages/:id/threads',
  '/channels/:id/threads',
  '/channels/:id/thread-members/:id',
  '/guilds/:id',
  '/guilds/:id/channels',
  '/guilds/:id/members/:id',
  '/interactions/:id/:token/callback',
  '/webhooks/:id/:token',
  '/webhooks/:id/:token/messages/:id',
] as const;

/** The methods of requests. */
export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The classes of statuses. `none` stands for requests without a response. */
export const STATUSES = ['2xx', '3xx', '4xx', '429', '5xx', 'none'] as const;

type Route = (typeof ROUTES)[number] | 'other';
type StatusClass = (typeof STATUSES)[number] | 'other';

/** An address longer than this isn't one of Discord's. */
const LONGEST = 2_000;

const KNOWN: ReadonlySet<string> = new Set(ROUTES);

/** Returns the route of a request without its ids and tokens; `other` for an address that the bot doesn't use. */
export function routeOf(url: string): Route {
  if (url.length > LONGEST) return 'other';
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/s, '');
  const parts = path.replace(/^\/api(\/v\d+)?/, '').split('/');
  // The part after the id of an interaction or a webhook is a token, whatever it looks like.
  const hasToken = parts[1] === 'interactions' || parts[1] === 'webhooks';
  const template = parts.map((part, at) => {
    if (hasToken && at === 3) return ':token';
    const isId = /^\d{1,20}$/.test(part) || part === '@original' || (part === '@me' && at > 2);
    return isId ? ':id' : part;
  });
  const route = template.join('/');
  return isRoute(route) ? route : 'other';
}

function isRoute(route: string): route is (typeof ROUTES)[number] {
  return KNOWN.has(route);
}

/** Returns the class of a status, and 429 itself. */
export function statusClass(status: number): StatusClass {
  if (status === 429) return '429';
  if (status >= 200 && status < 300) return '2xx';
  if (status >= 300 && status < 400) return '3xx';
  if (status >= 400 && status < 500) return '4xx';
  return status >= 500 && status < 600 ? '5xx' : 'other';
}
