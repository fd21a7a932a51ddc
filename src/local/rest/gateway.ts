import type { World } from '../world.ts';
import { ok, type Route } from './route.ts';

/** The routes that return the gateway's address. */
export const gatewayRoutes: readonly Route[] = [
  { method: 'GET', path: '/gateway', handle: ({ world }) => ok({ url: gatewayUrl(world) }) },
  {
    method: 'GET',
    path: '/gateway/bot',
    handle: ({ world }) =>
      ok({
        url: gatewayUrl(world),
        shards: world.shards,
        session_start_limit: {
          total: world.sessionStarts.total,
          remaining: world.sessionStarts.remaining,
          reset_after: world.sessionStarts.resetAfter,
          max_concurrency: 1,
        },
      }),
  },
];

/** Returns the address of the gateway's web socket. */
export function gatewayUrl({ origin }: World): string {
  return `${origin.replace(/^http/, 'ws')}/gateway`;
}
