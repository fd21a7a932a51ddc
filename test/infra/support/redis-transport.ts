import type { Redis } from 'ioredis';
import type { Transport } from '../../../src/queue/transport.ts';

/** The key under which `redisTransport` stores the messages of its chat. */
export const SENT = { answers: 'chat:answers', posts: 'chat:posts' };

/** A chat in Redis, which outlives the processes that write to it. It recognizes messages by their nonce. */
export function redisTransport(redis: Redis): Transport {
  const nothing = async (): Promise<void> => {};
  return {
    lacks: () => [],
    compose: (seen, outgoing) => ({ body: { content: JSON.stringify({ seq: seen.seq, outgoing }) }, pictures: [] }),
    inbox: (items) => ({ body: { content: JSON.stringify(items.map(({ table }) => table.id)) }, pictures: [] }),
    tablesFound: (tables) => ({ body: { content: JSON.stringify(tables.map(({ id }) => id)) }, pictures: [] }),
    parting: (tables) => ({ body: { content: JSON.stringify(tables.map(({ id }) => id)) }, pictures: [] }),
    board: ({ tables }) => ({ body: { content: JSON.stringify(tables.map(({ id }) => id)) }, pictures: [] }),
    forgotten: (done) => ({ body: { content: JSON.stringify(done) }, pictures: [] }),
    boardProblem: (problem) => ({ body: { content: JSON.stringify(problem) }, pictures: [] }),
    exhibit: (exhibit) => ({ body: { content: JSON.stringify(exhibit) }, pictures: [] }),
    async editAnswer({ token }, { content }) {
      await redis.hset(SENT.answers, token, String(content));
      return { channel: 'answers', message: token };
    },
    attach: async ({ token }) => ({ channel: 'answers', message: token }),
    async post(channel, { content }, _files, nonce) {
      const message = `${channel}/${nonce}`;
      await redis.hsetnx(SENT.posts, message, String(content));
      return { channel, message };
    },
    async edit({ message }, { content }) {
      await redis.hset(SENT.posts, message, String(content));
    },
    reword: nothing,
    retire: nothing,
    remove: nothing,
    unarchive: nothing,
    openThread: async ({ channel }, _name, under) => under?.message ?? `thread-of-${channel}`,
    self: 'subspace',
    join: nothing,
    sees: async () => true,
    isIn: async () => false,
    openTo: async (_guild, _board, channels) => new Set(channels),
    direct: async (player) => `dm-${player}`,
    recent: async () => [],
    postedSince: async () => [],
  };
}
