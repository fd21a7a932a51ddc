import type { REST } from 'discord.js';
import { RESTEvents } from 'discord.js';
import { count, time } from '../metrics/record.ts';
import { routeOf, statusClass } from '../metrics/routes.ts';

/** A response, as far as it is counted. */
interface Response {
  readonly status: number;
}

/** Sends a request, and counts it by its route and its result. No id and no token is kept. */
export async function requested<R extends Response>(
  url: string,
  method: string | undefined,
  send: () => Promise<R>,
): Promise<R> {
  const began = performance.now();
  let status: ReturnType<typeof statusClass> | 'none' = 'none';
  try {
    const response = await send();
    status = statusClass(response.status);
    return response;
  } finally {
    count('subspace_rest_requests_total', { route: routeOf(url), method: methodOf(method), status });
    time('subspace_rest_seconds', { status }, began);
  }
}

/** Counts how long requests wait in a client of discord.js for a limit of Discord. */
export function countWaits(rest: REST): REST {
  return rest.on(RESTEvents.RateLimited, ({ retryAfter }) =>
    count('subspace_rest_wait_seconds_total', { cause: 'limit' }, retryAfter / 1_000),
  );
}

/** Returns the scope of a rate limit, from the header of a response. */
export function limitScope(header: string | null): 'user' | 'global' | 'shared' | 'other' {
  return header === 'user' || header === 'global' || header === 'shared' ? header : 'other';
}

function methodOf(method: string | undefined): 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'other' {
  switch (method) {
    case undefined:
    case 'GET':
      return 'GET';
    case 'POST':
    case 'PUT':
    case 'PATCH':
    case 'DELETE':
      return method;
    default:
      return 'other';
  }
}
