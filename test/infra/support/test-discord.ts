import { afterEach, beforeEach, expect } from 'vitest';
import { Actor, answerMessage, press } from '../../../src/cli/play/chat.ts';
import { openTable, threadBegun } from '../../../src/cli/play/first-table.ts';
import { openStarterGuild, type StarterGuild } from '../../../src/cli/play/starter-guild.ts';
import { createLocalServer, type LocalServer } from '../../../src/local/server.ts';
import type { Channel } from '../../../src/local/world/records.ts';
import { until } from './until.ts';

/** A local server in the test's own process, which programs use as Discord. */
export interface TestDiscord {
  readonly server: LocalServer;
  readonly starter: StarterGuild;
  readonly ann: Actor;
  readonly ben: Actor;
  /** The settings with which a program finds it. */
  settings(): NodeJS.ProcessEnv;
  /** Waits until the bot has logged in and registered its commands. */
  botIsThere(): Promise<void>;
  /** Opens a table for Ann and Ben. Returns its id and, once the game has begun, its thread. */
  begin(title: string): Promise<{ table: string; thread: Channel }>;
}

/** Gives each test a local Discord. The test fails if a program requested a route that Discord doesn't have. */
export function withTestDiscord(): TestDiscord {
  let server: LocalServer;
  let starter: StarterGuild;
  beforeEach(async () => {
    server = await createLocalServer({ identifyEveryMs: 0 });
    starter = openStarterGuild(server);
  });
  afterEach(async () => {
    await server.close();
    expect(server.unknownRoutes).toEqual([]);
  });
  const person = (at: 0 | 1): Actor => new Actor(server.world, starter.people[at]);
  return {
    get server() {
      return server;
    },
    get starter() {
      return starter;
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
      await until('the bot is there', () => server.world.commands.has('global'));
    },
    async begin(title) {
      const [ann, ben] = [person(0), person(1)];
      const { channel, table, seats } = await openTable(server, starter, ann, title);
      await press(server.world, ann, channel, seats[0]?.button ?? '');
      await press(server.world, ben, channel, seats[1]?.button ?? '');
      await answerMessage(ann.slash(channel, '/game start', { table }));
      const thread = await threadBegun(server, 0);
      for (const one of [ann, ben]) await answerMessage(one.slash(thread, '/orders', { confirm: false }));
      return { table, thread };
    },
  };
}
