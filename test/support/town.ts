import { afterEach, beforeEach, expect } from 'vitest';
import { Actor, answer, press } from '../../src/cli/play/chat.ts';
import { openTable, threadBegun } from '../../src/cli/play/first-table.ts';
import { type Home, settle } from '../../src/cli/play/home.ts';
import { createLocalServer, type LocalServer } from '../../src/local/server.ts';
import type { Channel } from '../../src/local/world/records.ts';
import { until } from './until.ts';

/** A local server in the test's own process, for programs that take it for Discord. */
export interface Town {
  readonly server: LocalServer;
  readonly home: Home;
  readonly ann: Actor;
  readonly ben: Actor;
  /** What a program needs to find it. */
  settings(): NodeJS.ProcessEnv;
  /** Waits until the bot has logged in and registered its commands. */
  botIsThere(): Promise<void>;
  /** Opens a table for Ann and Ben; gives its id and, once the game has begun, its thread. */
  begin(title: string): Promise<{ table: string; thread: Channel }>;
}

/** Gives each test a town; it fails if a program asked it for what Discord doesn't have. */
export function withTown(): Town {
  let server: LocalServer;
  let home: Home;
  beforeEach(async () => {
    server = await createLocalServer({ identifyEveryMs: 0 });
    home = settle(server);
  });
  afterEach(async () => {
    await server.close();
    expect(server.unknownRoutes).toEqual([]);
  });
  const person = (at: 0 | 1): Actor => new Actor(server.world, home.people[at]);
  return {
    get server() {
      return server;
    },
    get home() {
      return home;
    },
    get ann() {
      return person(0);
    },
    get ben() {
      return person(1);
    },
    settings: () => ({
      DISCORD_TOKEN: server.token,
      DISCORD_APPLICATION_ID: server.world.bot.id,
      DISCORD_API: server.api,
    }),
    async botIsThere() {
      await until('the bot is there', () => server.world.commands.has('global'), 60_000);
    },
    async begin(title) {
      const [ann, ben] = [person(0), person(1)];
      const { channel, table, seats } = await openTable(server, home, ann, title);
      await press(server.world, ann, channel, `Play ${seats[0]}`);
      await press(server.world, ben, channel, `Play ${seats[1]}`);
      await answer(ann.slash(channel, '/game start', { table }));
      const thread = await threadBegun(server, 0);
      for (const one of [ann, ben]) await answer(one.slash(thread, '/orders', { confirm: false }));
      return { table, thread };
    },
  };
}
